package history

import "github.com/tooladapt/tooladapt/runtime/tool"

// Message is one message of a conversation, a sealed sum: Said, Turn or Result.
type Message interface{ isMessage() }

type (
	// Said is what is neither the model's nor a result: what a person says, or
	// instructions.
	Said struct {
		Text string
		// Own is the program's own form of the message, which nobody looks at here.
		Own any
	}
	// Turn is what the model says, and the calls that it makes.
	Turn struct {
		Text  string
		Calls []tool.Call
		// Own is that of [Said].
		Own any
	}
	// Result is the answer to one call.
	Result struct {
		// CallID is the id of the call.
		CallID string
		// Content is the text that the model has.
		Content string
		// Name is the tool's name, Status how the call ended, RawRef where its result
		// is kept. What is "" is read out of Content, if that is in compact/1 or JSON.
		Name   string
		Status tool.Status
		RawRef string
		// Own is that of [Said]; nil where the result was made or changed here.
		Own any
	}
)

func (Said) isMessage()   {}
func (Turn) isMessage()   {}
func (Result) isMessage() {}

// Of is the result that a message of an executor is.
func Of(m tool.Message) Result {
	return Result{CallID: m.ToolCallID, Name: m.Name, Content: m.Content, Status: m.Status, RawRef: m.Result.RawRef}
}
