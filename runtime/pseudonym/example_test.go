package pseudonym_test

import (
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/pseudonym"
)

// A service gets its key when it is made, and its handlers answer pseudonyms.
func Example() {
	key, err := pseudonym.NewKey([]byte("32 random bytes from the secrets"))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(key.Of("13800138000"))
	fmt.Println(key.Of("13800138000") == key.Of("13900139000"))
	// Output:
	// jgrlr0559s4lv9g2
	// false
}
