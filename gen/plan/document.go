package plan

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Document is the page about the tools of a package, as far as nothing has to be
// run for it.
type Document struct {
	// Path is the import path of the package, Package its name.
	Path, Package string
	Tools         []DocumentTool
}

// DocumentTool is what the page says of one tool. Texts are the author's, as
// written.
type DocumentTool struct {
	// Var is the adapter, Name the tool's name.
	Var, Name   string
	Description string
	// Facts are what its directives say, each in a few words.
	Facts     []string
	Arguments []DocumentArgument
	// Result is what it answers with, in words; "" for nothing but the status.
	Result string
	Keys   []DocumentKey
	// Case is what it is shown with.
	Case Case
}

// DocumentArgument is one argument. Name is dotted where it is nested, and has
// [] behind the name of a list.
type DocumentArgument struct {
	Name, Type string
	Required   bool
	Default    string // JSON, "" for none
	Meaning    string
}

// DocumentKey is one key of a result, named as an argument is.
type DocumentKey struct {
	Key, Type, Unit string
	Meaning         string
}

// document is the page of p.
func document(p *model.Package) Document {
	d := Document{Path: p.Path, Package: p.Name}
	for _, t := range p.Tools {
		d.Tools = append(d.Tools, DocumentTool{
			Var: t.Adapter, Name: t.Name, Description: t.Description, Facts: facts(t),
			Arguments: documentArguments(asking(t)), Result: answerWords(t.Result), Keys: documentKeys(t.Result), Case: caseOf(t),
		})
	}
	return d
}

// risks say what the levels of risk are.
var risks = [...]string{
	"pure", "reads the outside", "a write that can be undone", "a write that is hard to undo", "irreversible, or of high impact",
}

// facts are what the directives of t say of how it is called.
func facts(t *model.Tool) []string {
	all := []string{fmt.Sprintf("R%d: %s", t.Risk, risks[t.Risk]), "schema version " + strconv.Itoa(t.Version)}
	say := func(whether bool, format string, words ...any) {
		if whether {
			all = append(all, fmt.Sprintf(format, words...))
		}
	}
	say(t.Idempotent && t.Risk > 1, "may be repeated after an unknown outcome")
	say(t.Poll, "repeating the same call is normal")
	say(t.Timeout > 0, "takes %v at most", t.Timeout)
	if r := t.Retry; r != nil {
		all = append(all, fmt.Sprintf("is tried %d times at most, after %s", r.Max, strings.Join(r.On, ", ")))
	}
	say(t.MaxTokens > 0, "its results are cut to %d tokens", t.MaxTokens)
	say(t.MaxChars > 0, "its results are cut to %d characters", t.MaxChars)
	say(t.Form != "", "answers in the form %s", t.Form)
	say(t.Untrusted, "its results are outside data")
	return all
}
