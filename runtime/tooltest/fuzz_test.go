package tooltest

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// page is what a generated adapter would decode.
type page struct {
	Size int      `json:"size"`
	Tags []string `json:"tags,omitempty"`
	// Owner is filled by the caller.
	Owner string `json:"owner"`
}

var pageRule = decode.Rule{Kind: decode.Object, Fields: []decode.Field{
	{Name: "size", Required: true, Rule: &decode.Rule{Kind: decode.Integer, Bits: 64, Min: decode.Bound{Is: decode.Inclusive, Int: 1, Float: 1}, Max: decode.Bound{Is: decode.Inclusive, Int: 50, Float: 50}}},
	{Name: "tags", Rule: &decode.Rule{Kind: decode.List, MaxItems: 2, Items: &decode.Rule{MinLength: 1}}},
}}

const pageSchema = `{
	"type": "object", "required": ["size"], "additionalProperties": false,
	"properties": {
		"size": {"type": "integer", "minimum": 1, "maximum": 50},
		"tags": {"type": "array", "maxItems": 2, "items": {"type": "string", "minLength": 1}}
	}
}`

// pageTool is an adapter with a fault, where it has one.
type pageTool struct {
	tool.Adapter[page, tool.None]
	decode   func(page, error) (page, error)
	validate func(page, error) error
}

func (pageTool) Spec() *tool.Spec {
	return &tool.Spec{Arguments: json.RawMessage(pageSchema), Hidden: []string{"owner"}, Examples: []json.RawMessage{json.RawMessage(`{"size":5,"tags":["a"]}`)}}
}

func (p pageTool) Decode(data []byte) (page, error) { return p.Read(data, nil) }

func (p pageTool) Read(data []byte, how *tool.Reading) (page, error) {
	d := decode.Lenient(data, how)
	var in page
	for o := d.Object(&pageRule); o.Next(&d); {
		switch o.Field {
		case 0:
			in.Size = int(d.Int(o.Rule))
		case 1:
			for a := d.Array(o.Rule); a.Next(&d); {
				in.Tags = append(in.Tags, d.String(o.Rule.Items))
			}
		}
	}
	err := d.End(&pageRule)
	if p.decode != nil {
		return p.decode(in, err)
	}
	return in, err
}

func (p pageTool) Validate(in page) error {
	var c decode.Checker
	o := c.Object(&pageRule)
	c.Int(o.Field(0), int64(in.Size))
	l := c.List(o.Field(1), len(in.Tags))
	for i, tag := range in.Tags {
		c.String(l.Item(i), tag)
	}
	l.Close()
	o.Close()
	if p.validate != nil {
		return p.validate(in, c.End())
	}
	return c.End()
}

func FuzzSound(f *testing.F) { Fuzz(f, pageTool{}, `{"size":0}`) }

// TestFuzzTells plants a fault in an adapter: what the schema suggests finds
// it.
func TestFuzzTells(t *testing.T) {
	tests := []struct {
		name, want string
		faulty     pageTool
	}{
		{"nothing is wrong", "", pageTool{}},
		{"a plain error", "is refused with another error than INVALID_ARGUMENTS: no", pageTool{decode: func(in page, err error) (page, error) {
			if err != nil {
				return in, errors.New("no")
			}
			return in, nil
		}}},
		{"Decode is too strict", "Decode refuses what encoding/json makes of an accepted value", pageTool{decode: func(in page, err error) (page, error) {
			in.Size += 10
			return in, err
		}}},
		{"Decode loses a value", "is decoded as another value", pageTool{decode: func(in page, err error) (page, error) {
			in.Size /= 2
			in.Size++
			return in, err
		}}},
		{"Decode loses what may be left out", "is decoded as another value", pageTool{decode: func(in page, err error) (page, error) {
			in.Tags = in.Tags[:len(in.Tags)/2]
			return in, err
		}}},
		{"Decode fills what is hidden", "Decode fills what is the caller's", pageTool{decode: func(in page, err error) (page, error) {
			in.Owner = "ann"
			return in, err
		}}},
		{"Decode does not look", "Decode accepts {\"size\":51", pageTool{decode: func(in page, _ error) (page, error) { return in, nil }}},
		{"Validate is too strict", "Validate refuses what Decode accepted", pageTool{validate: func(in page, err error) error {
			if in.Size == 50 {
				return tool.InvalidArguments.New("")
			}
			return err
		}}},
	}
	for _, tt := range tests {
		r := &recorder{TB: t}
		s := parseShape([]byte(pageSchema))
		for _, seed := range s.suggest(tt.faulty.Spec().Examples) {
			if in, ok := decoded(r, tt.faulty, []byte(seed)); ok {
				roundTrips(r, tt.faulty, in, s.defaults())
			}
			refusesTheSame(r, tt.faulty, []byte(seed))
		}
		if found := strings.Contains(r.said, tt.want); !found || tt.want == "" && r.said != "" {
			t.Errorf("%s: it says %.300q, want %q", tt.name, r.said, tt.want)
		}
	}
}

// TestEqual compares texts as roundTrips does: only what a default fills in may
// be more than was there.
func TestEqual(t *testing.T) {
	defaults := map[string]bool{"limit": true}
	tests := []struct {
		a, b string
		want bool
	}{
		{`{"a":1}`, `{"a":1}`, true},
		{`{"a":1}`, `{"a":2}`, false},
		{`{"a":1}`, `{}`, false},
		{`{}`, `{"a":1}`, false},
		{`{}`, `{"limit":10}`, true},
		{`{"limit":0}`, `{"limit":10}`, false},
		{`{"list":[{}]}`, `{"list":[{"limit":10}]}`, true},
		{`{"list":[{}]}`, `{"list":[{},{}]}`, false},
		{`{"list":[]}`, `{"list":null}`, false},
		{`{"list":[]}`, `{"list":{}}`, false},
		{`null`, `{}`, false},
	}
	for _, tt := range tests {
		if got := equal([]byte(tt.a), []byte(tt.b), defaults); got != tt.want {
			t.Errorf("equal(%s, %s) is %v", tt.a, tt.b, got)
		}
	}
}
