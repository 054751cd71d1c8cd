package tool

// Message is the answer to one [Call]: the tool message. A program reads its
// Result, or single fields of its Content with render.Field.
type Message struct {
	// ToolCallID is the call's ID, untouched.
	ToolCallID string
	// Name is the name that was called.
	Name string
	// Status says how the call ended.
	Status Status
	// Content is the text for the model, in the form compact/1 unless another
	// one was asked for.
	Content string
	// Result is the envelope, for programs.
	Result Result
	// Then says how a program should go on, by the policy: "" give the model the
	// answer, "ask" a person first, or "stop".
	Then string
	// Approval is the token with which a program makes the call again once a
	// person has approved it, where Status is denied for want of that; see
	// exec.WithApproval. It is not for the model.
	Approval string
	// Blobs are attachments, in the order in which the result has them.
	Blobs []Blob
}

// Blob is bytes that a result carries beside its text, such as an image.
type Blob struct {
	// Name is a file name, for people; it may be "".
	Name string
	// MediaType is an RFC 9110 media type, such as image/png.
	MediaType string
	// Data is the content.
	Data []byte
}
