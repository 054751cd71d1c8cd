package compact

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
)

func partLines(e Everything) []line {
	s := script{id: "parts"}
	s.add("[parts] records " + window(len(e.Parts)))
	for i, p := range e.Parts {
		s.id = fmt.Sprintf("parts.%d", i+1)
		s.text("- text", p.Text)
		s.list("  tags", texts(p.Tags)...)
		s.text("  deep.text", p.Deep.Text)
		s.text("  deep.depth", strconv.Itoa(p.Deep.Depth))
		s.bits("  bits", p.Bits)
		if p.Cover.Sides == nil {
			s.field("  cover.sides", absent(render.NotReturned))
			continue
		}
		var sides []*Bit
		for i := range *p.Cover.Sides {
			sides = append(sides, &(*p.Cover.Sides)[i])
		}
		s.bits("  cover.sides", sides)
	}
	return s.lines
}

func packLines(e Everything) []line {
	s := script{id: "packs"}
	s.add("[packs] records " + window(len(e.Packs)))
	for i, p := range e.Packs {
		s.id = fmt.Sprintf("packs.%d", i+1)
		s.bits("- bits", p.Bits)
		s.text("  text", p.Text)
	}
	return s.lines
}

// bits adds a list within a record: its count and the fields of each entry.
func (s *script) bits(key string, bits []*Bit) {
	if len(bits) == 0 {
		s.list(key)
		return
	}
	s.add(fmt.Sprintf("%s (%d)", key, len(bits)))
	for i, b := range bits {
		s.bit("  "+strings.TrimLeft(key, "- ")+"."+strconv.Itoa(i+1), b)
	}
}

func (s *script) bit(key string, b *Bit) {
	if b == nil {
		s.field(key, absent(render.SaidNull))
		return
	}
	s.text(key+".text", b.Text)
	few := []fact{optional(b.One), optional(b.Two), optional(b.Three), optional(b.Four)}
	names := []string{"one", "two", "three", "four"}
	gathered := b.One == nil && b.Two == nil && b.Three == nil && b.Four == nil
	for i, f := range few {
		if !gathered {
			s.field(key+"."+names[i], f)
		}
	}
	s.field(key+".token", absent(render.Hidden))
	if gathered {
		s.list(key+".not_returned", texts(names)...)
	}
}
