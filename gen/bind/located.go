package bind

import "github.com/tooladapt/tooladapt/gen/model"

// isLocated reports whether entries of o are lines of files: just a path, a line
// and a text, each there and shown in every one.
func isLocated(o *model.Object) bool {
	return len(o.Fields) == 3 &&
		hasPlain(o, "path", classString) && hasPlain(o, "line", classInt) && hasPlain(o, "text", classString)
}

// hasPlain reports whether o has a field of that name and kind whose value is
// never absent and never hidden.
func hasPlain(o *model.Object, name string, kind class) bool {
	for _, f := range o.Fields {
		if f.JSON == name {
			return bare(f.Type) == f.Type && classOf(f.Type) == kind && len(f.Go) == 1 && !f.Show.Secret && f.Show.Redact == ""
		}
	}
	return false
}

// hasAbsent reports whether elements of a list or array may be absent.
func hasAbsent(t model.Type) bool {
	switch t := bare(t).(type) {
	case model.List:
		return bare(t.Elem) != t.Elem
	case model.Array:
		return bare(t.Elem) != t.Elem
	default:
		return false
	}
}
