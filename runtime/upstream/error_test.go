package upstream_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

const secret = "hunter2"

// ask has a server answer with a status, a header and a body, and checks that.
func ask(t *testing.T, status int, header map[string]string, body string) error {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("X-Secret", secret)
		for key, value := range header {
			w.Header().Set(key, value)
		}
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}))
	defer server.Close()
	resp, err := http.Get(server.URL + "/" + secret)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	return upstream.Check(resp)
}

// told is what Classify makes of an answer.
type told struct {
	category tool.Category
	code     string
	hint     cause.Hint
	retry    bool
}

var (
	limited  = told{tool.RateLimited, "RATE_LIMITED", cause.UpstreamRateLimit, true}
	quota    = told{tool.QuotaExceeded, "QUOTA_EXCEEDED", cause.UpstreamQuota, false}
	busy     = told{tool.UpstreamUnavailable, "UPSTREAM_UNAVAILABLE", cause.UpstreamOverloaded, true}
	away     = told{tool.UpstreamUnavailable, "UPSTREAM_UNAVAILABLE", cause.UpstreamUnavailable, true}
	signIn   = told{tool.Unauthenticated, "UNAUTHENTICATED", cause.UpstreamUnauthenticated, false}
	denied   = told{tool.PermissionDenied, "PERMISSION_DENIED", cause.UpstreamAccessRefused, false}
	notFound = told{tool.NotFound, "NOT_FOUND", cause.UpstreamNotFound, false}
	exists   = told{tool.AlreadyExists, "ALREADY_EXISTS", cause.UpstreamExists, false}
	conflict = told{tool.Conflict, "CONFLICT", cause.UpstreamConflict, false}
	timeout  = told{tool.TimedOut, "TIMEOUT", cause.UpstreamTimeout, true}
	refused  = told{tool.UpstreamError, "UPSTREAM_400", cause.UpstreamRefused, false}
	tooLarge = told{tool.UpstreamError, "UPSTREAM_400", cause.UpstreamTooLarge, false}
	failed   = told{tool.UpstreamError, "UPSTREAM_500", cause.UpstreamFailure, true}
)

func check(t *testing.T, name string, err error, want told, wait time.Duration) {
	t.Helper()
	e := tool.Classify(err)
	if e == nil {
		t.Errorf("%s: no error", name)
		return
	}
	if got := (told{e.Category, e.Code, cause.Hint(e.Cause), e.Retryable()}); got != want || e.RetryAfter != wait {
		t.Errorf("%s: told %+v after %v, want %+v after %v", name, got, e.RetryAfter, want, wait)
	}
	envelope, _ := json.Marshal(e)
	if text := string(render.Error(nil, e)) + string(envelope); strings.Contains(text, secret) || strings.Contains(text, "127.0.0.1") {
		t.Errorf("%s: the model is told\n%s", name, text)
	}
	if _, ok := errors.AsType[*upstream.Error](e); !ok {
		t.Errorf("%s: the answer is lost", name)
	}
}

func TestStatus(t *testing.T) {
	tests := []struct {
		status int
		want   told
	}{
		{400, refused},
		{401, signIn},
		{402, quota},
		{403, denied},
		{404, notFound},
		{410, notFound},
		{405, told{tool.Unsupported, "UNSUPPORTED", cause.NotSupported, false}},
		{408, timeout},
		{409, conflict},
		{412, conflict},
		{413, told{tool.UpstreamError, "UPSTREAM_413", cause.UpstreamTooLarge, false}},
		{418, told{tool.UpstreamError, "UPSTREAM_418", cause.UpstreamRefused, false}},
		{428, told{tool.FailedPrecondition, "FAILED_PRECONDITION", cause.UpstreamState, false}},
		{429, limited},
		{500, failed},
		{502, away},
		{503, away},
		{504, timeout},
		{529, busy},
		{599, told{tool.UpstreamError, "UPSTREAM_599", cause.UpstreamFailure, true}},
	}
	for _, tt := range tests {
		check(t, http.StatusText(tt.status), ask(t, tt.status, nil, "<h1>"+secret+"</h1>"), tt.want, 0)
	}
	for _, status := range []int{200, 204, 304} {
		if err := ask(t, status, nil, ""); err != nil {
			t.Errorf("status %d is an error: %v", status, err)
		}
	}
}

func TestRetryAfter(t *testing.T) {
	at := time.Date(2026, 11, 30, 10, 0, 0, 0, time.UTC)
	in := func(d time.Duration) string { return at.Add(d).Format(http.TimeFormat) }
	year := 365 * 24 * time.Hour
	tests := []struct {
		name   string
		header map[string]string
		want   time.Duration
	}{
		{"seconds", map[string]string{"Retry-After": "20"}, 20 * time.Second},
		{"a fraction of seconds", map[string]string{"Retry-After": "0.5"}, 500 * time.Millisecond},
		{"milliseconds", map[string]string{"Retry-After-Ms": "1500", "Retry-After": "2"}, 1500 * time.Millisecond},
		{"a date", map[string]string{"Retry-After": in(time.Minute)}, time.Minute},
		{"an old form of dates", map[string]string{"Retry-After": at.Add(time.Minute).Format(time.ANSIC)}, time.Minute},
		{"by the clock of the source", map[string]string{"Retry-After": in(time.Hour), "Date": in(59 * time.Minute)}, time.Minute},
		{"a date that has passed", map[string]string{"Retry-After": in(-time.Minute)}, 0},
		{"none", nil, 0},
		{"nonsense", map[string]string{"Retry-After": secret}, 0},
		{"less than nothing", map[string]string{"Retry-After": "-5"}, 0},
		{"no number", map[string]string{"Retry-After": "NaN"}, 0},
		{"for ever", map[string]string{"Retry-After": "Inf"}, 0},
		{"very long", map[string]string{"Retry-After": "99999999999999999999"}, year},
		{"a far date", map[string]string{"Retry-After": "Fri, 31 Dec 9999 23:59:59 GMT"}, year},
	}
	for _, tt := range tests {
		e := &upstream.Error{Status: 429, Header: http.Header{}, At: at}
		for key, value := range tt.header {
			e.Header.Set(key, value)
		}
		check(t, tt.name, e, limited, tt.want)
	}
	check(t, "seconds from a server", ask(t, 429, map[string]string{"Retry-After": "20"}, ""), limited, 20*time.Second)
	soon := time.Now().Add(90 * time.Second)
	e := tool.Classify(ask(t, 429, map[string]string{"Retry-After": soon.UTC().Format(http.TimeFormat)}, ""))
	if e.RetryAfter < 80*time.Second || e.RetryAfter > 91*time.Second {
		t.Errorf("a date from a server: wait %v, want about 90 s", e.RetryAfter)
	}
	if e := tool.Classify(&upstream.Error{Status: 429}); e.RetryAfter != 0 || e.Category != tool.RateLimited {
		t.Errorf("an answer without a header is classified as %+v", e)
	}
}

func TestBodies(t *testing.T) {
	message := `"message": "` + secret + `"`
	tests := []struct {
		name   string
		status int
		body   string
		want   told
		wait   time.Duration
	}{
		{"a problem", 403, `{"type": "https://` + secret + `.example/probs/out-of-credit", "title": "` + secret + `", "status": 403, "detail": "` + secret + `"}`, quota, 0},
		{"a problem of no type", 404, `{"type": "about:blank", "title": "` + secret + `", "status": 404}`, notFound, 0},
		{"a problem of IANA", 503, `{"type": "https://iana.org/assignments/http-problem-types#temporary-reduced-capacity"}`, busy, 0},
		{"a problem that came as a success", 200, `{"type": "about:blank", "status": 500, "detail": "` + secret + `"}`, failed, 0},
		{"a problem of another status", 400, `{"type": "about:blank", "status": 500}`, refused, 0},
		{"OpenAI without money", 429, `{"error": {` + message + `, "type": "insufficient_quota", "param": null, "code": "insufficient_quota"}}`, quota, 0},
		{"OpenAI with a limit", 429, `{"error": {` + message + `, "type": "tokens", "code": "rate_limit_exceeded"}}`, limited, 0},
		{"OpenAI with a wrong key", 401, `{"error": {` + message + `, "type": "invalid_request_error", "code": "invalid_api_key"}}`, signIn, 0},
		{"OpenAI with too long a text", 400, `{"error": {` + message + `, "type": "invalid_request_error", "param": "messages", "code": "context_length_exceeded"}}`, tooLarge, 0},
		{"OpenAI with a wrong request", 400, `{"error": {` + message + `, "type": "invalid_request_error", "code": null}}`, refused, 0},
		{"Anthropic overloaded", 529, `{"type": "error", "error": {"type": "overloaded_error", ` + message + `}}`, busy, 0},
		{"Anthropic overloaded in a stream", 200, `{"type": "error", "error": {"type": "overloaded_error", ` + message + `}}`, busy, 0},
		{"Anthropic with a limit", 429, `{"type": "error", "error": {"type": "rate_limit_error", ` + message + `}}`, limited, 0},
		{"Anthropic without access", 403, `{"type": "error", "error": {"type": "permission_error", ` + message + `}}`, denied, 0},
		{
			"Google with a limit", 429, `{"error": {"code": 429, ` + message + `, "status": "RESOURCE_EXHAUSTED", "details": [
				{"@type": "type.googleapis.com/google.rpc.Help", "links": []},
				{"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "34.5s"}]}}`, limited, 34500 * time.Millisecond,
		},
		{
			"Google with a wrong key", 400, `{"error": {"code": 400, ` + message + `, "status": "INVALID_ARGUMENT", "details": [
				{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID"}]}}`, signIn, 0,
		},
		{"Google by old clients", 403, `{"error": {"errors": [{"domain": "usageLimits", "reason": "userRateLimitExceeded", ` + message + `}], "code": 403}}`, limited, 0},
		{"AWS", 400, `{"__type": "com.amazon.coral.availability#ThrottlingException", ` + message + `}`, limited, 0},
		{"Azure", 409, `{"error": {"code": "ResourceAlreadyExists", ` + message + `}}`, exists, 0},
		{"Alibaba", 400, `{"code": "Arrearage", ` + message + `, "request_id": "1"}`, quota, 0},
		{"OAuth", 400, `{"error": "invalid_grant", "error_description": "` + secret + `"}`, signIn, 0},
		{"a wait in the body", 429, `{` + message + `, "retry_after": 64.5}`, limited, 64500 * time.Millisecond},
		{"unknown words", 400, `{"error": {"type": "` + secret + `", "code": 7}}`, refused, 0},
		{"other types", 400, `{"type": {}, "code": [1, "` + secret + `"], "error": 7, "details": "x", "retry_after": "x", "retryDelay": -1}`, refused, 0},
		{"a list", 400, `[{"code": "NotFound"}]`, told{tool.NotFound, "NOT_FOUND", cause.UpstreamNotFound, false}, 0},
		{"too deep", 400, `[[[[{"code": "NotFound"}]]]]`, refused, 0},
		{"half a body", 500, `{"error": {"code": "NotFound", `, failed, 0},
		{"null", 500, `null`, failed, 0},
		{"text", 500, `"not found"`, failed, 0},
		{"nothing", 500, ``, failed, 0},
	}
	for _, tt := range tests {
		check(t, tt.name, &upstream.Error{Status: tt.status, Body: []byte(tt.body)}, tt.want, tt.wait)
		if tt.status >= 400 {
			check(t, tt.name+", from a server", ask(t, tt.status, nil, tt.body), tt.want, tt.wait)
		}
	}
	github := &upstream.Error{Status: 403, Header: http.Header{"Retry-After": {"60"}}}
	check(t, "403 with a wait", github, limited, time.Minute)
	at := time.Unix(1_800_000_000, 0)
	for _, tt := range []struct {
		status           int
		remaining, reset string
		want             told
		wait             time.Duration
	}{
		{403, "0", "1800000090", limited, 90 * time.Second},
		{429, "0", "1800000090", limited, 90 * time.Second},
		{403, "0", "45", limited, 45 * time.Second},
		{403, "0", "1799999999", limited, 0},
		{403, "0", "9999999999999", limited, 365 * 24 * time.Hour},
		{403, "0", "99999999999999999999", limited, 0},
		{403, "0", "soon", limited, 0},
		{403, "0", "", limited, 0},
		{403, "7", "1800000090", denied, 0},
		{403, "", "1800000090", denied, 0},
		{429, "7", "1800000090", limited, 0},
		{404, "0", "1800000090", notFound, 0},
		{500, "0", "1800000090", failed, 0},
	} {
		e := &upstream.Error{Status: tt.status, At: at, Header: http.Header{}}
		e.Header.Set("X-RateLimit-Remaining", tt.remaining)
		e.Header.Set("X-RateLimit-Reset", tt.reset)
		check(t, fmt.Sprintf("%d with %q calls left until %q", tt.status, tt.remaining, tt.reset), e, tt.want, tt.wait)
	}
}

func TestLongBodies(t *testing.T) {
	err := ask(t, 500, nil, strings.Repeat(" ", 1<<20)+secret)
	e, ok := errors.AsType[*upstream.Error](err)
	if !ok || len(e.Body) != 64<<10 {
		t.Fatalf("%d bytes of the body were read, want 64 KiB", len(e.Body))
	}
	if text := err.Error(); len(text) > 2<<10 || !strings.HasPrefix(text, "the source answered 500 Internal Server Error: ") {
		t.Errorf("the log has %d bytes: %.99s", len(text), text)
	}
}

// FuzzBody has any body classified: with a category, a wait that is none of a
// madman, and nothing of the body told.
func FuzzBody(f *testing.F) {
	f.Add(`{"error": {"code": "x", "details": [{"retryDelay": "3s"}]}}`, "Fri, 31 Dec 9999 23:59:59 GMT", 200)
	f.Add(`{"__type": "a#b", "retry_after": 1e300}`, "1e300", 429)
	f.Fuzz(func(t *testing.T, body, after string, status int) {
		err := &upstream.Error{Status: status, Body: []byte(body), Header: http.Header{"Retry-After": {after}}}
		e := tool.Classify(err)
		if e.Code == "" || e.Message != e.Category.New("").Message || e.RetryAfter < 0 || e.RetryAfter > 365*24*time.Hour {
			t.Errorf("%+v is classified as %+v", err, e)
		}
	})
}
