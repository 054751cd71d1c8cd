package notes

import (
	"context"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Whose notes are listed is not for the model to say: it is who calls. A model
// that says it is refused, and nobody's notes are anybody's.
func Example() {
	x := exec.New(new(Notebook).Tools(), exec.Config{})
	ask := func(ctx context.Context, name, arguments string) {
		fmt.Println(x.Do(ctx, tool.Call{Name: name, Arguments: []byte(arguments)}).Content)
	}
	ann := tool.WithCaller(context.Background(), tool.Caller{Subject: "ann"})
	bob := tool.WithCaller(context.Background(), tool.Caller{Subject: "bob"})
	ask(ann, "add_note", `{"text": "milk, bread"}`)
	ask(bob, "list_notes", `{"owner": "ann"}`)
	ask(bob, "list_notes", `{}`)
	ask(context.Background(), "list_notes", `{}`)
	// Output:
	// [result] add_note success
	// arg.text: milk, bread
	// [note]
	// note_id: 1
	// text: "milk, bread"
	//
	// [result] list_notes failed
	// [error]
	// code: INVALID_ARGUMENTS
	// message: the only argument is not valid; the tool was not run
	// side_effect: not_applied
	// retryable: false
	// [arguments] rows 1-1 of 1
	// name|sent|problem|expected
	// owner|ann|unknown|no arguments are known
	// [call] lines 1-1 of 1
	// 1| {}
	//
	// [result] list_notes success
	// empty (1): note
	// complete: true
	// [note] rows 0 of 0
	// note_id|text
	//
	// [result] list_notes denied
	// [error]
	// code: UNAUTHENTICATED
	// message: the user is not signed in
	// side_effect: not_applied
	// retryable: false
	// user_action_required: true
	// next.1: the user could sign in again
}
