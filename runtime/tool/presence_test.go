package tool_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestPresenceOfFields(t *testing.T) {
	for _, field := range []int{0, 1, 62, 63, 64, 65, 127, 128, 300} {
		var left, null, lost tool.Presence
		left.LeaveOut(field)
		null.Nullify(field)
		lost.Lose(field)
		tests := []struct {
			name                 string
			p                    *tool.Presence
			has, isNull, unknown bool
		}{
			{"of a value made in Go", nil, true, false, false},
			{"sent", new(tool.Presence), true, false, false},
			{"left out", &left, false, false, false},
			{"null", &null, false, true, false},
			{"not read", &lost, false, false, true},
		}
		for _, tt := range tests {
			if tt.p.Has(field) != tt.has || tt.p.IsNull(field) != tt.isNull || tt.p.IsUnknown(field) != tt.unknown {
				t.Errorf("field %d, %s: Has = %t, IsNull = %t, IsUnknown = %t; want %+v",
					field, tt.name, tt.p.Has(field), tt.p.IsNull(field), tt.p.IsUnknown(field), tt)
			}
			if tt.p.IsWhole() != tt.has {
				t.Errorf("field %d, %s: IsWhole = %t, want %t", field, tt.name, tt.p.IsWhole(), tt.has)
			}
			for _, other := range []int{field + 1, field + 64, max(field-1, 301)} {
				if !tt.p.Has(other) || tt.p.IsNull(other) || tt.p.IsUnknown(other) {
					t.Errorf("field %d, %s: field %d counts as not sent", field, tt.name, other)
				}
			}
		}
	}
}

func TestTheLastMarkCounts(t *testing.T) {
	var p tool.Presence
	p.Lose(3)
	p.Nullify(3)
	if !p.IsNull(3) || p.IsUnknown(3) {
		t.Errorf("lost, then null: IsNull = %t, IsUnknown = %t; want null", p.IsNull(3), p.IsUnknown(3))
	}
	p.LeaveOut(3)
	if p.IsNull(3) || p.IsUnknown(3) || p.Has(3) {
		t.Errorf("lost, null, then left out: IsNull = %t, IsUnknown = %t, Has = %t", p.IsNull(3), p.IsUnknown(3), p.Has(3))
	}
}

func TestKeptIsHasUnlessTheValueWasMadeInGo(t *testing.T) {
	var made *tool.Presence
	var sent, left tool.Presence
	left.LeaveOut(0)
	for _, kept := range []bool{false, true} {
		if made.Kept(0, kept) != kept {
			t.Errorf("a value made in Go: Kept(%t) = %t", kept, !kept)
		}
		if !sent.Kept(0, kept) {
			t.Errorf("sent: Kept(%t) = false", kept)
		}
		if left.Kept(0, kept) {
			t.Errorf("left out: Kept(%t) = true", kept)
		}
	}
}

func TestPresenceWithin(t *testing.T) {
	var third, list, p tool.Presence
	third.Nullify(1)
	list.Append(0, tool.Presence{})
	list.Append(2, third)
	p.Nest(4, tool.Presence{})
	p.Nest(5, list)
	for _, q := range []*tool.Presence{
		p.In(4), p.In(99), p.In(5).Item(0), p.In(5).Item(1), p.In(5).Item(3), p.In(4).Item(7), p.In(99).In(1),
	} {
		if q == nil || !q.IsWhole() {
			t.Errorf("presence of what was sent whole is %+v, want the zero one", q)
		}
	}
	if got := p.In(5).Item(2); !got.IsNull(1) || !got.Has(0) {
		t.Errorf("third element: IsNull(1) = %t, Has(0) = %t; want true, true", got.IsNull(1), got.Has(0))
	}
	var made *tool.Presence
	if made.In(3) != nil || made.Item(3) != nil {
		t.Error("what is in a value made in Go has a presence, want nil")
	}
}

func TestAskingAllocatesNothing(t *testing.T) {
	var inner, p tool.Presence
	inner.LeaveOut(70)
	p.Nest(2, inner)
	var made *tool.Presence
	n := testing.AllocsPerRun(10, func() {
		if made.In(2).Item(1).Has(70) == p.In(2).Has(70) || p.In(7).Item(1).IsNull(1) {
			t.Error("a field that was left out counts as sent")
		}
	})
	if n != 0 {
		t.Errorf("asking allocates %v times", n)
	}
}

func TestAMissingKeyFieldMakesPartial(t *testing.T) {
	var sent tool.Presence
	sent.LeaveOut(1)
	tests := []struct {
		name   string
		sent   *tool.Presence
		status tool.Status
		keys   int
	}{
		{"made in Go", nil, "", 2},
		{"all sent", new(tool.Presence), "", 2},
		{"one left out", &sent, tool.Partial, 1},
	}
	for _, tt := range tests {
		var r tool.Result
		r.Key(tt.sent, 0, "order_id", "1")
		r.Key(tt.sent, 1, "status", "")
		if r.Status != tt.status || len(r.KeyFields) != tt.keys {
			t.Errorf("%s: status %q, key fields %v; want %q and %d", tt.name, r.Status, r.KeyFields, tt.status, tt.keys)
		}
	}
}
