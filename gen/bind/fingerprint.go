package bind

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// fingerprint sums up what no compiler sees of the sources, as package
// tooltest does when the generated test runs.
func (b *binder) fingerprint() model.Fingerprint {
	p := print{types: make(map[string]bool), tools: make(map[string]bool)}
	fp := model.Fingerprint{Types: b.reached}
	for _, o := range b.pkg.Objects {
		if o.Local {
			fp.Types = append(fp.Types, o.Go.Name)
		} else {
			fp.Foreign = append(fp.Foreign, o.Go)
		}
	}
	for _, e := range b.pkg.Enums {
		if e.Local {
			fp.Types = append(fp.Types, e.Go.Name)
		}
	}
	slices.Sort(fp.Types)
	fp.Types = slices.Compact(fp.Types) // reached more than once
	slices.SortFunc(fp.Foreign, func(x, y model.Name) int {
		return strings.Compare(x.Path+"\x00"+x.String(), y.Path+"\x00"+y.String())
	})
	for _, name := range fp.Types {
		p.types[name] = true
	}
	for _, f := range b.src.All {
		p.findTools(f)
	}
	for _, f := range b.src.All {
		p.file(f)
	}
	for _, t := range b.foreign {
		p.foreign(t)
	}
	slices.Sort(p.lines)
	sum := sha256.Sum256([]byte(strings.Join(p.lines, "")))
	fp.Sum = hex.EncodeToString(sum[:])
	return fp
}
