package example_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestWhatIsShownIsAccepted holds that a value that some tool takes, of a type of
// its own or as an id or a cursor, is shown as that argument accepts it, under its
// key.
func TestWhatIsShownIsAccepted(t *testing.T) {
	named, ids := 0, 0
	for _, taking := range adapters {
		for _, f := range reflect.VisibleFields(taking.arguments) {
			if scalar(f.Type).Kind() != reflect.String {
				continue
			}
			count := &ids
			if isNamed(scalar(f.Type)) {
				count = &named
			}
			for _, showing := range adapters {
				for _, way := range ways(showing.result, scalar(f.Type), nil) {
					if !taking.takes(f, showing, way[len(way)-1]) {
						continue
					}
					for _, v := range values(t, taking.spec, f) {
						*count++
						copied(t, taking, f, showing, way, v)
					}
				}
			}
		}
	}
	if named < 20 || ids < 5 {
		t.Errorf("only %d values of named types and %d ids were shown and copied", named, ids)
	}
}

// takes reports whether the argument f stands for what from is in another tool's
// result, as it is shown: both are of one named type, or have one key in one
// package, that of a cursor with next_ before it.
func (a adapter) takes(f reflect.StructField, showing adapter, from reflect.StructField) bool {
	if isNamed(scalar(f.Type)) {
		return true
	}
	key := keyOf(from)
	hidden := slices.ContainsFunc(showing.spec.Redacted, func(k string) bool { return k == key || strings.HasSuffix(k, "."+key) })
	return !hidden && strings.TrimPrefix(key, "next_") == keyOf(f) && a.arguments.PkgPath() == showing.arguments.PkgPath()
}

// copied shows v, and calls with what is shown.
func copied(t *testing.T, taking adapter, f reflect.StructField, showing adapter, way []reflect.StructField, v string) {
	t.Helper()
	result := reflect.New(showing.result).Elem()
	put(result, way, v)
	doc := showing.render(result)
	d, err := render.Read(doc)
	if err != nil {
		t.Fatal(err)
	}
	shown := under(d, keyOf(way[len(way)-1]))
	if len(shown) == 0 {
		t.Errorf("%s shows %s nowhere:\n%s", showing.spec.Name, keyOf(way[len(way)-1]), doc)
	}
	for _, s := range shown {
		in, err := taking.read(withArgument(t, taking.spec, f, s.Text))
		if err != nil || !holds(in.FieldByIndex(f.Index), v) {
			t.Errorf("%s shows %s as %q, which %s takes otherwise: %v", showing.spec.Name, v, s.Text, taking.spec.Name, err)
		}
	}
}

// scalar is what a type is of, without pointers and lists.
func scalar(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	return t
}

// isNamed reports whether t is a text of a type of its own.
func isNamed(t reflect.Type) bool { return t.Kind() == reflect.String && t.PkgPath() != "" }

// ways are those to the fields of a type in t.
func ways(t, of reflect.Type, before []reflect.StructField) (all [][]reflect.StructField) {
	t = scalar(t)
	if t.Kind() != reflect.Struct {
		return nil
	}
	for _, f := range reflect.VisibleFields(t) {
		way := append(slices.Clone(before), f)
		switch {
		case !f.IsExported():
		case scalar(f.Type) == of:
			all = append(all, way)
		default:
			all = append(all, ways(f.Type, of, way)...)
		}
	}
	return all
}

// put makes v the value at the end of a way, which each list has one entry of.
func put(at reflect.Value, way []reflect.StructField, v string) {
	for at.Kind() == reflect.Pointer || at.Kind() == reflect.Slice {
		if at.Kind() == reflect.Pointer {
			at.Set(reflect.New(at.Type().Elem()))
			at = at.Elem()
		} else {
			at.Set(reflect.MakeSlice(at.Type(), 1, 1))
			at = at.Index(0)
		}
	}
	if len(way) == 0 {
		at.SetString(v)
		return
	}
	put(at.FieldByIndex(way[0].Index), way[1:], v)
}

func keyOf(f reflect.StructField) string {
	key, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return key
}

// holds reports whether at is v, or points to it, or is a list of it alone.
func holds(at reflect.Value, v string) bool {
	switch {
	case at.Kind() == reflect.Pointer && !at.IsNil():
		return holds(at.Elem(), v)
	case at.Kind() == reflect.Slice && at.Len() == 1:
		return holds(at.Index(0), v)
	default:
		return at.Kind() == reflect.String && at.String() == v
	}
}

// values are those that a tool accepts for an argument: all of a named type, of
// another the ones of the examples.
func values(t *testing.T, s *tool.Spec, f reflect.StructField) (all []string) {
	t.Helper()
	if !isNamed(scalar(f.Type)) {
		for _, e := range s.Examples {
			if v, ok := object(t, e)[keyOf(f)].(string); ok {
				all = append(all, v)
			}
		}
		return all
	}
	type accepted struct{ Enum []string }
	var schema struct {
		Properties map[string]struct {
			accepted
			Items accepted
		}
	}
	if err := json.Unmarshal(s.Arguments, &schema); err != nil {
		t.Fatal(err)
	}
	p := schema.Properties[keyOf(f)]
	if all = append(p.Enum, p.Items.Enum...); len(all) == 0 {
		t.Errorf("%s says nowhere what values %s has", s.Name, keyOf(f))
	}
	return all
}

// withArgument is an example of a call with another value of an argument.
func withArgument(t *testing.T, s *tool.Spec, f reflect.StructField, value string) []byte {
	t.Helper()
	arguments := make(map[string]any)
	if len(s.Examples) > 0 {
		arguments = object(t, s.Examples[0])
	}
	arguments[keyOf(f)] = value
	if f.Type.Kind() == reflect.Slice {
		arguments[keyOf(f)] = []string{value}
	}
	data, err := json.Marshal(arguments)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func object(t *testing.T, data []byte) (members map[string]any) {
	t.Helper()
	if err := json.Unmarshal(data, &members); err != nil {
		t.Fatal(err)
	}
	return members
}

// under are the texts in a document whose key is key, or ends in it.
func under(d *render.Document, key string) (all []render.Value) {
	ends := func(k string) bool { return k == key || strings.HasSuffix(k, "."+key) }
	fields := func(entries []render.Entry) {
		for _, e := range entries {
			switch {
			case !ends(e.Key), e.Count > 0:
			case e.List != nil:
				all = append(all, e.List...)
			default:
				all = append(all, e.Value)
			}
		}
	}
	for _, p := range d.Sections {
		switch body := p.Body.(type) {
		case render.Fields:
			fields(body.Entries)
		case render.Records:
			for _, r := range body.Records {
				fields(r)
			}
		case render.Located:
			for _, h := range body.Hits {
				if key == "path" {
					all = append(all, render.Value{Text: h.Path})
				}
			}
		case render.Rows:
			for i, c := range body.Columns {
				for _, row := range body.Rows {
					if ends(c.Key) {
						all = append(all, row[i])
					}
				}
			}
		}
	}
	return slices.DeleteFunc(all, func(v render.Value) bool { return v.Text == "" })
}
