package normalize

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/errorbody"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// XML is upstream output that is one element; its value is an object of that
// element's name. An element is
//
//   - a string, its text without white space around it, where it has neither
//     attributes nor elements; null where it says xsi:nil="true"
//   - otherwise an object: attributes are "@name", elements are their names, a
//     list where there are several of one name, and text is "#text"
//
// Prefixes of names are dropped, and so are comments, instructions and the
// document type, whose entities are not known. An error of WeChat Pay, S3 or
// SOAP is that error.
func XML(data []byte) tool.Raw { return tool.FromValue(xmlSource(data)) }

type xmlSource []byte

// maxElements is how many elements and attributes are read.
const maxElements = 1 << 20

// Bytes is that of [Source].
func (s xmlSource) Bytes() ([]byte, string) { return s, "application/xml" }

// Read is that of [Source].
func (xmlSource) Read(data []byte) (Answer, error) {
	data, r := inUTF8(data)
	root, err := parseXML(data)
	if err != nil {
		if isHTML(data) {
			if err := failedPage(data); err != nil {
				return Answer{}, err
			}
		}
		return Answer{}, unreadableXML(err)
	}
	if fault := root.failure(); fault != nil {
		return Answer{}, failed(data, errorbody.Read(fault.append(nil)))
	}
	out := append(appendString(append(make([]byte, 0, len(data)), '{'), root.name), ':')
	out = append(root.append(out), '}')
	return Answer{JSON: out, Form: FormXML, Report: r}, nil
}

// unreadableXML is the error of what is no XML.
func unreadableXML(err error) error {
	e := tool.InvalidResponse.New("").With(fmt.Errorf("read XML: %w", err))
	if errors.Is(err, io.ErrUnexpectedEOF) || strings.Contains(err.Error(), "unexpected EOF") {
		e.Cause = string(cause.UnexpectedEnd)
	}
	return e
}

// isXML reports whether data begins with an element and ends like one.
func isXML(data []byte) bool {
	if bytes.HasPrefix(data, []byte("<?xml")) {
		return true
	}
	data = afterComments(data)
	if len(data) < 4 || data[0] != '<' || data[len(data)-1] != '>' {
		return false
	}
	c := data[1] | 0x20
	return c >= 'a' && c <= 'z' || data[1] == '_' || data[1] >= 0x80
}

// element is an element of XML.
type element struct {
	name     string
	members  []*element // attributes, whose names begin with @, and elements
	text     []byte
	isNull   bool
	siblings []*element // the later ones of its name
	index    map[string]*element
}

// few is how many members are looked through without an index.
const few = 16

// parseXML is the one element that data is.
func parseXML(data []byte) (*element, error) {
	in := xml.NewDecoder(bytes.NewReader(data))
	in.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil } // it is UTF-8 by now
	top := new(element)
	open := []*element{top}
	count := 0
	for {
		token, err := in.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		current := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			if count += 1 + len(token.Attr); count > maxElements || len(open) > MaxDepth-2 {
				return nil, errors.New("there are too many elements, or they are too deep")
			}
			open = append(open, current.child(token))
		case xml.EndElement:
			open = open[:len(open)-1]
			current.text = trim(current.text)
		case xml.CharData:
			if len(open) == 1 && len(trim(token)) > 0 {
				return nil, errors.New("there is text outside the element")
			}
			current.text = append(current.text, token...)
		}
	}
	if len(top.members) != 1 || top.members[0].siblings != nil {
		return nil, fmt.Errorf("there is not one element at the top: %w", io.ErrUnexpectedEOF)
	}
	return top.members[0], nil
}

// child adds an element.
func (e *element) child(start xml.StartElement) *element {
	c := &element{name: start.Name.Local}
	for _, a := range start.Attr {
		switch {
		case a.Name.Space == "xmlns" || a.Name.Space == "" && a.Name.Local == "xmlns":
		case a.Name.Local == "nil" && a.Name.Space != "" && a.Value == "true":
			c.isNull = true
		default:
			c.add(&element{name: "@" + a.Name.Local, text: []byte(a.Value)})
		}
	}
	e.add(c)
	return c
}

// add adds a member, to those of its name where there are any.
func (e *element) add(c *element) {
	if first := e.member(c.name); first != nil {
		first.siblings = append(first.siblings, c)
		return
	}
	e.members = append(e.members, c)
	if len(e.members) == few {
		e.index = make(map[string]*element, 2*few)
		for _, m := range e.members {
			e.index[m.name] = m
		}
	} else if e.index != nil {
		e.index[c.name] = c
	}
}

// append appends the value of e.
func (e *element) append(dst []byte) []byte {
	switch {
	case e.isNull && len(e.members) == 0:
		return append(dst, "null"...)
	case len(e.members) == 0:
		return appendString(dst, e.text)
	}
	dst = append(dst, '{')
	for i, m := range e.members {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(appendString(dst, m.name), ':')
		dst = m.appendAll(dst)
	}
	if len(e.text) > 0 {
		dst = appendString(append(dst, `,"#text":`...), e.text)
	}
	return append(dst, '}')
}

// appendAll appends the value of e, or a list where it has siblings.
func (e *element) appendAll(dst []byte) []byte {
	if e.siblings == nil {
		return e.append(dst)
	}
	dst = e.append(append(dst, '['))
	for _, s := range e.siblings {
		dst = s.append(append(dst, ','))
	}
	return append(dst, ']')
}

// failure is the element that tells an error, nil for none: one of WeChat Pay
// that says FAIL, the Error of S3, the Fault of SOAP.
func (e *element) failure() *element {
	switch e.name {
	case "xml":
		for _, code := range [...]string{"return_code", "result_code"} {
			if c := e.member(code); c != nil && string(c.text) == "FAIL" {
				return e
			}
		}
	case "Error":
		if e.member("Code") != nil {
			return e
		}
	case "Envelope":
		if body := e.member("Body"); body != nil {
			return body.member("Fault")
		}
	}
	return nil
}

// member is the first member of a name, nil for none.
func (e *element) member(name string) *element {
	if e.index != nil {
		return e.index[name]
	}
	for _, m := range e.members {
		if m.name == name {
			return m
		}
	}
	return nil
}
