package normalize_test

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
)

var errPage = errors.New("page failed")

// numbers answers pages of two numbers, as many as there are, each in a second.
func numbers(pages int, fails map[string]error) func(context.Context, string) (normalize.Page[int], error) {
	return func(ctx context.Context, next string) (normalize.Page[int], error) {
		select {
		case <-time.After(time.Second):
		case <-ctx.Done():
			return normalize.Page[int]{}, ctx.Err()
		}
		if err := fails[next]; err != nil {
			return normalize.Page[int]{}, err
		}
		n, _ := strconv.Atoi(next)
		p := normalize.Page[int]{Rows: []int{2 * n, 2*n + 1}}
		if n+1 < pages {
			p.Next = strconv.Itoa(n + 1)
		}
		return p, nil
	}
}

// TestAll: whatever stops it, the rows are those of the pages that were read, and
// Next leads to the first page that was not.
func TestAll(t *testing.T) {
	tests := []struct {
		name   string
		limits normalize.Limits
		fetch  func(context.Context, string) (normalize.Page[int], error)
		want   normalize.Extent
	}{
		{"to the end", normalize.Limits{}, numbers(3, nil), normalize.Extent{Pages: 3, Rows: 6}},
		{"the defaults", normalize.Limits{Time: time.Hour}, numbers(50, nil), normalize.Extent{Pages: 20, Rows: 40, Stopped: normalize.StoppedPages, Next: "20"}},
		{"pages", normalize.Limits{Pages: 2}, numbers(3, nil), normalize.Extent{Pages: 2, Rows: 4, Stopped: normalize.StoppedPages, Next: "2"}},
		{"just as many pages", normalize.Limits{Pages: 3}, numbers(3, nil), normalize.Extent{Pages: 3, Rows: 6}},
		{"rows", normalize.Limits{Rows: 3}, numbers(3, nil), normalize.Extent{Pages: 2, Rows: 4, Stopped: normalize.StoppedRows, Next: "2"}},
		{"time", normalize.Limits{Time: 2500 * time.Millisecond}, numbers(9, nil),
			normalize.Extent{Pages: 2, Rows: 4, Stopped: normalize.StoppedTime, Next: "2", Err: context.DeadlineExceeded}},
		{"a page fails", normalize.Limits{}, numbers(9, map[string]error{"1": errPage}),
			normalize.Extent{Pages: 1, Rows: 2, Stopped: normalize.StoppedFailed, Next: "1", Err: errPage}},
		{"a loop", normalize.Limits{}, func(_ context.Context, next string) (normalize.Page[int], error) {
			n := len(next)
			return normalize.Page[int]{Rows: []int{2 * n, 2*n + 1}, Next: []string{"a", "aa", "a"}[n]}, nil
		}, normalize.Extent{Pages: 3, Rows: 6, Stopped: normalize.StoppedLoop, Next: "a"}},
		{"none", normalize.Limits{}, func(context.Context, string) (normalize.Page[int], error) { return normalize.Page[int]{}, nil }, normalize.Extent{Pages: 1}},
	}
	for _, tt := range tests {
		synctest.Test(t, func(t *testing.T) {
			rows, read, err := normalize.All(t.Context(), tt.limits, tt.fetch)
			if err != nil || read != tt.want || len(rows) != read.Rows || rows == nil {
				t.Errorf("%s: %v, %+v, %v; want %+v", tt.name, rows, read, err, tt.want)
			}
			for i, row := range rows {
				if row != i {
					t.Errorf("%s: row %d is %d", tt.name, i, row)
				}
			}
		})
	}
}

func TestAllFails(t *testing.T) {
	if rows, _, err := normalize.All(t.Context(), normalize.Limits{}, numbers(3, map[string]error{"": errPage})); !errors.Is(err, errPage) || rows != nil {
		t.Errorf("a first page that fails: %v, %v", rows, err)
	}
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), 1500*time.Millisecond)
		defer cancel()
		if rows, _, err := normalize.All(ctx, normalize.Limits{}, numbers(3, nil)); !errors.Is(err, context.DeadlineExceeded) || rows != nil {
			t.Errorf("a call that is out of time: %v, %v", rows, err)
		}
	})
}

func TestNextLink(t *testing.T) {
	base, _ := url.Parse("https://api.example.com/repos/1/issues?page=1")
	tests := []struct {
		links []string
		want  string
	}{
		{[]string{`<https://api.github.com/x?page=2>; rel="next", <https://api.github.com/x?page=9>; rel="last"`}, "https://api.github.com/x?page=2"},
		{[]string{`<https://a/x?page=1>; rel="prev"`, `</y?page=3&a=b,c;d>; title="a, \"b\"; rel=x"; REL=Next`}, "https://api.example.com/y?page=3&a=b,c;d"},
		{[]string{`<https://a/1>; rel="last first"`}, ""},
		{[]string{`<https://a/1>; rel="start next"`}, "https://a/1"},
		{[]string{`<https://a/1>; rel=last; rel=next`}, ""},
		{[]string{`nonsense, <x>; rel=next`}, ""},
		{[]string{`<x`}, ""}, {[]string{`<x>`}, ""}, {[]string{""}, ""}, {nil, ""},
		{[]string{`<%zz>; rel=next`}, ""},
		{[]string{`<x>; rel="next`}, "https://api.example.com/repos/1/x"},
	}
	for _, tt := range tests {
		if got := normalize.NextLink(http.Header{"Link": tt.links}, base); got != tt.want {
			t.Errorf("%q leads to %q, want %q", tt.links, got, tt.want)
		}
	}
	if got := normalize.NextLink(http.Header{"Link": {"<?page=2>; rel=next"}}, nil); normalize.NextParameter(got, "page") != "2" || normalize.NextParameter(got, "x") != "" {
		t.Errorf("without a base it leads to %q", got)
	}
	if normalize.NextParameter("%zz", "page") != "" {
		t.Error("a link that is none has a parameter")
	}
}

func FuzzNextLink(f *testing.F) {
	f.Add(`<https://a/x?page=2>; rel="next", <https://a/x?page=9>; rel="last"`)
	f.Add(`<a>; x="\"`)
	f.Fuzz(func(t *testing.T, link string) {
		next := normalize.NextLink(http.Header{"Link": {link}}, nil)
		if _, err := url.Parse(next); err != nil {
			t.Errorf("%q leads to %q: %v", link, next, err)
		}
	})
}

func TestNextOffset(t *testing.T) {
	for _, tt := range []struct {
		offset, n, total, want int
		ok                     bool
	}{{0, 20, 137, 20, true}, {120, 17, 137, 0, false}, {120, 16, 137, 136, true}, {0, 0, 5, 0, false}, {9, 5, 3, 0, false}, {-1, 1, 9, 0, false}} {
		if got, ok := normalize.NextOffset(tt.offset, tt.n, tt.total); got != tt.want || ok != tt.ok {
			t.Errorf("NextOffset(%d, %d, %d) = %d, %t", tt.offset, tt.n, tt.total, got, ok)
		}
	}
}

type reading struct {
	sensor, unit string
	at           time.Time
	value        int
}

func identify(r *reading) normalize.Identity {
	return normalize.Identity{Object: r.sensor, Time: r.at, Version: r.unit}
}

// TestRowsThatDiffer have one part of their identity of another value, and are
// never merged, neither by Dedupe nor by Aggregate; a zone is no difference, and
// a row without an object is like no other.
func TestRowsThatDiffer(t *testing.T) {
	noon := time.Date(2026, 7, 18, 12, 0, 0, 0, time.UTC)
	one := reading{"a", "C", noon, 1}
	tests := []struct {
		name string
		edit func(*reading)
		same bool
	}{
		{"nothing", func(*reading) {}, true},
		{"a value", func(r *reading) { r.value = 9 }, true},
		{"the zone", func(r *reading) { r.at = r.at.In(time.FixedZone("", 8*3600)) }, true},
		{"the object", func(r *reading) { r.sensor = "b" }, false},
		{"the version", func(r *reading) { r.unit = "F" }, false},
		{"no version", func(r *reading) { r.unit = "" }, false},
		{"a nanosecond", func(r *reading) { r.at = r.at.Add(1) }, false},
		{"a second", func(r *reading) { r.at = r.at.Add(time.Second) }, false},
		{"no time", func(r *reading) { r.at = time.Time{} }, false},
		{"parts that join to the same", func(r *reading) { r.sensor, r.unit = "aC", "" }, false},
	}
	for _, tt := range tests {
		other := one
		tt.edit(&other)
		rows := []reading{one, other}
		want := 2
		if tt.same {
			want = 1
		}
		kept, done := normalize.Dedupe(t.Context(), rows, normalize.From{}, identify)
		if len(kept) != want || kept[0] != one || done.Out != want || want == 2 && kept[1] != other {
			t.Errorf("%s differs: kept %+v, %+v", tt.name, kept, done)
		}
		sums, done := normalize.Aggregate(t.Context(), rows, normalize.From{}, identify, func(sum *int, r *reading) { *sum += r.value })
		if len(sums) != want || done.Out != want || want == 1 && sums[0] != one.value+other.value {
			t.Errorf("%s differs: sums %v, %+v", tt.name, sums, done)
		}
	}
	nameless := []reading{{}, {}}
	if kept, _ := normalize.Dedupe(t.Context(), nameless, normalize.From{}, identify); len(kept) != 2 {
		t.Errorf("rows without an object are merged: %+v", kept)
	}
	if groups, _ := normalize.Aggregate(t.Context(), nameless, normalize.From{}, identify, func(n *int, _ *reading) { *n++ }); !slices.Equal(groups, []int{1, 1}) {
		t.Errorf("rows without an object are merged: %v", groups)
	}
}

// TestReduction tells what became of the rows.
func TestReduction(t *testing.T) {
	rows := []reading{{"a", "C", time.Time{}, 1}, {"b", "C", time.Time{}, 2}, {"a", "C", time.Time{}, 3}}
	from := normalize.From{Basis: []string{"sensor", "unit"}, Ref: "r_1", Before: 40}
	kept, done := normalize.Dedupe(t.Context(), rows, from, identify)
	want := normalize.Reduction{Ground: "dedupe", Basis: from.Basis, In: 3, Out: 2, First: 41, Last: 43, Ref: "r_1"}
	if !slices.Equal(kept, rows[:2]) || !slices.Equal(done.Basis, want.Basis) || done.In != 3 || done.Out != 2 || done.First != 41 || done.Last != 43 || done.Ref != "r_1" || done.Ground != "dedupe" {
		t.Errorf("kept %+v, %+v, want %+v", kept, done, want)
	}
	sums, done := normalize.Aggregate(t.Context(), rows, from, identify, func(sum *int, r *reading) { *sum += r.value })
	if !slices.Equal(sums, []int{4, 2}) || done.Ground != "aggregate" || done.In != 3 || done.Out != 2 {
		t.Errorf("sums %v, %+v", sums, done)
	}
	if kept, done := normalize.Dedupe(t.Context(), nil, normalize.From{Before: 3}, identify); kept == nil || len(kept) != 0 || done.First != 0 || done.Last != 0 {
		t.Errorf("of none are kept %v, %+v", kept, done)
	}
}

// TestNotes are taken by what runs with a context that has them.
func TestNotes(t *testing.T) {
	ctx := &normalize.Noting{Context: t.Context()}
	one := func(context.Context, string) (normalize.Page[int], error) {
		return normalize.Page[int]{Rows: []int{1}, Next: "a"}, nil
	}
	for range 25 {
		if _, read, err := normalize.All(ctx, normalize.Limits{Pages: 1}, one); err != nil || read.Stopped == "" {
			t.Fatal(read, err)
		}
		normalize.Dedupe(ctx, []reading{{}}, normalize.From{}, identify)
	}
	if s, r := ctx.Notes.Stopped(), ctx.Notes.Reductions(); len(s) != 20 || len(r) != 20 || s[0].Next != "a" || r[0].In != 1 {
		t.Errorf("noted %d and %d", len(s), len(r))
	}
	ctx = &normalize.Noting{Context: t.Context()}
	if _, _, err := normalize.All(ctx, normalize.Limits{}, func(context.Context, string) (normalize.Page[int], error) { return normalize.Page[int]{}, nil }); err != nil || ctx.Notes.Stopped() != nil {
		t.Errorf("a list that was read to its end is noted: %v, %v", ctx.Notes.Stopped(), err)
	}
}
