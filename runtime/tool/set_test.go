package tool_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// bound is tools of those names; their risks are R0, R1, R2, …
func bound(names ...string) []tool.Tool {
	var tools []tool.Tool
	for i, name := range names {
		a := &adapter{spec: tool.Spec{Name: name, Risk: tool.Risk(i)}}
		tools = append(tools, a.Bind(nil))
	}
	return tools
}

func TestSets(t *testing.T) {
	abc := tool.SetOf(bound("a", "b", "c")...)
	all := func(s tool.Set, err error) []string {
		if err != nil {
			return strings.Split(err.Error(), "\n")
		}
		return s.Names()
	}
	prefix := func(name string) string { return "shop_" + name }
	same := func(string) string { return "x" }
	long := func(string) string { return "x success\n[order]" }
	tests := []struct {
		name string
		got  []string
		want []string
	}{
		{"none", all(tool.NewSet()), []string{}},
		{"the zero Set", all(tool.Set{}, nil), []string{}},
		{"three", all(tool.NewSet(bound("c", "a", "b")...)), []string{"c", "a", "b"}},
		{"twice", all(tool.NewSet(bound("a", "b", "a", "b", "a")...)), []string{"join tools: a is there twice", "join tools: b is there twice", "join tools: a is there twice"}},
		{"zero tools", all(tool.NewSet(tool.Tool{}, bound("a")[0])), []string{"join tools: tool 1 of 2 is not bound"}},
		{"no names", all(tool.NewSet(bound("", "a b", "A", "1a", "é")...)), []string{
			`join tools: "" is no name for a tool`, `join tools: "a b" is no name for a tool`, `join tools: "A" is no name for a tool`,
			`join tools: "1a" is no name for a tool`, `join tools: "é" is no name for a tool`,
		}},
		{"joined", all(tool.Join(abc, tool.Set{}, tool.SetOf(bound("d_1")...))), []string{"a", "b", "c", "d_1"}},
		{"joined twice", all(tool.Join(abc, abc.Where(func(s tool.Spec) bool { return s.Name != "a" }))), []string{"join tools: b is there twice", "join tools: c is there twice"}},
		{"only some", all(abc.Only("c", "a", "c")), []string{"a", "c"}},
		{"only none", all(abc.Only()), []string{}},
		{"only others", all(abc.Only("x", "a", "y")), []string{"choose tools: there is no tool x", "choose tools: there is no tool y"}},
		{"where", all(abc.Where(func(s tool.Spec) bool { return s.Risk >= tool.R1 }), nil), []string{"b", "c"}},
		{"renamed", all(abc.Rename(prefix)), []string{"shop_a", "shop_b", "shop_c"}},
		{"renamed alike", all(abc.Rename(same)), []string{"join tools: x is there twice", "join tools: x is there twice"}},
		{"renamed badly", all(tool.SetOf(bound("a")...).Rename(long)), []string{`join tools: "x success\n[order]" is no name for a tool`}},
		{"as before", abc.Names(), []string{"a", "b", "c"}},
	}
	for _, tt := range tests {
		if !reflect.DeepEqual(tt.got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, tt.got, tt.want)
		}
	}
}

func TestSetsDoNotShare(t *testing.T) {
	tools := bound("a", "b")
	s := tool.SetOf(tools...)
	tools[0] = tools[1]
	s.All()[0] = tools[1]
	s.Names()[0] = "x"
	if _, err := s.Rename(func(name string) string { return name + "_2" }); err != nil {
		t.Fatal(err)
	}
	if got := s.Names(); !reflect.DeepEqual(got, []string{"a", "b"}) {
		t.Errorf("the set became %q", got)
	}
}

func TestLookup(t *testing.T) {
	s, err := tool.SetOf(bound("a", "b")...).Rename(func(name string) string { return name + "_2" })
	if err != nil {
		t.Fatal(err)
	}
	if b, ok := s.Lookup("b_2"); !ok || b.Spec().Name != "b_2" || b.Spec().Risk != tool.R1 {
		t.Errorf("Lookup of b_2 = %+v, %t", b.Spec(), ok)
	}
	if got, ok := s.Lookup("b"); ok || got.Spec() != nil {
		t.Errorf("Lookup of b = %+v, %t; want no tool", got.Spec(), ok)
	}
}
