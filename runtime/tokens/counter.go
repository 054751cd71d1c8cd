package tokens

import (
	"bytes"
	"fmt"

	"github.com/tiktoken-go/tokenizer"
)

// Encoding names a table of tokens.
type Encoding string

// The encodings: that of GPT-4o and later models, and that of GPT-4.
const (
	O200k  Encoding = "o200k_base"
	Cl100k Encoding = "cl100k_base"
)

// Counter counts the tokens of one encoding. It is a tool.Counter, and may be
// used from several goroutines at once. Make one with [New].
type Counter struct{ codec tokenizer.Codec }

// New is a Counter for an encoding. Its error says that there is no such
// encoding.
func New(e Encoding) (*Counter, error) {
	codec, err := tokenizer.Get(tokenizer.Encoding(e))
	if err != nil {
		return nil, fmt.Errorf("make a counter for %q: %w", e, err)
	}
	return &Counter{codec}, nil
}

// ForModel is a Counter for the encoding of a model, such as gpt-4o. Its error
// says that the model's encoding is not known.
func ForModel(name string) (*Counter, error) {
	codec, err := tokenizer.ForModel(tokenizer.Model(name))
	if err != nil {
		return nil, fmt.Errorf("make a counter for the model %q: %w", name, err)
	}
	return &Counter{codec}, nil
}

// del is the control character DEL.
const del = 0x7f

// Count is the number of tokens of text. Text that looks like a special token,
// such as <|endoftext|>, counts as the text that it is.
func (c *Counter) Count(text []byte) int {
	n, err := c.codec.Count(string(text))
	if err != nil { // no token has less than a byte
		return len(text)
	}
	return n + bytes.Count(text, []byte{del}) // which the library's tables lack
}
