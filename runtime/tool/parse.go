package tool

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// parser reads JSON of a known shape: exactly the members that are told, each
// once, of exactly the types that are told. The first thing that is wrong ends
// it; after that all that it answers is zero.
type parser struct {
	dec *json.Decoder
	// at is the JSON Pointer to the value that is read.
	at  string
	err error
}

// member is a member that an object must have, and what reads its value.
type member struct {
	key  string
	read func(*parser)
}

func newParser(data []byte) *parser {
	p := &parser{dec: json.NewDecoder(bytes.NewReader(data))}
	p.dec.UseNumber()
	if !utf8.Valid(data) {
		p.err = errors.New("it is no UTF-8")
	}
	return p
}

// end is what was wrong, or that something follows.
func (p *parser) end() error {
	if p.err != nil {
		return p.err
	}
	if _, err := p.dec.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows its end")
	}
	return nil
}

func (p *parser) fail(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf("at %q "+format, append([]any{p.at}, args...)...)
	}
}

// token is the next token, nil where there is none.
func (p *parser) token() json.Token {
	if p.err != nil {
		return nil
	}
	t, err := p.dec.Token()
	if err != nil {
		p.fail("is no JSON: %w", err)
	}
	return t
}

// within reads what is below key.
func (p *parser) within(key string, read func(*parser)) {
	outer := p.at
	p.at += "/" + strings.ReplaceAll(strings.ReplaceAll(clipped(key), "~", "~0"), "/", "~1")
	read(p)
	p.at = outer
}

// more reports whether the object or list that is read goes on; it reads the
// end of one that does not.
func (p *parser) more() bool {
	if p.err != nil {
		return false
	}
	if p.dec.More() {
		return true
	}
	p.token()
	return false
}

// object reads an object of just those members, in any order.
func (p *parser) object(members ...member) {
	if t := p.token(); t != json.Delim('{') {
		p.wrong(t, "an object")
		return
	}
	p.members(members)
}

// objectOrNull is object for a value that may be null. Of an object found is
// called before its members are read.
func (p *parser) objectOrNull(found func(), members ...member) {
	switch t := p.token(); t {
	case nil:
	case json.Delim('{'):
		found()
		p.members(members)
	default:
		p.wrong(t, "an object or null")
	}
}

func (p *parser) members(members []member) {
	seen := 0
	for p.more() {
		key, _ := p.token().(string)
		i := 0
		for i < len(members) && members[i].key != key {
			i++
		}
		p.within(key, func(p *parser) {
			switch {
			case p.err != nil:
			case i == len(members):
				p.fail("is no known member")
			case seen&(1<<i) != 0:
				p.fail("stands twice")
			default:
				members[i].read(p)
			}
		})
		seen |= 1 << i
	}
	for i, m := range members {
		if seen&(1<<i) == 0 {
			p.within(m.key, func(p *parser) { p.fail("is missing") })
		}
	}
}

// wrong reports a token where something else is wanted.
func (p *parser) wrong(t json.Token, want string) {
	got := "null"
	switch t := t.(type) {
	case json.Delim:
		if got = "an object"; t == '[' {
			got = "a list"
		}
	case string:
		got = "a string"
	case json.Number:
		got = "a number"
	case bool:
		got = "a boolean"
	}
	p.fail("is %s, want %s", got, want)
}

// elements reads a list; nil for an empty one.
func elements[T any](p *parser, read func(*parser, *T)) (list []T) {
	if t := p.token(); t != json.Delim('[') {
		p.wrong(t, "a list")
		return nil
	}
	for p.more() {
		var element T
		p.within(strconv.Itoa(len(list)), func(p *parser) { read(p, &element) })
		list = append(list, element)
	}
	return list
}

// text reads a string.
func (p *parser) text() string {
	t := p.token()
	s, ok := t.(string)
	if !ok {
		p.wrong(t, "a string")
	}
	return s
}

// some reads a string that is not empty, or null for "".
func (p *parser) some() string {
	t := p.token()
	s, ok := t.(string)
	if !ok && t != nil {
		p.wrong(t, "a string or null")
	} else if ok && s == "" {
		p.fail("is empty, want null")
	}
	return s
}

func (p *parser) boolean() bool {
	t := p.token()
	b, ok := t.(bool)
	if !ok {
		p.wrong(t, "a boolean")
	}
	return b
}

// integer reads a number without a point and an exponent.
func (p *parser) integer() int {
	t := p.token()
	number, ok := t.(json.Number)
	if !ok {
		p.wrong(t, "an integer")
		return 0
	}
	n, err := strconv.Atoi(number.String())
	if err != nil {
		p.fail("is %s, want an integer of 64 bits", clipped(number.String()))
	}
	return n
}

// count reads how many there are, -1 for null.
func (p *parser) count() int {
	var raw json.RawMessage
	p.value(&raw)
	if string(raw) == "null" {
		return -1
	}
	n, err := strconv.Atoi(string(raw))
	if (err != nil || n < 0) && p.err == nil {
		p.fail("is no count, want an integer from 0 on or null")
	}
	return n
}

// seconds reads a duration, exact to the nanosecond.
func (p *parser) seconds() time.Duration { return p.secondsOf(p.token()) }

func (p *parser) secondsOf(t json.Token) time.Duration {
	number, ok := t.(json.Number)
	if !ok {
		p.wrong(t, "a number")
		return 0
	}
	d, err := ParseDecimal(number.String())
	if err != nil || d.Scale() > 9 {
		p.fail("is %s, want seconds to the nanosecond", clipped(number.String()))
		return 0
	}
	units := d.Units()
	for range 9 - d.Scale() {
		if next := units * 10; next/10 == units {
			units = next
			continue
		}
		p.fail("is %s, want fewer seconds", clipped(number.String()))
		return 0
	}
	return time.Duration(units)
}

// time reads a time in RFC 3339, zero for null.
func (p *parser) time() (at time.Time) {
	s := p.some()
	if s == "" {
		return at
	}
	if err := at.UnmarshalText([]byte(s)); err != nil {
		p.fail("is no time in RFC 3339")
	}
	return at
}

// value reads any value as it is written.
func (p *parser) value(to *json.RawMessage) {
	if p.err != nil {
		return
	}
	if err := p.dec.Decode(to); err != nil {
		p.fail("is no JSON: %w", err)
	}
}

// raw reads any value, nil for null.
func (p *parser) raw() (value json.RawMessage) {
	if p.value(&value); string(value) == "null" {
		return nil
	}
	return value
}

// clipped is the start of a text that may be long.
func clipped(s string) string { return s[:min(len(s), 40)] }
