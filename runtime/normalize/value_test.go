package normalize_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

type order struct{ ID string }

func TestValueTakesTheResultOrAPointerToIt(t *testing.T) {
	want := tool.Value(order{"ORD-1"})
	for _, v := range []any{order{"ORD-1"}, &order{"ORD-1"}} {
		got, err := normalize.Value[order](tool.FromValue(v))
		if err != nil || got != want {
			t.Errorf("Value of a %T = %v, %v; want %v", v, got, err, want)
		}
	}
}

func TestValueRefuses(t *testing.T) {
	type other struct{ Secret string }
	tests := []struct {
		name string
		raw  tool.Raw
		want tool.Category
	}{
		{"the zero Raw", tool.Raw{}, tool.InvalidResponse},
		{"nil", tool.FromValue(nil), tool.InvalidResponse},
		{"a nil pointer", tool.FromValue((*order)(nil)), tool.NotFound},
		{"another type", tool.FromValue(other{"s3cr3t"}), tool.InvalidResponse},
		{"a pointer to another type", tool.FromValue(&other{"s3cr3t"}), tool.InvalidResponse},
		{"a slice of results", tool.FromValue([]order{{"ORD-1"}}), tool.InvalidResponse},
		{"a pointer to a pointer", tool.FromValue(new(*order)), tool.InvalidResponse},
	}
	for _, tt := range tests {
		got, err := normalize.Value[order](tt.raw)
		e, ok := errors.AsType[*tool.Error](err)
		if !ok || e.Category != tt.want || got != (tool.Of[order]{}) {
			t.Errorf("%s: Value = %v, %v; want category %s", tt.name, got, err, tt.want)
			continue
		}
		for _, leak := range []string{"order", "other", "s3cr3t", "normalize_test"} {
			if strings.Contains(e.Error(), leak) {
				t.Errorf("%s: the message %q tells %q", tt.name, e.Error(), leak)
			}
		}
	}
}

func TestValueOfAnInterface(t *testing.T) {
	want := tool.Value[error](errors.ErrUnsupported)
	got, err := normalize.Value[error](tool.FromValue(errors.ErrUnsupported))
	if err != nil || got != want {
		t.Errorf("Value[error] = %v, %v; want %v", got, err, want)
	}
}
