package decode

import "github.com/tooladapt/tooladapt/runtime/tool"

// tally counts what was found so far; where two of them are equal, nothing was
// found in between.
type tally struct{ violations, notes int32 }

// maxNotes is how many coercions are told, and how many defaults.
const maxNotes = 20

// defaultRule marks the note of a field that has its default.
const defaultRule = "default"

// note records the coercion of the current value, which was sent as before.
func (d *Decoder) note(rule string, before []byte, hidden bool) {
	switch {
	case d.how == nil:
	case hidden:
		d.addNote(tool.Coercion{Rule: rule, Before: masked})
	default:
		d.addNote(tool.Coercion{Rule: rule, Before: clipped(string(before[:min(len(before), longest*maxShown)]), maxShown)})
	}
}

func (d *Decoder) addNote(n tool.Coercion) {
	if d.report == nil {
		d.report = new(report)
	}
	d.report.addNote(n)
	d.tally.notes = int32(len(d.report.notes))
}

// addNote keeps n, or counts it where enough of its kind are told.
func (r *report) addNote(n tool.Coercion) {
	same := 0
	for _, old := range r.notes {
		if (old.Rule == defaultRule) == (n.Rule == defaultRule) {
			same++
		}
	}
	if same == maxNotes {
		r.unsaid++
		return
	}
	r.notes = append(r.notes, n)
}

// Default reports whether field i needs its default, because it was not sent,
// and notes that. It is asked once, after the last field.
func (o *ObjectFrame) Default(d *Decoder, i int) bool {
	if o.seen.has(i) && !o.null.has(i) {
		return false
	}
	if d.how != nil {
		d.addNote(tool.Coercion{Rule: defaultRule, Path: pointer(o.rule.Fields[i].Name)})
	}
	return true
}

// tell hands the notes to who asked for them.
func (d *Decoder) tell() {
	if d.how == nil || d.report == nil {
		return
	}
	d.how.More = d.report.unsaid
	for _, n := range d.report.notes {
		if n.Rule == defaultRule {
			d.how.Defaulted = append(d.how.Defaulted, n.Path)
		} else {
			d.how.Coercions = append(d.how.Coercions, n)
		}
	}
}
