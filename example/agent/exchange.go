package main

import (
	"github.com/tooladapt/tooladapt/runtime/history"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// exchange is one call and the text that the model gets for it: all that a
// model ever knows of a tool.
type exchange struct {
	call tool.Call
	text string
}

// exchanges are the calls of a conversation with their answers, as far as they
// were not left out for want of room.
func exchanges(talk []history.Message) []exchange {
	var all []exchange
	for _, m := range talk {
		switch m := m.(type) {
		case history.Turn:
			for _, c := range m.Calls {
				all = append(all, exchange{call: c})
			}
		case history.Result:
			all[len(all)-1].text = m.Content
		}
	}
	return all
}
