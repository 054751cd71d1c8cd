package decode

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"
)

// TestStrings reads lists of strings of any length, which share memory: none
// changes when the input is reused or when another is appended to.
func TestStrings(t *testing.T) {
	r := &Rule{Kind: List, Items: &Rule{Kind: List, Items: &Rule{}}}
	for _, most := range []int{0, 1, 3, 65, 200} {
		var want [][]string
		for n := range 40 {
			list := []string{}
			for i := range n * most / 40 {
				list = append(list, fmt.Sprintf("%d of %d", i, n))
			}
			want = append(want, list)
		}
		data, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var got [][]string
		d := New(data)
		for a := d.Array(r); a.Next(&d); {
			got = Append(&d, &a, got, d.Strings(r.Items))
		}
		if err := d.End(r); err != nil {
			t.Fatal(err)
		}
		clear(data)
		for i := range got {
			got[i] = append(got[i], "more")[:len(got[i])]
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("lists of up to %d strings are %q", most, got)
		}
	}
}

// TestRoom makes room for about as many elements as there are, in few steps,
// and never for many more than there have been.
func TestRoom(t *testing.T) {
	capacities := func(text string) (all []int) {
		r := &Rule{Kind: List, Items: &Rule{Kind: Integer}}
		d := New([]byte(text))
		var list []int64
		for a := d.Array(r); a.Next(&d); {
			list = Append(&d, &a, list, d.Int(r.Items))
			all = append(all, cap(list))
		}
		return slices.Compact(all)
	}
	list, err := json.Marshal(slices.Repeat([]int{1234567}, 100))
	if err != nil {
		t.Fatal(err)
	}
	if got := capacities(string(list)); len(got) > 4 || slices.Max(got) > 120 {
		t.Errorf("the capacities for 100 elements are %v", got)
	}
	behind := fmt.Sprintf(`[1] %1000s`, "")
	if got := capacities(behind); !slices.Equal(got, []int{4}) {
		t.Errorf("the capacities for 1 element with much text behind it are %v", got)
	}
}
