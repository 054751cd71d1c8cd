package normalize_test

import (
	"errors"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestFound(t *testing.T) {
	errFound := errors.New("it is broken")
	five := 5
	tests := []struct {
		name string
		r    *int
		err  error
		want int
		fail error
	}{
		{"a value", &five, nil, 5, nil},
		{"nothing", nil, nil, 0, tool.NotFound.New("")},
		{"an error", nil, errFound, 0, errFound},
		{"a value and an error", &five, errFound, 0, errFound},
	}
	for _, tt := range tests {
		if got, err := normalize.Found(tt.r, tt.err); got != tt.want || !errors.Is(err, tt.fail) {
			t.Errorf("%s: Found = %d, %v; want %d, %v", tt.name, got, err, tt.want, tt.fail)
		}
	}
}
