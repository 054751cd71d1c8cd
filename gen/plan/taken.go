package plan

import "slices"

// Taken reports whether the entry shows its value, and not only that there is
// one.
func (e Entry) Taken() bool {
	switch s := e.Shown.(type) {
	case Fixed:
		return false
	case Group:
		return slices.ContainsFunc(s.Entries, func(e Entry) bool {
			return !onlySent(e.When) || e.Maybe != "" || e.Taken()
		})
	default:
		return true
	}
}

// Taken reports whether the note says something of its value, and not only that
// there is one.
func (n Note) Taken() bool {
	switch s := n.Says.(type) {
	case SaysKey:
		return s.Text.Form != Concealed
	case SaysAll:
		return slices.ContainsFunc(s.Notes, func(n Note) bool {
			return !onlySent(n.When) || n.Maybe != "" || n.Taken()
		})
	default:
		return true
	}
}
