package bind

import (
	"fmt"
	"go/types"
)

// namesakes reports fields of t itself that have one JSON name: encoding/json
// sees the one that its tag names, or none of them, without a word.
func (b *binder) namesakes(t types.Type, tagOf func([]*types.Var, string) structTag) {
	own, _ := embedded{typ: t}.fields(tagOf)
	for i, f := range own {
		for _, earlier := range own[:i] {
			if earlier.name != f.name {
				continue
			}
			sees := "neither"
			if seen, ok := dominant(own, f.name); ok {
				sees = seen.last().Name() + " only"
			}
			b.found.add(f.tag.field, "TA114", "give one of them another name",
				fmt.Sprintf("%s and %s have the JSON name %q, of which encoding/json sees %s", earlier.last().Name(), f.last().Name(), f.name, sees))
			break
		}
	}
}
