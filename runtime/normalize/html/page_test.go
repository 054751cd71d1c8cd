package html_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/normalize/html"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// text is the text of a page.
func text(t *testing.T, raw tool.Raw) string {
	t.Helper()
	a, err := normalize.Read(html.Page(raw))
	if err != nil {
		t.Fatal(err)
	}
	var s string
	if err := json.Unmarshal(a.JSON, &s); err != nil {
		t.Fatalf("%s is no string", a.JSON)
	}
	return s
}

func TestPage(t *testing.T) {
	tests := []struct{ name, page, want string }{
		{"title, headings and paragraphs", "<title>Order 7</title><h1>Order&nbsp;7</h1>\n<p>It was\n  <b>paid</b>.<p>Really<br>so.", "Order 7\n# Order 7\nIt was paid.\nReally\nso."},
		{"links", `see <a href="https://a.example/x?a=1&amp;b=2"> the <i>order</i></a>, <a href="#top">top</a>, <a href="javascript:x()">run</a>, <a href="https://b.example">https://b.example</a>`,
			"see the order (https://a.example/x?a=1&b=2), top, run, https://b.example"},
		{"open links", `<a href="/a">one <a href="/b">two`, "one (/a) two (/b)"},
		{"scripts and styles", "a<script>if (1 < 2) { document.write('<p>x</p>') }</script><style>p { }</style><noscript>n</noscript><template><p>t</p></template><svg><text>s</text></svg><!-- c -->b", "ab"},
		{"what is hidden", `<p>a<span style="Display: NONE">b<span>c</span>d</span>e<div hidden>f</div>g`, "ae\ng"},
		{"lists", "<ul><li>a<li><p>b</p></ul>", "- a\nb"},
		{"tables", "<table><tr><th>sku<th>qty</tr><tr><td>TSHIRT<td>1</table>", "sku | qty\nTSHIRT | 1"},
		{"preformatted", "<p>x</p><pre>a\n  b  c\n</pre><p>d  e", "x\na\n  b  c\nd e"},
		{"images", `<img alt="a  cat" src=x><img src=y>`, "[a cat]"},
		{"forms", `<label>Name</label> <input value=x><select><option>a<option>b</select><button>Go</button>`, "Name Go"},
		{"Chinese", "<p>订单&mdash;已取消</p>", "订单—已取消"},
		{"void elements", "a<hr hidden>b<br hidden/>c", "a\nb\nc"},
		{"broken", "<p>a<", "a<"},
		{"nothing", "<html></html>", ""},
	}
	for _, tt := range tests {
		if got := text(t, normalize.Bytes("text/html", []byte("<html>"+tt.page))); got != tt.want {
			t.Errorf("%s: %q\nwant %q", tt.name, got, tt.want)
		}
	}
}

func answered(status int, mediaType, body string) tool.Raw {
	return upstream.Raw(&http.Response{
		StatusCode: status, Header: http.Header{"Content-Type": {mediaType}}, Body: io.NopCloser(strings.NewReader(body)),
	})
}

func TestPageOverHTTP(t *testing.T) {
	if got := text(t, answered(200, "text/html", `<h3 dir="auto">Hello</h3>`)); got != "### Hello" {
		t.Errorf("a part of a page is %q", got)
	}
	for name, tt := range map[string]struct {
		raw  tool.Raw
		want tool.Category
		json string
	}{
		"an error":               {answered(503, "text/html", "<html>so"), tool.UpstreamUnavailable, ""},
		"an error of status 200": {answered(200, "text/html", "<html><title>404 Not Found</title>"), tool.NotFound, ""},
		"no page":                {answered(200, "application/json", `{"a":1}`), "", `{"a":1}`},
		"JSON labeled a page":    {answered(200, "text/html", `{"a":1}`), "", `{"a":1}`},
		"a page labeled JSON":    {answered(200, "application/json", "<html><p>Sign in"), "", `"Sign in"`},
		"a value":                {tool.FromValue(7), "", `7`},
	} {
		a, err := normalize.Read(html.Page(tt.raw))
		var got tool.Category
		if e, ok := errors.AsType[*tool.Error](err); ok {
			got = e.Category
		}
		if got != tt.want || string(a.JSON) != tt.json {
			t.Errorf("%s: %s, %v; want %s, %s", name, a.JSON, err, tt.json, tt.want)
		}
	}
}

// shouted is a source in an encoding of its own.
type shouted struct{ normalize.Source }

func (s shouted) Unwrap() normalize.Source { return s.Source }

func (shouted) Decode(data []byte) ([]byte, string, error) {
	return []byte(strings.ToLower(string(data))), "quiet", nil
}

func TestPageIsDecoded(t *testing.T) {
	source, _ := normalize.Bytes("text/html", []byte("<HTML><P>SO")).Value().(normalize.Source)
	a, err := normalize.Read(html.Page(tool.FromValue(shouted{source})))
	if err != nil || string(a.JSON) != `"so"` || len(a.Report.Coercions) != 2 {
		t.Errorf("Read = %s, %+v, %v; want it decoded", a.JSON, a.Report, err)
	}
}

// TestRecordedPages reads pages that nobody here wrote.
func TestRecordedPages(t *testing.T) {
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" && os.Getenv("CI") == "true" {
		t.Fatal("TOOLADAPT_DATA is not set")
	}
	if root == "" {
		t.Skip("set TOOLADAPT_DATA to the folder that has raw-outputs")
	}
	pages := map[string][]string{
		"github-html/scrape/testdata/access-restrictions-enabled.html": {"Third-party application", "(/", "\n"},
		"nginx/docs/html/index.html":                                   {"# Welcome to nginx!", "(https://nginx.org/)"},
	}
	for name, wants := range pages {
		page, err := os.ReadFile(filepath.Join(root, "raw-outputs", "html-errors", filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		got := text(t, normalize.Bytes("", page))
		for _, want := range wants {
			if !strings.Contains(got, want) {
				t.Errorf("%s has no %q:\n%s", name, want, got)
			}
		}
		if strings.Contains(got, "<") || len(got) > len(page) {
			t.Errorf("%s has tags left:\n%s", name, got)
		}
	}
}

func TestHostilePagesAreReadInTime(t *testing.T) {
	const size = 256 << 10
	for _, part := range []string{"<div>", "<svg>", "<a href=x>", "<td>", "</p>", "<p hidden>", "&", "<", "<script>", "<!--"} {
		start := time.Now()
		_ = text(t, normalize.Bytes("text/html", []byte("<html>"+strings.Repeat(part, size/len(part)))))
		if took := time.Since(start); took > 10*time.Second {
			t.Errorf("%d bytes of %s took %v", size, part, took)
		}
	}
}

// FuzzPage holds that any page is text in UTF-8, without what scripts say, and
// not much longer than the page.
func FuzzPage(f *testing.F) {
	f.Add("<title>a</title><p>b <a href='c'>d</a><script>e</script><pre> f\n</pre><td>g<td>h")
	f.Add("<svg><svg></svg><a href=x><img alt=y/>")
	f.Fuzz(func(t *testing.T, page string) {
		a, err := normalize.Read(html.Page(normalize.Bytes("text/html", []byte("<html><p>start<script>s3cr3t</script>"+page))))
		if err != nil { // an error page
			return
		}
		var s string
		if json.Unmarshal(a.JSON, &s) != nil || !utf8.ValidString(s) || !strings.HasPrefix(s, "start") || len(s) > 40+5*len(page) {
			t.Fatalf("%q is read as %s", page, a.JSON)
		}
		if strings.Contains(s, "s3cr3t") && !strings.Contains(page, "s3cr3t") {
			t.Fatalf("%q shows a script: %q", page, s)
		}
	})
}

// A handler that reads a page.
func ExamplePage() {
	raw := normalize.Bytes("text/html", []byte(`<html><title>Returns</title><p>Send it to <a href="https://shop.example/returns">us</a>.</html>`))
	answer, _ := normalize.Read(html.Page(raw))
	fmt.Println(string(answer.JSON))
	// Output: "Returns\nSend it to us (https://shop.example/returns)."
}
