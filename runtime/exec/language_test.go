package exec_test

import (
	"context"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// in is a context whose caller speaks lang.
func in(lang string) context.Context {
	return tool.WithCaller(context.Background(), tool.Caller{Lang: lang})
}

// TestViolationsInChinese shows refused arguments to a caller who speaks
// Chinese, whole: the table, the message and the call to complete.
func TestViolationsInChinese(t *testing.T) {
	const want = `[result] plan failed
[error]
code: INVALID_ARGUMENTS
message: 5 个参数中有 4 个无效；工具未执行
side_effect: not_applied
retryable: false
fill (1): city
[arguments] rows 1-5 of 5
name|sent|problem|expected
city|(not sent)|缺失|字符串
days|three|类型错误 (string)|整数
"a.b"|"[1]"|可用|列表
pin|(redacted)|类型错误 (boolean)|整数
dayz|1|未知|最接近的是 days；已知的有 city、days、a.b、limit、pin
[call] lines 1-1 of 1
1| {"a.b":[1]}
`
	p := new(trip)
	msg, ran := p.ask(in("zh-CN"), tool.Call{Arguments: []byte(`{"days":"three","a.b":[1],"pin":true,"dayz":1}`)}, nil)
	if msg.Content != want || ran {
		t.Errorf("the model sees\n%s\nwant\n%s", msg.Content, want)
	}
	if _, err := render.Read(msg.Content); err != nil {
		t.Error(err)
	}
}

var chinese = regexp.MustCompile(`\p{Han}`)

// TestLanguages tells the same failures in both languages: only texts differ,
// all of the product's own do, and codes, keys and non-values never.
func TestLanguages(t *testing.T) {
	failures := map[string]tool.Call{
		"no JSON":     {Arguments: []byte(`{"city":`)},
		"a limit":     {Arguments: []byte(strings.Repeat("[", 100))},
		"no object":   {Arguments: []byte(`[]`)},
		"one wrong":   {Arguments: []byte(`{"city":5,"limit":1}`)},
		"twice":       {Arguments: []byte(`{"city":"a","city":"b"}`)},
		"truncated":   {Arguments: []byte(`{"city":"a"}`), Truncated: true},
		"near a tool": {Name: "plam"}, "no tool": {Name: "x y"},
	}
	for _, c := range []tool.Category{
		tool.NotFound, tool.AlreadyExists, tool.Conflict, tool.FailedPrecondition, tool.Unauthenticated, tool.PermissionDenied, tool.PolicyDenied,
		tool.ApprovalRequired, tool.RateLimited, tool.QuotaExceeded, tool.TimedOut, tool.OutcomeUnknown, tool.Canceled, tool.UpstreamUnavailable,
		tool.UpstreamError, tool.InvalidResponse, tool.ResultTooLarge, tool.Unsupported, tool.Internal, tool.InvalidArguments,
	} {
		failures[string(c)] = tool.Call{Arguments: []byte(`{"city":"a","limit":1}`), ID: string(c)}
	}
	for name, call := range failures {
		err := error(tool.Category(call.ID).New(""))
		english, _ := new(trip).ask(in(""), call, err)
		other, _ := new(trip).ask(in("zh"), call, err)
		sameShape(t, name, english.Content, other.Content)
		e := other.Result.Error
		if !chinese.MatchString(e.Message) || chinese.MatchString(english.Result.Error.Message) {
			t.Errorf("%s: the message is %q in English, %q in Chinese", name, english.Result.Error.Message, e.Message)
		}
		for i, offer := range e.Offers() {
			if !chinese.MatchString(offer) || chinese.MatchString(english.Result.Error.Offers()[i]) {
				t.Errorf("%s: the offer is %q in English, %q in Chinese", name, english.Result.Error.Offers()[i], offer)
			}
		}
	}
}

// sameShape holds two documents to the same sections and keys.
func sameShape(t *testing.T, name, a, b string) {
	t.Helper()
	left, err := render.Read(a)
	if err != nil {
		t.Fatalf("%s: %v in\n%s", name, err, a)
	}
	right, err := render.Read(b)
	if err != nil {
		t.Fatalf("%s: %v in\n%s", name, err, b)
	}
	value := regexp.MustCompile(`(?m)^([a-z_0-9.]+( \(\d+\))?: ).*$`)
	for i := range max(len(left.Sections), len(right.Sections)) {
		if i >= len(left.Sections) || i >= len(right.Sections) || left.Sections[i].ID != right.Sections[i].ID {
			t.Fatalf("%s: the sections differ:\n%s\n%s", name, a, b)
		}
	}
	head := func(s string) string {
		s, _, _ = strings.Cut(s, "[arguments]")
		return value.ReplaceAllString(s, "$1")
	}
	if head(a) != head(b) {
		t.Errorf("%s: the keys differ:\n%s\n%s", name, a, b)
	}
}

// TestAuthorsSpeakForThemselves leaves the texts of declared errors, and of
// those that handlers make, as their authors wrote them.
func TestAuthorsSpeakForThemselves(t *testing.T) {
	declared := &tool.Error{Code: "SOLD_OUT", Category: tool.RateLimited, Message: "sold out", RetryAfter: 2500 * time.Millisecond}
	msg, _ := new(trip).ask(in("zh"), tool.Call{Arguments: []byte(`{"city":"a"}`)}, declared)
	for _, line := range []string{"code: SOLD_OUT\n", "message: sold out\n", "next.1: 可以在 3 秒后用相同参数重试\n"} {
		if !strings.Contains(msg.Content, line) {
			t.Errorf("there is no line %s in\n%s", line, msg.Content)
		}
	}
	if declared.Lang() != "" || declared.Message != "sold out" {
		t.Error("the declared error was changed")
	}
}

// TestUnsaid warns of coercions beyond those that are told.
func TestUnsaid(t *testing.T) {
	for _, tt := range []struct {
		lang, want string
		coerced    int
	}{
		{"", "warning.1: 12 more values were coerced or have their defaults\n", 32},
		{"zh", "warning.1: 另有 12 个值被转换或取了默认值\n", 32},
		{"", "warning.1: 1 more value was coerced or has its default\n", 21},
		{"zh", "warning.1: 另有 1 个值被转换或取了默认值\n", 21},
	} {
		text := `{"city":"a","limit":1,"a.b":[` + strings.Repeat(`"1",`, tt.coerced) + `2]}`
		msg, _ := new(trip).ask(in(tt.lang), tool.Call{Arguments: []byte(text)}, nil)
		if !strings.Contains(msg.Content, tt.want) || len(msg.Result.Coercions) != 20 {
			t.Errorf("%s: %d coercions in\n%s", tt.lang, len(msg.Result.Coercions), msg.Content)
		}
		if _, err := render.Read(msg.Content); err != nil {
			t.Error(err)
		}
	}
}
