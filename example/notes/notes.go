// Package notes holds the tools of a notebook that many people share. Whose
// notes a call is about is no argument that a model could send: the executor
// fills it in from who calls.
package notes

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt

import (
	"context"
	"strconv"
	"sync"
)

// AddNote adds a note to the user's notebook.
//
//tool:name add_note
//tool:risk R2
//tool:example {"text": "milk, bread"}
//tool:reject {"text": "milk, bread", "owner": "ann"}
//tool:sample {"note_id": "1", "text": "milk, bread"}
type AddNote struct {
	// Owner is whose notebook it is.
	Owner string `json:"-" tool:"from=caller.subject"`
	// What to remember.
	Text string `json:"text" jsonschema:"minLength=1,maxLength=500"`
}

// ListNotes lists the notes in the user's notebook.
//
//tool:name list_notes
//tool:risk R1
//tool:sample [{"note_id": "1", "text": "milk, bread"}, {"note_id": "2", "text": "call Ann"}]
type ListNotes struct {
	// Owner is whose notebook it is.
	Owner string `json:"-" tool:"from=caller.subject"`
}

// Note is one note.
type Note struct {
	ID   string `json:"note_id" tool:"key"`
	Text string `json:"text" tool:"untrusted"`
}

// Notebook has the notes of all people. The zero Notebook is empty.
type Notebook struct {
	mu    sync.Mutex
	notes map[string][]Note // by owner
}

// Add handles add_note.
func (b *Notebook) Add(_ context.Context, in AddNote) (Note, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.notes == nil {
		b.notes = map[string][]Note{}
	}
	n := Note{ID: strconv.Itoa(len(b.notes[in.Owner]) + 1), Text: in.Text}
	b.notes[in.Owner] = append(b.notes[in.Owner], n)
	return n, nil
}

// List handles list_notes.
func (b *Notebook) List(_ context.Context, in ListNotes) ([]Note, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]Note(nil), b.notes[in.Owner]...), nil
}
