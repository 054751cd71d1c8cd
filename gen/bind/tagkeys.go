package bind

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// schemaKeys are the keys of tags that say something about the schema. Those of
// other libraries are no business of ours, unless they look like one of these.
var schemaKeys = [...]string{"jsonschema", "jsonschema_description", "jsonschema_extras"}

// tagKeys reports keys of a tag that nobody reads: those that stand there a
// second time, and misspelt ones.
func (b *binder) tagKeys(tag structTag) {
	keys, _ := tag.keys()
	for i, key := range keys {
		text, _ := tag.lookup(key)
		pos := tag.pos(text, 0)
		plain := strings.ToLower(strings.NewReplacer("_", "", "-", "").Replace(key))
		switch {
		case slices.Contains(keys[:i], key):
			b.found.add(pos, "TA113", "put both into one", fmt.Sprintf("the key %s stands twice in the tag, and only the first is read", key))
		case strings.HasPrefix(plain, "jsonschema") && !slices.Contains(schemaKeys[:], key):
			b.found.add(pos, "TA113", diag.DidYouMean("", key, schemaKeys[:]), fmt.Sprintf("nobody reads the key %s of the tag", key))
		}
	}
}
