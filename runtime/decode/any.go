package decode

import (
	"bytes"
	"encoding/json"
	"strconv"
)

// The rules of what stands inside a value of any kind: there are none but those
// that hold everywhere.
var (
	anyRule = Rule{Kind: Any}
	anyText = Rule{Kind: String}
	anyBool = Rule{Kind: Boolean}
	anyList = Rule{Kind: List, Items: &anyRule, NullItems: true}
	anyMap  = Rule{Kind: Map, Items: &anyRule, NullItems: true}
)

// Any reads any value, as map[string]any, []any, string, bool, nil, float64 or
// [json.Number]. A number is a float64 where that is written in the same
// decimal digits again, and else its own text: none changes on the way.
func (d *Decoder) Any(r *Rule) any {
	d.peek()
	start := d.pos
	v := d.value()
	if r.Type != "" && d.stop == noStop && !r.typed(d.data[start:d.pos]) {
		d.broke(r, faultType, d.data[start:d.pos])
	}
	return v
}

func (d *Decoder) value() any {
	switch d.peek() {
	case '{':
		all := map[string]any{}
		m := d.Map(&anyMap)
		for m.Next(d) {
			all[m.Key] = d.unlessNull(m.Null)
		}
		return all
	case '[':
		list := []any{}
		a := d.Array(&anyList)
		for a.Next(d) {
			list = append(list, d.unlessNull(a.Null))
		}
		return list
	case '"':
		return d.String(&anyText)
	case 't', 'f':
		return d.Bool(&anyBool)
	case 'n':
		d.literal("null")
		return nil
	default:
		raw, _ := d.number()
		return anyNumber(raw)
	}
}

// unlessNull is the element that comes next, unless it was null.
func (d *Decoder) unlessNull(null bool) any {
	if null {
		return nil
	}
	return d.value()
}

// anyNumber is the JSON number raw as a float64, if that keeps every digit.
func anyNumber(raw []byte) any {
	if len(raw) == 0 {
		return nil // reading has ended
	}
	if x, ok := nearestFloat(raw, 64); ok {
		var room [32]byte
		shortest := strconv.AppendFloat(room[:0], x, 'e', -1, 64)
		if exactly(shortest).equal(exactly(raw)) {
			return x
		}
	}
	return json.Number(raw)
}

// Raw reads any value as its text, copied byte by byte. It is held against all
// that every value is held against: names that are there twice are refused, and
// strings that are no Unicode text.
func (d *Decoder) Raw(r *Rule) json.RawMessage {
	d.peek()
	start := d.pos
	d.walk()
	if d.stop != noStop {
		return nil
	}
	raw := d.data[start:d.pos]
	if !r.typed(raw) {
		d.broke(r, faultType, raw)
	}
	return bytes.Clone(raw)
}

// walk reads any value as strictly as if it were kept.
func (d *Decoder) walk() {
	switch d.peek() {
	case '{':
		m := d.Map(&anyMap)
		for m.Next(d) {
			if !m.Null {
				d.walk()
			}
		}
	case '[':
		a := d.Array(&anyList)
		for a.Next(d) {
			if !a.Null {
				d.walk()
			}
		}
	case '"':
		d.inspectText()
	case 't', 'f':
		d.Bool(&anyBool)
	case 'n':
		d.literal("null")
	default:
		d.number()
	}
}

// inspectText reads a string that nobody keeps.
func (d *Decoder) inspectText() {
	start := d.pos
	t, ok := d.text()
	if !ok || t.plain() {
		return
	}
	var room [128]byte
	if _, ok := t.decode(room[:0]); !ok {
		d.broke(&anyText, faultEncoding, d.data[start:d.pos])
	}
}
