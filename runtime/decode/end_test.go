package decode

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// TestEnd compares the whole error of refused arguments.
func TestEnd(t *testing.T) {
	_, err := decodeForecast([]byte(` { "days" : "three", "unit" : "celsius", "offset" : 0 } `))
	e, ok := errors.AsType[*tool.Error](err)
	want := &tool.Error{
		Code: "INVALID_ARGUMENTS", Category: tool.InvalidArguments, SideEffect: tool.NotApplied,
		Message: "3 of 4 arguments are not valid; the tool was not run",
		Arguments: &tool.ArgumentReport{
			Violations: []tool.Violation{
				{Path: "/days", Keyword: "type", Type: "string", Got: "three", Want: "integer, 1 to 14"},
				{Path: "/offset", Keyword: "additionalProperties", Got: "0", Want: "known are location, unit, days"},
				{Path: "/location", Keyword: "required", Want: "string, 1 to 100 characters"},
			},
			Total: 3,
			Sent:  4,
			Known: []string{"location", "unit", "days"},
			Valid: []tool.ValidArgument{{Name: "unit", Sent: "celsius", Want: "celsius or fahrenheit"}},
			Call:  []byte(`{"unit":"celsius"}`),
			Fill:  []string{"location"},
		},
	}
	if !ok || !reflect.DeepEqual(e, want) {
		t.Errorf("error is\n\t%+v\n\t%+v\nwant\n\t%+v\n\t%+v", e, e.Arguments, want, want.Arguments)
	}
}

// TestCall tells what can stay of a refused call, and what is to be filled in.
func TestCall(t *testing.T) {
	good := `"user":"ann","password":"open sesame","parent":null`
	cases := []struct {
		name, text    string
		message, call string
		fill          []string
		sent, valid   int
	}{
		{"nothing", ``, "3 arguments are missing; the tool was not run", `{}`, []string{"user", "password", "parent"}, 3, 0},
		{"null", ` null `, "3 arguments are missing; the tool was not run", `{}`, []string{"user", "password", "parent"}, 3, 0},
		{"white space goes, texts stay", `{"user" : "a\u006e n" , "parent" : "x  y", "keys": [ ] }`,
			"1 argument is missing; the tool was not run", `{"user":"a\u006e n","parent":"x  y"}`, []string{"password", "keys"}, 4, 3},
		{"optional and wrong", `{` + good + `,"tries":"x"}`,
			"1 of 4 arguments is not valid; the tool was not run", `{"user":"ann","parent":null}`, []string{"password"}, 4, 3},
		{"null is not sent", `{` + good + `,"tries":null,"port":1}`,
			"1 of 4 arguments is not valid; the tool was not run", `{"user":"ann","parent":null}`, []string{"password"}, 4, 3},
		{"duplicate", `{` + good + `,"user":"bob"}`,
			"1 of 3 arguments is not valid; the tool was not run", `{"parent":null}`, []string{"user", "password"}, 3, 2},
		{"duplicate of a wrong one", `{"tries":"x","user":"ann","tries" : 2,"parent":null}`,
			"2 of 4 arguments are not valid; the tool was not run", `{"user":"ann","parent":null}`, []string{"password"}, 4, 2},
		{"no JSON in a wrong one", `{` + good + `,"keys":[7,`, "the arguments are not valid JSON; the tool was not run", ``, nil, 3, 3},
		{"no JSON", `{` + good, "the arguments are not valid JSON; the tool was not run", ``, nil, 3, 3},
		{"text behind", `{` + good + `}}`, "the arguments are not valid JSON; the tool was not run", ``, nil, 3, 3},
		{"no object", `[]`, "the arguments are not an object; the tool was not run", ``, nil, 0, 0},
		{"too deep", `{"x":` + strings.Repeat("[", 64), "the arguments are beyond a limit; the tool was not run", ``, nil, 3, 0},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			d := New([]byte(c.text))
			read(&d, login)
			e, ok := errors.AsType[*tool.Error](d.End(login))
			if !ok {
				t.Fatal("was accepted")
			}
			r := e.Arguments
			if e.Message != c.message || string(r.Call) != c.call || !reflect.DeepEqual(r.Fill, c.fill) {
				t.Errorf("answered %q, call %s, fill %v", e.Message, r.Call, r.Fill)
			}
			if r.Sent != c.sent || len(r.Valid) != c.valid {
				t.Errorf("counted %d sent, %d valid, want %d, %d", r.Sent, len(r.Valid), c.sent, c.valid)
			}
			holdCall(t, login, r, New)
		})
	}
}

// TestCounted counts arguments in correct English and Chinese.
func TestCounted(t *testing.T) {
	l := voice{words.In("zh")}
	for _, c := range []struct {
		n, all, missing  int
		english, chinese string
	}{
		{0, 2, 0, "the arguments are not valid together", "这些参数不能一起使用"},
		{1, 1, 0, "the only argument is not valid", "唯一的参数无效"},
		{1, 1, 1, "1 argument is missing", "缺少 1 个参数"},
		{1, 3, 1, "1 argument is missing", "缺少 1 个参数"},
		{2, 3, 2, "2 arguments are missing", "缺少 2 个参数"},
		{1, 3, 0, "1 of 3 arguments is not valid", "3 个参数中有 1 个无效"},
		{2, 3, 1, "2 of 3 arguments are not valid", "3 个参数中有 2 个无效"},
		{3, 3, 0, "3 of 3 arguments are not valid", "3 个参数中有 3 个无效"},
	} {
		if got := english().invalid(c.n, c.all, c.missing); got != c.english+"; the tool was not run" {
			t.Errorf("%d of %d, %d missing: %q", c.n, c.all, c.missing, got)
		}
		if got := l.invalid(c.n, c.all, c.missing); got != c.chinese+"；工具未执行" {
			t.Errorf("%d of %d, %d missing: %q", c.n, c.all, c.missing, got)
		}
	}
}

// holdCall holds a call to complete to its contract: refused while something
// is to be filled in, and then only for that; accepted otherwise.
func holdCall(t *testing.T, r *Rule, report *tool.ArgumentReport, decoder func([]byte) Decoder) {
	t.Helper()
	if report.Call == nil {
		return
	}
	d := decoder(report.Call)
	read(&d, r)
	again := reportOf(d.End(r))
	required := 0
	for _, f := range r.Fields {
		for _, name := range report.Fill {
			if f.Required && f.Name == name {
				required++
			}
		}
	}
	if required == 0 {
		if again != nil {
			t.Errorf("call %s is refused: %v", report.Call, again.Violations)
		}
		return
	}
	if again == nil || len(again.Violations) != required {
		t.Fatalf("call %s lacks %d required arguments, which is not what the decoder says: %v", report.Call, required, again)
	}
	for _, v := range again.Violations {
		if v.Keyword != "required" {
			t.Errorf("call %s breaks %s at %s", report.Call, v.Keyword, v.Path)
		}
	}
}

// TestFound joins what a Check method finds: its arguments are no longer valid.
func TestFound(t *testing.T) {
	r := &Rule{Kind: Object, Fields: []Field{{Name: "since", Rule: &Rule{}}, {Name: "until", Rule: &Rule{}}}}
	check := func(path string) *tool.Error {
		d := New([]byte(`{"since":"b","until":"a"}`))
		read(&d, r)
		var v tool.Violations
		v.Add(path, "since before until")
		d.Found(&v)
		if d.Valid() {
			t.Error("still valid")
		}
		e, _ := errors.AsType[*tool.Error](d.End(r))
		return e
	}
	e := check("/until")
	if want := []tool.Violation{{Path: "/until", Keyword: "check", Got: "a", Want: "since before until"}}; !reflect.DeepEqual(e.Arguments.Violations, want) {
		t.Errorf("violations are %v, want %v", e.Arguments.Violations, want)
	}
	if e.Message != "1 of 2 arguments is not valid; the tool was not run" || string(e.Arguments.Call) != `{"since":"b"}` {
		t.Errorf("answered %q with the call %s", e.Message, e.Arguments.Call)
	}
	if e = check(""); e.Message != "the arguments are not valid together; the tool was not run" {
		t.Errorf("answered %q where they do not go together", e.Message)
	}
}

// TestSecretsStay looks for a planted secret in everything that is answered.
func TestSecretsStay(t *testing.T) {
	const secret = "sEcReT"
	for _, text := range []string{
		`{"password":"sEcReT"}`,
		`{"password":"long sEcReT","user":1}`,
		`{"password":["sEcReT"]}`,
		`{"password":{"sEcReT":1}}`,
		`{"password":"x","password":"sEcReT"}`,
		`{"password":"sEcReT\ud800"}`,
		`{"password":"a"sEcReT"}`,
		`{"password":"sEcReT`,
		`{"passwort":"sEcReT"}`,
		`{"keys":[{"id":"a","private":{"sEcReT":1}}]}`,
		`{"keys":[{"id":"a","private":{"sEcReT":"x"}}]}`,
		`{"keys":[{"id":"a","private":{"a":1,"sEcReT":1,"sEcReT":2}}]}`,
		`{"keys":{"private":"sEcReT"}}`,
		`"sEcReT"`,
	} {
		d := New([]byte(text))
		read(&d, login)
		e, _ := errors.AsType[*tool.Error](d.End(login))
		r := e.Arguments
		told := e.Message + string(r.Call)
		for _, v := range r.Violations {
			told += v.Path + v.Got + v.Want
		}
		for _, v := range r.Valid {
			told += v.Sent
		}
		if strings.Contains(told, secret) {
			t.Errorf("%s is answered with the secret: %s", text, told)
		}
	}
}
