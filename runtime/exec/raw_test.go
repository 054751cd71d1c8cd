package exec_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/rawstore"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// source is an adapter that reads any raw result.
type source struct{ fake }

func (s *source) Normalize(tool.Raw) (tool.Of[reply], error) {
	return tool.Of[reply]{Value: reply{"read"}, Report: s.report}, nil
}

func (s *source) BindRaw(handle func(context.Context, arguments) (tool.Raw, error)) tool.Tool {
	return tool.BindRaw[arguments, reply](s, handle)
}

// TestWhatASourceSentIsKept holds that the envelope leads to it, and that the text
// for the model does not where nothing is left out.
func TestWhatASourceSentIsKept(t *testing.T) {
	at := time.Date(2026, 7, 19, 8, 0, 0, 0, time.UTC)
	tests := []struct {
		name, kind string
		raw        tool.Raw
		asOf       time.Time
		data       string
	}{
		{"JSON", "json", normalize.JSON([]byte(`{"a":1}`)), at, `{"a":1}`},
		{"a problem", "json", normalize.Bytes("application/problem+json; charset=utf-8", []byte(`{}`)), time.Time{}, `{}`},
		{"CSV", "rows", normalize.CSV([]byte("a,b\n1,2\n")), time.Time{}, "a,b\n1,2\n"},
		{"NDJSON", "rows", normalize.NDJSON([]byte("{}\n{}\n")), time.Time{}, "{}\n{}\n"},
		{"text", "lines", normalize.Text("x\ny\n"), time.Time{}, "x\ny\n"},
		{"XML", "lines", normalize.XML([]byte("<a/>")), time.Time{}, "<a/>"},
		{"JSON of a command", "json", normalize.Command([]byte(`[1]`), nil, nil), time.Time{}, `[1]`},
		{"lines of a command", "lines", normalize.Command([]byte("{}\n{}\n"), nil, nil), time.Time{}, "{}\n{}\n"},
		{"an image", "bytes", normalize.Bytes("image/png", []byte("\x89PNG")), time.Time{}, "\x89PNG"},
		{"a Go value", "", tool.FromValue(reply{"x"}), time.Time{}, ""},
	}
	for _, tt := range tests {
		store := rawstore.NewMemory(rawstore.Limits{})
		s := &source{*named("get_reply", tool.R0)}
		if !tt.asOf.IsZero() {
			s.report = &tool.Report{AsOf: tt.asOf}
		}
		bound := s.BindRaw(func(context.Context, arguments) (tool.Raw, error) { return tt.raw, nil })
		caller := tool.Caller{Tenant: "t", Session: "s"}
		msg := exec.New(tool.SetOf(bound), exec.Config{Store: store}).Do(tool.WithCaller(t.Context(), caller), tool.Call{ID: "1", Name: "get_reply"})
		ref := msg.Result.RawRef
		if (ref == "") != (tt.kind == "") {
			t.Errorf("%s: the reference is %q", tt.name, ref)
			continue
		}
		if strings.Contains(msg.Content, "raw:") || ref != "" && strings.Contains(msg.Content, ref) {
			t.Errorf("%s: the text tells a reference, though nothing is left out:\n%s", tt.name, msg.Content)
		}
		if ref == "" {
			if len(msg.Result.Evidence) > 0 {
				t.Errorf("%s: evidence is %+v, want none", tt.name, msg.Result.Evidence)
			}
			continue
		}
		want := tool.Evidence{Ref: ref, Kind: tt.kind}
		if !tt.asOf.IsZero() {
			want.Version = "2026-07-19T08:00:00Z"
		}
		if !slices.Equal(msg.Result.Evidence, []tool.Evidence{want}) {
			t.Errorf("%s: evidence is %+v, want %+v", tt.name, msg.Result.Evidence, want)
		}
		kept, ok := store.Get(t.Context(), rawstore.OwnerOf(caller), ref)
		if !ok || string(kept.Data) != tt.data || !strings.Contains(string(kept.Sections), "text: read\n") {
			t.Errorf("%s: kept %t: %+v", tt.name, ok, kept)
		}
	}
}

// TestWhatIsShownInPartIsKeptOnce holds that a raw result of which something is left
// out has one reference, which the text tells.
func TestWhatIsShownInPartIsKeptOnce(t *testing.T) {
	s := &source{*named("get_reply", tool.R0)}
	s.compact = long().compact
	bound := s.BindRaw(func(context.Context, arguments) (tool.Raw, error) { return normalize.Text("sent"), nil })
	msg := exec.New(tool.SetOf(bound), exec.Config{Limit: tool.Limit{Chars: 300}}).Do(t.Context(), tool.Call{ID: "1", Name: "get_reply"})
	ref := msg.Result.RawRef
	if ref == "" || field(msg.Content, "raw") != ref || !slices.Equal(msg.Result.Evidence, []tool.Evidence{{Ref: ref, Kind: "lines"}}) {
		t.Errorf("the reference is %q, evidence %+v:\n%s", ref, msg.Result.Evidence, msg.Content)
	}
}
