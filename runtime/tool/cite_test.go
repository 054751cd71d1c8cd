package tool_test

import (
	"encoding/json"
	"reflect"
	"strconv"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestCite tells what a result's own references become.
func TestCite(t *testing.T) {
	var r tool.Result
	r.Cite("")
	r.Cite("https://example.com/a?b=c")
	r.Cite("s3://bucket/key")
	r.Cite("9fceb02")
	r.Cite("ns:name")
	r.Cite("://x")
	r.CiteFile("cmd/main.go", 41)
	r.CiteFile("README.md", 0)
	r.CiteFile("odd.txt", -7)
	r.CiteFile("", 3)
	want := []tool.Evidence{
		{Ref: "https://example.com/a?b=c", Kind: "url"},
		{Ref: "s3://bucket/key", Kind: "url"},
		{Ref: "9fceb02", Kind: "id"},
		{Ref: "ns:name", Kind: "id"},
		{Ref: "://x", Kind: "id"},
		{Ref: "cmd/main.go", Kind: "file", Range: tool.Range{First: 41, Last: 41}},
		{Ref: "README.md", Kind: "file"},
		{Ref: "odd.txt", Kind: "file"},
	}
	if !reflect.DeepEqual(r.Evidence, want) {
		t.Errorf("cited\n%+v\nwant\n%+v", r.Evidence, want)
	}
}

// TestCiteMany holds the list of references to its bound, through JSON too.
func TestCiteMany(t *testing.T) {
	r := tool.Result{Status: tool.Success}
	for i := range 1204 {
		r.Cite("id-" + strconv.Itoa(i+1))
	}
	last := tool.Evidence{Kind: "omitted", Range: tool.Range{First: 21, Last: 1204}}
	if n := len(r.Evidence); n != 21 || r.Evidence[19].Ref != "id-20" || r.Evidence[20] != last {
		t.Fatalf("%d references, the last ones %+v", n, r.Evidence[max(0, n-2):])
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var back tool.Result
	if err := json.Unmarshal(data, &back); err != nil || !reflect.DeepEqual(back.Evidence, r.Evidence) {
		t.Errorf("read back: %v, %+v", err, back.Evidence)
	}
}
