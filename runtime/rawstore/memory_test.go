package rawstore

import (
	"context"
	"errors"
	"regexp"
	"sync"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

var sections = []byte("[text] lines 1-1 of 1\n1| x\n")

func put(t *testing.T, m *Memory, e Entry) string {
	t.Helper()
	if e.Sections == nil {
		e.Sections = sections
	}
	ref, err := m.Put(t.Context(), e)
	if err != nil || !regexp.MustCompile(`^r_[a-z2-7]{16}$`).MatchString(ref) {
		t.Fatalf("Put = %q, %v", ref, err)
	}
	return ref
}

func has(t *testing.T, m *Memory, owner Owner, ref string) bool {
	t.Helper()
	kept, ok := m.Get(t.Context(), owner, ref)
	if ok && (kept.Owner != owner || kept.Whole == nil) {
		t.Errorf("Get = %+v", kept)
	}
	return ok
}

// TestOwners gives a result back to nobody but the caller it was kept for.
func TestOwners(t *testing.T) {
	m := NewMemory(Limits{})
	owner := OwnerOf(tool.Caller{Tenant: "t", Subject: "u", Session: "s", Lang: "zh"})
	ref := put(t, m, Entry{Owner: owner, Tool: "x", Data: []byte("{}"), MediaType: "application/json"})
	if !has(t, m, owner, ref) {
		t.Error("the owner does not get it back")
	}
	for _, other := range []Owner{{}, {"t", "u", "s2"}, {"t2", "u", "s"}, {"t", "u2", "s"}} {
		if has(t, m, other, ref) {
			t.Errorf("%+v gets it", other)
		}
	}
	for _, wrong := range []string{"", "r_", ref + "a", ref[:len(ref)-1], "R" + ref[1:]} {
		if has(t, m, owner, wrong) {
			t.Errorf("%q is there", wrong)
		}
	}
}

// TestLimits drops what is too old, and what was not read for the longest time.
func TestLimits(t *testing.T) {
	m := NewMemory(Limits{Bytes: 3*overhead + 3*len(sections), Age: time.Minute})
	now := time.Unix(1000, 0)
	m.now = func() time.Time { return now }
	first, second := put(t, m, Entry{}), put(t, m, Entry{})
	third := put(t, m, Entry{})
	has(t, m, Owner{}, first)
	fourth := put(t, m, Entry{})
	if !has(t, m, Owner{}, first) || has(t, m, Owner{}, second) || !has(t, m, Owner{}, third) || !has(t, m, Owner{}, fourth) {
		t.Error("not the one that was not read for the longest time is dropped")
	}
	if _, err := m.Put(t.Context(), Entry{Sections: sections, Data: make([]byte, 4*overhead)}); !errors.Is(err, ErrTooLarge) {
		t.Errorf("one that is too large: %v", err)
	}
	if _, err := m.Put(t.Context(), Entry{Sections: []byte("no sections\n")}); err == nil {
		t.Error("what cannot be read in part is kept")
	}
	now = now.Add(time.Minute + 1)
	if has(t, m, Owner{}, first) || m.bytes != 0 || len(m.byRef) != 0 {
		t.Errorf("%d bytes of %d results are kept after their time", m.bytes, len(m.byRef))
	}
}

// TestAtOnce uses a store from many goroutines.
func TestAtOnce(t *testing.T) {
	m := NewMemory(Limits{Bytes: 20 * overhead})
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 200 {
				ref, err := m.Put(context.Background(), Entry{Sections: sections})
				if err != nil {
					t.Error(err)
				}
				m.Get(context.Background(), Owner{}, ref)
			}
		})
	}
	all.Wait()
	if m.bytes > 20*overhead || m.used.Len() != len(m.byRef) {
		t.Errorf("%d bytes in %d results, %d references", m.bytes, m.used.Len(), len(m.byRef))
	}
}
