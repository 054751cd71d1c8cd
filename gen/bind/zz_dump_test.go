package bind_test
import ("testing";"fmt")
func TestDump(t *testing.T) {
	for _, name := range fixtures(t) {
		fmt.Println("=== ", name)
		_, found := bound(t, parse(t, name))
		for _, d := range found { fmt.Printf("%s\n\t%s\n", d.Error(), d.Hint) }
	}
}
