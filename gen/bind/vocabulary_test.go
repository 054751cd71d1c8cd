package bind

import (
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
)

// TestKindOf is about the words that a finding compares two uses of a key by:
// equal words are equal meanings.
func TestKindOf(t *testing.T) {
	status := model.String{Enum: &model.Enum{Go: model.Name{Name: "Status"}}}
	item := model.Struct{Object: &model.Object{Go: model.Name{Name: "Item"}}}
	for want, types := range map[string][]model.Type{
		"a string":                    {model.String{}, model.Pointer{Elem: model.String{}}, model.String{Name: model.Name{Name: "ID"}}},
		"a number":                    {model.Int{}, model.Float{}, model.Decimal{}, model.Maybe{Elem: model.Decimal{}}},
		"a time":                      {model.Time{}},
		"Status":                      {status, model.Pointer{Elem: status}},
		"Item":                        {item},
		"a list of Item":              {model.List{Elem: item}, model.Array{Elem: model.Pointer{Elem: item}}},
		"a list of numbers":           {model.List{Elem: model.Int{}}},
		"a list of lists of booleans": {model.List{Elem: model.List{Elem: model.Bool{}}}},
		"a map to strings":            {model.Map{Key: model.String{}, Elem: model.String{}}},
	} {
		for _, typ := range types {
			if got := kindOf(typ); got != want {
				t.Errorf("%#v is %q, want %q", typ, got, want)
			}
		}
	}
}
