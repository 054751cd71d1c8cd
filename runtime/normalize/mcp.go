package normalize

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/errorbody"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// MCP is the result of a tool of an MCP server: a CallToolResult of any library,
// or its JSON as []byte or json.RawMessage, also in a response of JSON-RPC.
//
// Its value is structuredContent where there is one, otherwise its one text, as
// of [Bytes] without a type, or its texts, as one with a newline between them.
// Content that is no text is missing. isError is an error, and so is an error of
// JSON-RPC.
func MCP(result any) tool.Raw {
	switch v := result.(type) {
	case nil:
		return tool.Raw{}
	case error:
		return tool.FromValue(v)
	case []byte:
		return tool.FromValue(mcpSource(v))
	case json.RawMessage:
		return tool.FromValue(mcpSource(v))
	}
	data, err := json.Marshal(result)
	if err != nil {
		return Error(tool.InvalidResponse.New("").With(fmt.Errorf("write a %T as JSON: %w", result, err)))
	}
	return tool.FromValue(mcpSource(data))
}

type mcpSource []byte

// Bytes is that of [Source].
func (s mcpSource) Bytes() ([]byte, string) { return s, "application/json" }

// mcpResult is a CallToolResult, or a response that has one.
type mcpResult struct {
	Content           []mcpContent
	StructuredContent json.RawMessage
	IsError           bool
	Result            *mcpResult
	Error             json.RawMessage
}

// mcpContent is one block of content.
type mcpContent struct {
	Type     string
	Text     string
	Resource struct{ Text *string }
}

// Read is that of [Source].
func (mcpSource) Read(data []byte) (Answer, error) {
	data, r := inUTF8(data)
	if _, why := scan(data, 0); why != noFault {
		return Answer{}, unreadable("a result of MCP", why)
	}
	var result mcpResult
	if err := json.Unmarshal(data, &result); err != nil {
		return Answer{}, tool.InvalidResponse.New("").With(fmt.Errorf("read a result of MCP: %w", err))
	}
	if says(result.Error) {
		return Answer{}, failedRPC(result.Error)
	}
	if result.Result != nil {
		result = *result.Result
	}
	return result.read(r)
}

// failedRPC is the error of JSON-RPC.
func failedRPC(body []byte) error {
	c := errorbody.Read(body)
	var e rpcError
	if c.Hint == "" && json.Unmarshal(body, &e) == nil {
		c.Hint = cause.Of(e).Hint
	}
	return failed(body, c)
}

// rpcError is an error that package cause knows by its code.
type rpcError struct{ Code int64 }

// Error says nothing that the code does not.
func (rpcError) Error() string { return "an error of JSON-RPC" }

// read is the answer of a result.
func (m *mcpResult) read(r *tool.Report) (Answer, error) {
	texts, r := m.texts(r)
	text := []byte(strings.Join(texts, "\n"))
	switch {
	case m.IsError:
		c := errorbody.Read(text)
		if c == (cause.Cause{}) {
			c = wordsCause(text)
		}
		return Answer{}, failed(text, c)
	case says(m.StructuredContent):
		return Answer{JSON: trim(m.StructuredContent), Form: FormJSON, Report: r}, nil
	case len(m.Content) == 0:
		return Answer{}, tool.InvalidResponse.Say(words.AnsweredNothing)
	}
	a, err := readAny(text)
	if err == nil && r != nil {
		for _, lost := range r.Missing {
			a.Report = missing(a.Report, lost)
		}
	}
	return a, err
}

// texts are the texts of a result. Other content is noted as missing, unless
// there is structured content instead.
func (m *mcpResult) texts(r *tool.Report) ([]string, *tool.Report) {
	var texts []string
	for i, c := range m.Content {
		switch {
		case c.Type == "text":
			texts = append(texts, c.Text)
		case c.Type == "resource" && c.Resource.Text != nil:
			texts = append(texts, *c.Resource.Text)
		case !says(m.StructuredContent):
			r = missing(r, tool.Missing{Path: "/content/" + strconv.Itoa(i), Why: whyUnreadable, Says: clip(c.Type)})
		}
	}
	return texts, r
}
