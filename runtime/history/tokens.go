package history

import (
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// perMessage is about what a provider puts around a message or a call: its role,
// or its id.
const perMessage = 4

// Tokens is about how many tokens messages take, results left out: what people
// and the model said, and the calls. With what results have it is the history.
// Counter counts them; nil estimates them.
func Tokens(messages []Message, counter tool.Counter) int {
	sum := 0
	for _, m := range messages {
		switch m := m.(type) {
		case Said:
			sum += perMessage + count(m.Text, counter)
		case Turn:
			sum += perMessage + count(m.Text, counter)
			for _, c := range m.Calls {
				sum += perMessage + count(c.Name, counter) + count(string(c.Arguments), counter)
			}
		case Result:
			sum += perMessage
		}
	}
	return sum
}

// count is the tokens of a text.
func count(text string, counter tool.Counter) int {
	if counter == nil {
		return render.EstimateTokens([]byte(text))
	}
	return counter.Count([]byte(text))
}
