package normalize

import (
	"bytes"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Text is upstream output that is text, whatever it looks like: its value is one
// string, without escape sequences of terminals and control characters.
func Text(s string) tool.Raw { return tool.FromValue(textSource(s)) }

type textSource string

// Bytes is that of [Source].
func (s textSource) Bytes() ([]byte, string) { return []byte(s), "text/plain; charset=utf-8" }

// Read is that of [Source].
func (textSource) Read(data []byte) (Answer, error) { return readText(data, nil), nil }

// readText is text as a value.
func readText(data []byte, r *tool.Report) Answer {
	text, r := plainText(data, r)
	return Answer{JSON: appendString(make([]byte, 0, len(text)+len(text)/16+2), text), Form: FormText, Report: r}
}

// longestError is how long one line may be that is an error in words.
const longestError = 400

// failedText is the error that a line says that begins with "Error:"; nil for
// any other text.
func failedText(text []byte) error {
	const error = "error:"
	if len(text) < len(error) || len(text) > longestError || bytes.IndexByte(text, '\n') >= 0 {
		return nil
	}
	if !bytes.EqualFold(text[:len(error)], []byte(error)) {
		return nil
	}
	return failed(text, wordsCause(text))
}

// wordsCause is the cause that words tell, of which it knows only that something
// was not found.
func wordsCause(text []byte) cause.Cause {
	if bytes.HasSuffix(bytes.TrimRight(bytes.ToLower(text), ". "), []byte("not found")) {
		return cause.Cause{Hint: cause.UpstreamNotFound}
	}
	return cause.Cause{}
}
