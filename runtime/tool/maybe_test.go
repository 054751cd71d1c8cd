package tool_test

import (
	"encoding/json"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestMaybe(t *testing.T) {
	tests := []struct {
		name         string
		m            tool.Maybe[int]
		value        int
		ok, isNull   bool
		isZero       bool
		json, inside string // alone, and in a struct with omitzero
	}{
		{"left out", tool.Maybe[int]{}, 0, false, false, true, "null", "{}"},
		{"null", tool.Null[int](), 0, false, true, false, "null", `{"v":null}`},
		{"zero", tool.Some(0), 0, true, false, false, "0", `{"v":0}`},
		{"a value", tool.Some(7), 7, true, false, false, "7", `{"v":7}`},
	}
	type holder struct {
		V tool.Maybe[int] `json:"v,omitzero"`
	}
	for _, tt := range tests {
		value, ok := tt.m.Get()
		if value != tt.value || ok != tt.ok || tt.m.IsNull() != tt.isNull || tt.m.IsZero() != tt.isZero {
			t.Errorf("%s: Get = %d, %t, IsNull = %t, IsZero = %t; want %+v", tt.name, value, ok, tt.m.IsNull(), tt.m.IsZero(), tt)
		}
		if got, err := json.Marshal(tt.m); err != nil || string(got) != tt.json {
			t.Errorf("%s: JSON is %s, %v; want %s", tt.name, got, err, tt.json)
		}
		got, err := json.Marshal(holder{tt.m})
		if err != nil || string(got) != tt.inside {
			t.Errorf("%s: JSON of a struct is %s, %v; want %s", tt.name, got, err, tt.inside)
		}
		var back holder
		if err := json.Unmarshal(got, &back); err != nil || back.V != tt.m {
			t.Errorf("%s: read back as %+v, %v", tt.name, back.V, err)
		}
	}
}

func TestMaybeKeepsItsValueOnAnError(t *testing.T) {
	m := tool.Some(7)
	if err := json.Unmarshal([]byte(`"x"`), &m); err == nil || m != tool.Some(7) {
		t.Errorf("unmarshal a string into a number: %+v, %v; want the old value and an error", m, err)
	}
}
