package adopt

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"
)

// kind is what a JSON value is.
type kind uint8

const (
	isNull kind = iota
	isTruth
	isNumber
	isText
	isList
	isObject
)

// value is one JSON value of the input. Members keep their order, and numbers
// are as they were written.
type value struct {
	kind kind
	// path is the JSON Pointer to the value, at its first byte in the input,
	// raw its text.
	path string
	at   int
	raw  []byte
	// text is what a string says; a number, true and false as written.
	text    string
	members []member
	elems   []*value
}

type member struct {
	key string
	*value
}

// get is the member of that name; nil where v is no object or has none.
func (v *value) get(key string) *value {
	if v == nil {
		return nil
	}
	for _, m := range v.members {
		if m.key == key {
			return m.value
		}
	}
	return nil
}

// says is the string at that key; "" where there is none.
func (v *value) says(key string) string {
	if m := v.get(key); m != nil && m.kind == isText {
		return m.text
	}
	return ""
}

// parse reads the value that begins at a byte of data, which is valid JSON.
func parse(data []byte, at int, path string) (*value, *fault) {
	p := scanner{data: data, at: at}
	v := p.value(path, 0)
	return v, p.fault
}

// scanner reads valid JSON. It goes on behind a fault, the first of which counts.
type scanner struct {
	data  []byte
	at    int
	fault *fault
}

func (p *scanner) fail(at int, what string) {
	if p.fault == nil {
		p.fault = &fault{at, what}
	}
}

// next skips space and separators, and is the byte behind them.
func (p *scanner) next() byte {
	for strings.IndexByte(" \t\r\n,:", p.data[p.at]) >= 0 {
		p.at++
	}
	return p.data[p.at]
}

func (p *scanner) value(path string, depth int) *value {
	v := &value{path: path}
	first := p.next()
	v.at = p.at
	switch {
	case depth > maxDepth:
		p.fail(p.at, "it is nested more than "+strconv.Itoa(maxDepth)+" levels deep")
		p.at = len(p.data) - 1
	case first == '{':
		p.object(v, depth)
	case first == '[':
		p.list(v, depth)
	case first == '"':
		v.kind, v.text = isText, p.text()
	default:
		for p.at < len(p.data) && strings.IndexByte(" \t\r\n,:]}", p.data[p.at]) < 0 {
			p.at++
		}
		v.text = string(p.data[v.at:p.at])
		v.kind = map[byte]kind{'t': isTruth, 'f': isTruth, 'n': isNull}[first]
		if v.kind == isNull && first != 'n' {
			v.kind = isNumber
		}
	}
	v.raw = p.data[v.at:min(p.at, len(p.data))]
	return v
}

func (p *scanner) object(v *value, depth int) {
	v.kind, v.members = isObject, []member{}
	seen := make(map[string]bool)
	p.at++
	for p.fault == nil && p.next() != '}' {
		at := p.at
		key := p.text()
		if seen[key] {
			p.fail(at, "the key "+strconv.Quote(key)+" is there twice")
		}
		seen[key] = true
		v.members = append(v.members, member{key, p.value(v.path+"/"+escaped.Replace(key), depth+1)})
	}
	p.at++
}

func (p *scanner) list(v *value, depth int) {
	v.kind, v.elems = isList, []*value{}
	p.at++
	for p.fault == nil && p.next() != ']' {
		v.elems = append(v.elems, p.value(v.path+"/"+strconv.Itoa(len(v.elems)), depth+1))
	}
	p.at++
}

var escaped = strings.NewReplacer("~", "~0", "/", "~1")

// text reads a string. Bytes that are no UTF-8, and halves of characters, are
// faults: encoding/json would read other characters in their place.
func (p *scanner) text() string {
	start := p.at
	for p.at++; p.data[p.at] != '"'; p.at++ {
		if p.data[p.at] == '\\' {
			p.at++
		}
	}
	p.at++
	raw := p.data[start:p.at]
	var s string
	if !utf8.Valid(raw) || json.Unmarshal(raw, &s) != nil {
		p.fail(start, "a string is not valid UTF-8")
	}
	const replacement = "\ufffd"
	meant := strings.Count(string(raw), replacement) + strings.Count(strings.ToLower(string(raw)), `\ufffd`)
	if strings.Count(s, replacement) > meant {
		p.fail(start, "a string has half a character (a lone surrogate)")
	}
	return s
}
