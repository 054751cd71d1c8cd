package compact

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// forms read a text as a tree, each in its own form.
var forms = [...]struct {
	name  string
	nodes func(text []byte) ([]Node, error)
}{
	{"JSON", jsonNodes}, {"XML", xmlNodes}, {"CSV", csvNodes},
}

func branch(path, kind string) Node     { return Node{path, kind, nil} }
func leaf(path, kind, text string) Node { return Node{path, kind, &text} }

// jsonNodes are those of one JSON value, or of several one after the other.
func jsonNodes(text []byte) (nodes []Node, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	for i := 0; err == nil; i++ {
		nodes, err = appendJSON(nodes, d, "/"+strconv.Itoa(i))
	}
	if err == io.EOF && len(nodes) > 0 {
		err = nil
	}
	return nodes, err
}

func appendJSON(nodes []Node, d *json.Decoder, path string) ([]Node, error) {
	t, err := d.Token()
	if err != nil {
		return nodes, err
	}
	switch t := t.(type) {
	case json.Delim:
		nodes = append(nodes, branch(path, map[json.Delim]string{'[': "list", '{': "object"}[t]))
		for i := 0; d.More() && err == nil; i++ {
			name := strconv.Itoa(i)
			if t == '{' {
				key, keyErr := d.Token()
				if keyErr != nil {
					return nodes, keyErr
				}
				name = key.(string)
			}
			nodes, err = appendJSON(nodes, d, path+"/"+pointed.Replace(name))
		}
		if err == nil {
			_, err = d.Token()
		}
		return nodes, err
	case json.Number:
		return append(nodes, leaf(path, "number", t.String())), nil
	case string:
		return append(nodes, leaf(path, "text", t)), nil
	case bool:
		return append(nodes, leaf(path, "bool", strconv.FormatBool(t))), nil
	default:
		return append(nodes, branch(path, "nothing")), nil
	}
}

var (
	pointed = strings.NewReplacer("~", "~0", "/", "~1")
	named   = strings.NewReplacer("~1", "/", "~0", "~")
)

// grown is the JSON values that nodes are the nodes of.
func grown(nodes []Node) (values []any, err error) {
	for len(nodes) > 0 {
		var v any
		v, nodes, err = grow(nodes)
		if err != nil {
			return nil, err
		}
		values = append(values, v)
	}
	return values, nil
}

func grow(nodes []Node) (v any, rest []Node, err error) {
	n, rest := nodes[0], nodes[1:]
	below := func(item func(name string, v any)) {
		for err == nil && len(rest) > 0 && strings.HasPrefix(rest[0].Path, n.Path+"/") {
			name := named.Replace(rest[0].Path[len(n.Path)+1:])
			var inner any
			inner, rest, err = grow(rest)
			item(name, inner)
		}
	}
	switch {
	case n.Kind == "object":
		object := make(map[string]any)
		below(func(name string, v any) { object[name] = v })
		return object, rest, err
	case n.Kind == "list":
		list := []any{}
		below(func(_ string, v any) { list = append(list, v) })
		return list, rest, err
	case n.Kind == "nothing":
		return nil, rest, nil
	case n.Value == nil:
		return nil, rest, fmt.Errorf("%s has no value", n.Path)
	case n.Kind == "number":
		return json.Number(*n.Value), rest, nil
	case n.Kind == "bool":
		return *n.Value == "true", rest, nil
	default:
		return *n.Value, rest, nil
	}
}

// xmlNodes are those of an XML document.
func xmlNodes(text []byte) (nodes []Node, err error) {
	d := xml.NewDecoder(bytes.NewReader(text))
	path, elements := "", 0
	for {
		t, err := d.Token()
		if err == io.EOF && elements > 0 {
			return nodes, nil
		}
		if err != nil {
			return nil, err
		}
		switch t := t.(type) {
		case xml.StartElement:
			elements++
			path += "/" + t.Name.Local
			nodes = append(nodes, branch(path, "object"))
			for _, a := range t.Attr {
				nodes = append(nodes, leaf(path+"/@"+a.Name.Local, "text", a.Value))
			}
		case xml.EndElement:
			path = path[:strings.LastIndexByte(path, '/')]
		case xml.CharData:
			nodes = append(nodes, leaf(path, "text", string(t)))
		}
	}
}

// csvNodes are those of a table of two columns or more.
func csvNodes(text []byte) (nodes []Node, err error) {
	if bytes.Contains(text, []byte("\r")) {
		return nil, errors.New("the reader changes carriage returns")
	}
	records, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil || len(records) < 2 || len(records[0]) < 2 {
		return nil, errors.Join(err, errors.New("no table"))
	}
	for i, record := range records {
		for j, cell := range record {
			nodes = append(nodes, leaf(fmt.Sprintf("/%d/%d", i, j), "text", cell))
		}
	}
	return nodes, nil
}
