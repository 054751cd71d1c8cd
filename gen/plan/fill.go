package plan

import "github.com/tooladapt/tooladapt/gen/model"

// Fill sets an argument to what is known of the caller:
//
//	in.Tenant = TenantID(d.Tenant())
type Fill struct {
	To Path
	// Convert is the type of the argument, "" for a string.
	Convert Type
	// Method is the decoder's.
	Method string
}

// fills are the arguments of o that the caller fills.
func (b *builder) fills(o *model.Object) []Fill {
	var all []Fill
	for _, h := range o.Hidden {
		f := Fill{To: Path(b.locals.In), Method: exported(string(h.From))}
		for _, step := range h.Go {
			f.To = f.To.dot(step.Name)
		}
		if of := b.typeOf(h.Type); of != "string" {
			f.Convert = of
		}
		all = append(all, f)
	}
	return all
}

// hiddenNames are the names that encoding/json has for the arguments of o that
// the caller fills.
func hiddenNames(o *model.Object) []string {
	var all []string
	for _, h := range o.Hidden {
		if h.JSON != "" {
			all = append(all, h.JSON)
		}
	}
	return all
}
