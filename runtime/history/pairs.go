package history

// place is one call: the turn, by its message, and which of its calls.
type place struct{ turn, call int }

// pairs finds the call that each result answers: the nearest one before it of its
// id that no other result answers. A model that gives no ids, or the same twice,
// is understood as far as its results are in the order of the calls.
func pairs(messages []Message) map[int]place {
	answered := make(map[int]place)
	waiting := make(map[string][]place) // the next to be answered last
	for i, m := range messages {
		switch m := m.(type) {
		case Turn:
			for call := len(m.Calls) - 1; call >= 0; call-- {
				id := m.Calls[call].ID
				waiting[id] = append(waiting[id], place{i, call})
			}
		case Result:
			if all := waiting[m.CallID]; len(all) > 0 {
				last := len(all) - 1
				answered[i], waiting[m.CallID] = all[last], all[:last]
			}
		}
	}
	return answered
}
