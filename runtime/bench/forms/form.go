package forms

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"gopkg.in/yaml.v3"
)

// Form is a way to show a result.
type Form int

// The forms. Compact is the whole document of package render, Body the same
// without its banner; Values are the values alone, which nothing can be below.
const (
	Indented Form = iota
	JSON
	YAML
	TOON
	Prose
	Values
	Body
	Compact
	Forms = 8
)

// String is the name of f.
func (f Form) String() string {
	return [Forms]string{"indented JSON", "JSON", "YAML", "TOON", "prose", "values alone", "tooladapt, body", "tooladapt"}[f]
}

// Show is r in each form but TOON, "" where there is none.
func Show(r Result) (texts [Forms]string, err error) {
	var compact, indented bytes.Buffer
	if err := json.Compact(&compact, r.Source); err != nil {
		return texts, fmt.Errorf("compact %s: %w", r.Name, err)
	}
	if err := json.Indent(&indented, compact.Bytes(), "", "  "); err != nil {
		return texts, fmt.Errorf("indent %s: %w", r.Name, err)
	}
	body, err := r.Compact(nil)
	if err != nil {
		return texts, err
	}
	texts[Indented], texts[JSON], texts[Body] = indented.String(), compact.String(), string(body)
	texts[Compact] = string(render.Banner(nil, r.Tool, tool.Success)) + texts[Body]
	if r.Prose != "" {
		texts[Prose] = strings.Replace(r.Prose, "%s", texts[Indented], 1)
	}
	texts[YAML], err = yamlOf(r.Source)
	if err != nil {
		return texts, fmt.Errorf("write %s as YAML: %w", r.Name, err)
	}
	texts[Values] = strings.Join(Facts(r.Source), " ")
	return texts, nil
}

// yamlOf is JSON as YAML in blocks, in the same order.
func yamlOf(source []byte) (string, error) {
	var n yaml.Node
	if err := yaml.Unmarshal(source, &n); err != nil {
		return "", err
	}
	block(&n)
	text, err := yaml.Marshal(&n)
	return string(text), err
}

// block takes the style of JSON from n.
func block(n *yaml.Node) {
	n.Style = 0
	for _, c := range n.Content {
		block(c)
	}
}

// Facts are the values of a JSON text, in order: texts as they are, numbers
// without zeros at the end of a fraction, and null.
func Facts(source []byte) (facts []string) {
	d := json.NewDecoder(bytes.NewReader(source))
	d.UseNumber()
	var stack []json.Delim
	key := false
	for {
		t, err := d.Token()
		if err != nil {
			return facts
		}
		if delim, ok := t.(json.Delim); ok {
			if delim == '{' || delim == '[' {
				stack = append(stack, delim)
			} else {
				stack = stack[:len(stack)-1]
			}
			key = len(stack) > 0 && stack[len(stack)-1] == '{'
			continue
		}
		inObject := len(stack) > 0 && stack[len(stack)-1] == '{'
		if !key {
			facts = append(facts, fact(t))
		}
		key = inObject && !key
	}
}

func fact(t json.Token) string {
	switch t := t.(type) {
	case nil:
		return "null"
	case json.Number:
		text := t.String()
		if strings.Contains(text, ".") && !strings.ContainsAny(text, "eE") {
			text = strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
		}
		return text
	default:
		return fmt.Sprint(t)
	}
}
