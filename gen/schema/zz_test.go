package schema_test
import ("testing";"fmt";"github.com/tooladapt/tooladapt/gen/schema";"github.com/tooladapt/tooladapt/gen/model")
func TestZZ(t *testing.T) {
	for _, tool := range tools() {
		for _, f := range tool.Arguments.Fields {
			alone := &model.Tool{Name: tool.Name, Arguments: object(f)}
			text, _ := schema.Arguments(alone)
			for _, v := range append(values(verdicts[tool.Name][f.JSON]), "+[[1],[\"x\"]]") {
				alone.Examples = []model.Example{{JSON: `{"`+f.JSON+`":`+v[1:]+`}`}}
				for _, d := range schema.Check(alone, text) { fmt.Println(alone.Examples[0].JSON, "\n\t", d.Message) 
				fmt.Printf("\t\t%q\n", schema.Accepts(text, alone.Examples[0].JSON))
				}
			}
		}
	}
}
