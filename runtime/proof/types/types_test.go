package types

import (
	"encoding/json"
	"math/big"
	"net/netip"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/runtime/proof/oracle"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestTypes holds, for each type of the tables, what encoding/json writes of a
// sample against the emitted schema under two validators, the decoder and
// Validate: all accept it, the decoder reads the sample back, and what is near
// to it and wrong is refused by all.
func TestTypes(t *testing.T) {
	n := held(t, ScalarsTool, scalars) + held(t, OpenTool, open) + held(t, ListsTool, lists) +
		held(t, CirclesTool, circles) + held(t, BranchTool, branches) + held(t, MarshalersTool, marshalers) +
		held(t, GenericsTool, generics) + held(t, LuckTool, lucks)
	if n < 40 {
		t.Errorf("%d types are in the tables, want 40 or more", n)
	}
}

// comparers compare what go-cmp cannot look into.
var comparers = cmp.Options{
	cmp.Comparer(func(a, b tool.Decimal) bool { return a == b }),
	cmp.Comparer(func(a, b netip.Addr) bool { return a == b }),
	cmp.Comparer(func(a, b netip.Prefix) bool { return a == b }),
	cmp.Comparer(func(a, b *big.Int) bool { return (a == nil) == (b == nil) && (a == nil || a.Cmp(b) == 0) }),
	cmp.Comparer(func(a, b *big.Float) bool { return (a == nil) == (b == nil) && (a == nil || a.Cmp(b) == 0) }),
	cmp.AllowUnexported(Secretive{}),
}

// adapter is the part of a generated adapter that is about arguments.
type adapter[T any] interface {
	Spec() *tool.Spec
	Decode([]byte) (T, error)
	Validate(T) error
	AppendArgumentsJSON([]byte, T) []byte
}

// held tests the rows of one tool, of which every field has one, and answers
// how many there are.
func held[T any](t *testing.T, a adapter[T], rows []row[T]) int {
	all := oracle.Of(t, string(a.Spec().Arguments))
	fields := make(map[string]bool)
	for f := range reflect.TypeFor[T]().Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		fields[name] = true
	}
	for _, r := range rows {
		delete(fields, r.field)
		t.Run(r.field, func(t *testing.T) {
			accepted(t, a, all, r)
			for _, wrong := range r.wrong {
				refused(t, a, all, `{"`+r.field+`":`+wrong+`}`)
			}
			for _, wrong := range r.malformed { // google's leaves formats alone
				refused(t, a, all[1:], `{"`+r.field+`":`+wrong+`}`)
			}
		})
	}
	for name := range fields {
		t.Errorf("the field %s has no row", name)
	}
	return len(rows)
}

func accepted[T any](t *testing.T, a adapter[T], all []oracle.Oracle, r row[T]) {
	text, err := json.Marshal(r.sample)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(text), `{"`+r.field+`":`) {
		t.Errorf("the sample %s has another field than %s", text, r.field)
	}
	for _, v := range all {
		if err := v.Refuses(string(text)); err != nil {
			t.Errorf("%s refuses %s: %v", v.Name, text, err)
		}
	}
	got, err := a.Decode(text)
	if err != nil {
		t.Fatalf("the decoder refuses %s: %s", text, told(err))
	}
	if diff := cmp.Diff(r.sample, got, comparers); diff != "" {
		t.Errorf("the decoder reads %s otherwise (-sample +read):\n%s", text, diff)
	}
	if again, err := json.Marshal(got); err != nil || string(again) != string(text) {
		t.Errorf("%s is written again as %s, %v", text, again, err)
	}
	own := a.AppendArgumentsJSON(nil, got)
	if diff := cmp.Diff(concealed(read(t, []byte(written(t, got)))), read(t, own)); diff != "" {
		t.Errorf("it is written otherwise than by encoding/json (-want +got):\n%s", diff)
	}
	if err := a.Validate(r.sample); err != nil {
		t.Errorf("Validate refuses %s: %s", text, told(err))
	}
}

// concealed is v without its secrets.
func concealed(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for key := range v {
			if v[key] = concealed(v[key]); key == "pin" {
				v[key] = "(redacted)"
			}
		}
	case []any:
		for i := range v {
			v[i] = concealed(v[i])
		}
	}
	return v
}

func refused[T any](t *testing.T, a adapter[T], all []oracle.Oracle, text string) {
	for _, v := range all {
		if v.Refuses(text) == nil {
			t.Errorf("%s accepts %s", v.Name, text)
		}
	}
	if _, err := a.Decode([]byte(text)); err == nil {
		t.Errorf("the decoder accepts %s", text)
	} else if said := told(err); strings.Contains(said, "types.") || strings.Contains(said, "json.") {
		t.Errorf("a Go type is named to the model: %s", said)
	}
}

// told is an error with its violations.
func told(err error) string {
	text, _ := json.Marshal(err.(*tool.Error).Arguments.Violations)
	return err.Error() + " " + string(text)
}

// TestNulls holds that null is a value of what is required and may be anything,
// and that of the types without a value of their own nil is written as it.
func TestNulls(t *testing.T) {
	all := oracle.Of(t, string(NullsTool.Spec().Arguments))
	const text = `{"any":null,"raw":null,"pointer":null}`
	for _, v := range all {
		if err := v.Refuses(text); err != nil {
			t.Errorf("%s refuses %s: %v", v.Name, text, err)
		}
	}
	got, err := NullsTool.Decode([]byte(text))
	if err != nil {
		t.Fatal(told(err))
	}
	if written, err := json.Marshal(got); err != nil || string(written) != text {
		t.Errorf("it is written again as %s, %v", written, err)
	}
	if err := NullsTool.Validate(got); err != nil {
		t.Error(told(err))
	}
	refused(t, NullsTool, all, `{"any":1,"raw":1}`)
}

// TestOwnZero holds that Validate looks at what encoding/json writes: omitzero
// asks the value's own IsZero.
func TestOwnZero(t *testing.T) {
	for in, want := range map[Lucky]string{0: "", 6: "", 7: "", 8: "maximum"} {
		if got := keywords(LuckTool.Validate(Luck{in})); got != want {
			t.Errorf("of %d Validate says %q, want %q", in, got, want)
		}
	}
}
