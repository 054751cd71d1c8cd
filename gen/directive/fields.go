package directive

// Fields lets the model say which fields of a result it wants.
type Fields struct {
	// Concise are the fields of the concise form, by JSON name; none where there
	// is no such form.
	Concise []Value[string]
}

// readFields reads //tool:fields, or //tool:fields concise=order_id,status.
func readFields(a *args, s *Struct) {
	words, values, ok := a.keyed("", "concise")
	if !a.surplus(words) || !ok {
		return
	}
	var f Fields
	for _, v := range values["concise"] {
		for _, part := range v.split(',') {
			if part.String == "" {
				a.report(part.Position(0), "TA026", "a field of concise= has no name")
				return
			}
			f.Concise = append(f.Concise, Value[string]{part.Position(0), part.String})
		}
	}
	s.Fields = Value[Fields]{a.pos, f}
}
