package normalize_test

import (
	"errors"
	"iter"
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// count yields 0 to n-1, and then err unless it is nil.
func count(n int, err error) iter.Seq2[int, error] {
	return func(yield func(int, error) bool) {
		for i := range n {
			if !yield(i, nil) {
				return
			}
		}
		if err != nil {
			yield(-1, err)
		}
	}
}

func TestCollect(t *testing.T) {
	errCollect := errors.New("it is broken")
	tests := []struct {
		name string
		rows iter.Seq2[int, error]
		err  error
		want []int
		fail error
	}{
		{"rows", count(3, nil), nil, []int{0, 1, 2}, nil},
		{"no rows", count(0, nil), nil, []int{}, nil},
		{"no sequence", nil, nil, []int{}, nil},
		{"an error", nil, errCollect, nil, errCollect},
		{"rows and an error", count(3, nil), errCollect, nil, errCollect},
		{"an error on the way", count(3, errCollect), nil, nil, errCollect},
	}
	for _, tt := range tests {
		got, err := normalize.Collect(tt.rows, tt.err)
		if !reflect.DeepEqual(got, tt.want) || !errors.Is(err, tt.fail) {
			t.Errorf("%s: Collect = %#v, %v; want %#v, %v", tt.name, got, err, tt.want, tt.fail)
		}
	}
}

func TestCollectIsBounded(t *testing.T) {
	if got, err := normalize.Collect(count(100_000, nil), nil); len(got) != 100_000 || err != nil {
		t.Errorf("100,000 rows: Collect has %d, %v", len(got), err)
	}
	taken := 0
	endless := func(yield func(int, error) bool) {
		for yield(taken, nil) {
			taken++
		}
	}
	got, err := normalize.Collect(endless, nil)
	if got != nil || !errors.Is(err, tool.ResultTooLarge.New("")) || taken != 100_000 {
		t.Errorf("endless rows: Collect = %d rows, %v after %d", len(got), err, taken)
	}
}
