package tooltest

import (
	"encoding/json"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Sample fails t where the result type of a does not hold sample, which is JSON:
// where encoding/json reads it with an error or leaves a part of it out, where
// what it writes of the value is read as another one, where the value is rendered
// otherwise a second time, or where an answer that shows it cannot be read back.
// Members that sample lacks may come in with zero values.
func Sample[A, R any](t testing.TB, a tool.Adapter[A, R], sample string) {
	t.Helper()
	r, text, ok := reread[R](t, sample)
	if !ok {
		return
	}
	if part := lost(numbers(sample), numbers(text), ""); part != "" {
		t.Errorf("%s is written again as %s, without %s", sample, text, part)
	}
	again, more, ok := reread[R](t, text)
	if ok && more != text {
		t.Errorf("%s is written again as %s", text, more)
	}
	if first, second := a.AppendCompact(nil, tool.Value(r)), a.AppendCompact(nil, tool.Value(again)); string(first) != string(second) {
		t.Errorf("%s is rendered as\n%s\nand then as\n%s", sample, first, second)
	}
	answer := string(a.AppendCompact(render.Banner(nil, a.Spec().Name, tool.Success), tool.Value(r)))
	if _, err := render.Read(answer); err != nil {
		t.Errorf("%s is answered with a text that can't be read: %v\n%s", sample, err, answer)
	}
}

// reread is the value that encoding/json reads, and what it writes of it.
func reread[R any](t testing.TB, text string) (r R, again string, ok bool) {
	t.Helper()
	dec := json.NewDecoder(strings.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&r); err != nil {
		t.Errorf("%s is no result: %v", text, err)
		return r, "", false
	}
	written, err := json.Marshal(r)
	if err != nil {
		t.Errorf("%s can't be written again: %v", text, err)
	}
	return r, string(written), err == nil
}

// numbers is the value of a JSON text with every digit of its numbers.
func numbers(text string) (v any) {
	dec := json.NewDecoder(strings.NewReader(text))
	dec.UseNumber()
	if dec.Decode(&v) != nil {
		return nil
	}
	return v
}

// lost is a JSON Pointer to a part of a that b does not have, quoted; "" where b
// has all of it. A null is nothing.
func lost(a, b any, path string) string {
	switch a := a.(type) {
	case nil:
		return ""
	case map[string]any:
		members, ok := b.(map[string]any)
		if !ok {
			break
		}
		for _, name := range slices.Sorted(maps.Keys(a)) {
			if part := lost(a[name], members[name], path+"/"+name); part != "" {
				return part
			}
		}
		return ""
	case []any:
		list, ok := b.([]any)
		if !ok || len(list) != len(a) {
			break
		}
		for i, v := range a {
			if part := lost(v, list[i], path+"/"+strconv.Itoa(i)); part != "" {
				return part
			}
		}
		return ""
	case json.Number:
		if n, ok := b.(json.Number); ok && sameNumber(a, n) {
			return ""
		}
	default:
		if a == b {
			return ""
		}
	}
	return `"` + path + `"`
}

// sameNumber reports whether two numbers are one, however they are written.
func sameNumber(a, b json.Number) bool {
	x, ok := new(big.Rat).SetString(string(a))
	y, ok2 := new(big.Rat).SetString(string(b))
	return ok && ok2 && x.Cmp(y) == 0
}
