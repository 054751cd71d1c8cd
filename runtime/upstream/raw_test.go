package upstream_test

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// body is a body that knows whether it was closed, and may end with an error.
type body struct {
	io.Reader
	closed bool
}

func (b *body) Close() error { b.closed = true; return nil }

// answered is an answer to a request for an address.
func answered(status int, header map[string]string, b io.ReadCloser) *http.Response {
	address, _ := url.Parse("https://api.example/items?page=2")
	resp := &http.Response{StatusCode: status, Header: http.Header{}, Body: b, Request: &http.Request{URL: address}}
	for key, value := range header {
		resp.Header.Set(key, value)
	}
	return resp
}

func TestRaw(t *testing.T) {
	const jsonType = "application/json; charset=utf-8"
	date := "Mon, 30 Nov 2026 12:00:00 GMT"
	tests := []struct {
		name   string
		status int
		header map[string]string
		body   string
		json   string
		report *tool.Report
	}{
		{"JSON", 200, map[string]string{"Content-Type": jsonType}, `{"a": 1}`, `{"a": 1}`, nil},
		{"created", 201, map[string]string{"Content-Type": jsonType}, `{}`, `{}`, nil},
		{"no label", 200, nil, ` [1]`, `[1]`, nil},
		{"text", 200, map[string]string{"Content-Type": "text/plain"}, "# hello", `"# hello"`, nil},
		{"no content", 204, nil, "", `null`, nil},
		{"a page of a list", 200, map[string]string{
			"Content-Type": jsonType, "X-Total-Count": "39", "Age": "60", "Date": date,
			"Link": `<https://api.example/items?page=1>; rel="prev", <?page=3&a=b,c>; title="a; b, c"; rel="last next", <x>; rel=last`,
		}, `[]`, `[]`, &tool.Report{
			Next: "https://api.example/items?page=3&a=b,c", Total: tool.Some(39), AsOf: time.Date(2026, 11, 30, 11, 59, 0, 0, time.UTC),
		}},
		{"the last page", 200, map[string]string{"Content-Type": jsonType, "Age": "0", "Link": `<https://api.example/items>; rel="first"`}, `[]`, `[]`, nil},
		{"a link elsewhere", 200, map[string]string{"Content-Type": jsonType, "Link": `<javascript:x>; rel=next, <`, "X-Total-Count": "-1"}, `[]`, `[]`, nil},
	}
	for _, tt := range tests {
		b := &body{Reader: strings.NewReader(tt.body)}
		raw := upstream.Raw(answered(tt.status, tt.header, b))
		a, err := normalize.Read(raw)
		if err != nil || string(a.JSON) != tt.json || !reflect.DeepEqual(a.Report, tt.report) {
			t.Errorf("%s: Read = %s, %+v, %v\nwant %s, %+v", tt.name, a.JSON, a.Report, err, tt.json, tt.report)
		}
		if sent, media := raw.Bytes(); !b.closed || string(sent) != tt.body || media != tt.header["Content-Type"] {
			t.Errorf("%s: the body is closed: %v, kept as %q of %q", tt.name, b.closed, sent, media)
		}
	}
}

func TestRawOfAnError(t *testing.T) {
	limit := map[string]string{"Retry-After": "20", "Content-Type": "application/json"}
	tests := []struct {
		name   string
		status int
		header map[string]string
		body   io.Reader
		want   told
		wait   time.Duration
	}{
		{"a limit", 429, limit, strings.NewReader(`{"message": "` + secret + `"}`), limited, 20 * time.Second},
		{"a redirect", 302, nil, strings.NewReader(secret), told{tool.UpstreamError, "UPSTREAM_302", "", false}, 0},
		{"an error of status 200", 200, nil, strings.NewReader(`{"errcode": 40001, "errmsg": "` + secret + `"}`), signIn, 0},
		{"a body that ends early", 200, nil, io.MultiReader(strings.NewReader(`{"a": 1`), failing{io.ErrUnexpectedEOF}), told{tool.InvalidResponse, "INVALID_RESPONSE", "unexpected_end", false}, 0},
	}
	for _, tt := range tests {
		_, err := normalize.Read(upstream.Raw(answered(tt.status, tt.header, io.NopCloser(tt.body))))
		e, ok := errors.AsType[*tool.Error](err)
		if !ok {
			t.Errorf("%s: %v is no *tool.Error", tt.name, err)
			continue
		}
		if e.Category != tt.want.category || e.Code != tt.want.code || e.Retryable() != tt.want.retry || e.RetryAfter != tt.wait {
			t.Errorf("%s: told %+v, want %+v", tt.name, e, tt.want)
		}
		if envelope, _ := json.Marshal(e); strings.Contains(string(envelope), secret) {
			t.Errorf("%s: the model is told %s", tt.name, envelope)
		}
	}
}

// failing is a reader that fails.
type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

func TestRawReadsNoMoreThanItMay(t *testing.T) {
	var read int64
	endless := readerFunc(func(p []byte) (int, error) { read += int64(len(p)); return len(p), nil })
	_, err := normalize.Read(upstream.Raw(answered(200, nil, io.NopCloser(endless))))
	if e, ok := errors.AsType[*tool.Error](err); !ok || e.Category != tool.ResultTooLarge || read > 2*normalize.MaxBytes {
		t.Errorf("an endless body: %v after %d bytes, want RESULT_TOO_LARGE", err, read)
	}
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// data is the folder of recorded outputs.
func data(t *testing.T) string {
	t.Helper()
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" && os.Getenv("CI") == "true" {
		t.Fatal("TOOLADAPT_DATA is not set")
	}
	if root == "" {
		t.Skip("set TOOLADAPT_DATA to the folder that has raw-outputs")
	}
	return filepath.Join(root, "raw-outputs")
}

// TestPagesOfNginx holds every error page of nginx, sent with its status and, as
// some gateways do, with status 200: the same category, and the same retry.
func TestPagesOfNginx(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(data(t), "html-errors", "nginx", "[45]??.html"))
	if len(files) < 30 {
		t.Fatalf("there are %d pages", len(files))
	}
	categories := map[int]tool.Category{
		401: tool.Unauthenticated, 402: tool.QuotaExceeded, 403: tool.PermissionDenied, 404: tool.NotFound, 405: tool.Unsupported,
		407: tool.Unauthenticated, 408: tool.TimedOut, 409: tool.Conflict, 410: tool.NotFound, 412: tool.Conflict,
		429: tool.RateLimited, 501: tool.Unsupported, 502: tool.UpstreamUnavailable, 503: tool.UpstreamUnavailable,
		504: tool.TimedOut, 505: tool.Unsupported, 507: tool.QuotaExceeded,
	}
	for _, file := range files {
		page, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		status, _ := strconv.Atoi(strings.TrimSuffix(filepath.Base(file), ".html"))
		want, ok := categories[status]
		if !ok {
			want = tool.UpstreamError
		}
		if status >= 494 && status <= 497 { // nginx shows 400 for these, which are its own
			status = 400
		}
		retry := want == tool.UpstreamUnavailable || want == tool.RateLimited || want == tool.TimedOut || status == 500
		for _, sent := range []int{status, 200} {
			header := map[string]string{"Content-Type": "text/html"}
			_, err := normalize.Read(upstream.Raw(answered(sent, header, io.NopCloser(strings.NewReader(string(page))))))
			e, ok := errors.AsType[*tool.Error](err)
			if !ok || e.Category != want || e.Retryable() != retry {
				t.Errorf("%s with status %d: %v, want %s, retry %v", filepath.Base(file), sent, err, want, retry)
			}
		}
	}
}

// exchange is one request and answer that octokit recorded.
type exchange struct {
	Path       string
	Status     int
	Response   json.RawMessage
	RawHeaders []string
	Headers    map[string]json.RawMessage
}

// sent is the answer as it came.
func (e exchange) sent() *http.Response {
	header := make(map[string]string)
	for i := 0; i+1 < len(e.RawHeaders); i += 2 {
		header[e.RawHeaders[i]] = e.RawHeaders[i+1]
	}
	for key, value := range e.Headers {
		var text string
		if json.Unmarshal(value, &text) == nil {
			header[key] = text
		}
	}
	text := string(e.Response)
	var plain string
	if json.Unmarshal(e.Response, &plain) == nil { // what was no JSON
		text = plain
	}
	return answered(e.Status, header, io.NopCloser(strings.NewReader(text)))
}

// TestExchangesOfOctokit holds what GitHub really answered, its errors first.
func TestExchangesOfOctokit(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(data(t), "github-octokit-fixtures", "*", "*.json"))
	statuses := make(map[int]int)
	var next []string
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var all []exchange
		if err := json.Unmarshal(content, &all); err != nil {
			t.Fatal(err)
		}
		for _, e := range all {
			statuses[e.Status]++
			a, err := normalize.Read(upstream.Raw(e.sent()))
			told, _ := errors.AsType[*tool.Error](err)
			switch {
			case e.Status == 404 && told != nil && told.Category == tool.NotFound && !told.Retryable():
			case e.Status == 422 && strings.Contains(string(e.Response), "already_exists") && told != nil && told.Category == tool.AlreadyExists && !told.Retryable():
			case e.Status == 422 && told != nil && told.Code == "UPSTREAM_422" && !told.Retryable():
			case e.Status >= 300 && e.Status < 400 && told != nil && told.Category == tool.UpstreamError && !told.Retryable():
			case e.Status < 300 && err == nil && json.Valid(a.JSON):
			default:
				t.Errorf("%s, %s: status %d: %v", filepath.Base(filepath.Dir(file)), e.Path, e.Status, err)
			}
			if a.Report != nil && a.Report.Next != "" && filepath.Base(file) == "raw-fixture.json" {
				next = append(next, a.Report.Next)
			}
		}
	}
	for _, status := range []int{200, 201, 204, 302, 404, 422} {
		if statuses[status] == 0 {
			t.Errorf("no answer of status %d is recorded", status)
		}
	}
	if len(next) != 4 || !strings.HasSuffix(next[3], "page=5") {
		t.Errorf("the next pages are %q, want four that lead to the fifth", next)
	}
}

// FuzzLink holds that a header of any kind gives an address that can be asked, or
// none.
func FuzzLink(f *testing.F) {
	f.Add(`<https://a.example/?page=2>; rel="next", <b>; rel=last`)
	f.Add(`</x>;rel="a next";title="<>,;"`)
	f.Fuzz(func(t *testing.T, link string) {
		resp := answered(200, nil, http.NoBody)
		resp.Header["Link"] = []string{link}
		a, err := normalize.Read(upstream.Raw(resp))
		if err != nil {
			t.Fatal(err)
		}
		if a.Report == nil {
			return
		}
		address, err := url.Parse(a.Report.Next)
		if err != nil || address.Scheme != "https" && address.Scheme != "http" {
			t.Fatalf("%q leads to %q", link, a.Report.Next)
		}
	})
}

// A handler that returns upstream output.
func ExampleRaw() {
	shop := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"state": "paid"}`)
	}))
	defer shop.Close()
	handle := func() (tool.Raw, error) {
		resp, err := http.Get(shop.URL)
		if err != nil {
			return tool.Raw{}, err
		}
		return upstream.Raw(resp), nil
	}

	raw, _ := handle()
	answer, _ := normalize.Read(raw)
	os.Stdout.Write(answer.JSON)
	// Output: {"state": "paid"}
}
