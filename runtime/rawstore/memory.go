package rawstore

import (
	"container/list"
	"context"
	"crypto/rand"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// ErrTooLarge says that one result alone is over the limit of the store.
var ErrTooLarge = errors.New("keep result: it is too large")

// errNoSections says that a result is no text that could be read in part.
var errNoSections = errors.New("keep result: its text is no sections of compact/1")

// Limits bound what a [Memory] keeps. The zero Limits are 64 MiB and one hour.
type Limits struct {
	// Bytes is how much is kept in all; 0 means 64 MiB. What was not read for
	// the longest time makes room for what is new.
	Bytes int
	// EntryBytes is how much one result may take; 0 means all of Bytes.
	EntryBytes int
	// Age is how long a result is kept; 0 means one hour.
	Age time.Duration
}

// Memory is a [Store] in the memory of the process. Make one with [NewMemory].
type Memory struct {
	limits Limits
	now    func() time.Time

	mu    sync.Mutex
	byRef map[string]*list.Element
	used  *list.List // of *held, what was read last in front
	bytes int
}

// held is one result in the list.
type held struct {
	ref  string
	kept *Kept
}

// size is what the result counts for: its bytes and an index.
func (h *held) size() int { return len(h.kept.Data) + len(h.kept.Sections) + overhead }

// overhead is about what one result takes beside its bytes.
const overhead = 1 << 10

// NewMemory is an empty store.
func NewMemory(l Limits) *Memory {
	if l.Bytes <= 0 {
		l.Bytes = 64 << 20
	}
	if l.EntryBytes <= 0 || l.EntryBytes > l.Bytes {
		l.EntryBytes = l.Bytes
	}
	if l.Age <= 0 {
		l.Age = time.Hour
	}
	return &Memory{limits: l, now: time.Now, byRef: map[string]*list.Element{}, used: list.New()}
}

// Put keeps e, and drops what is too old, or not read for the longest time, to
// make room.
func (m *Memory) Put(_ context.Context, e Entry) (string, error) {
	h := &held{newRef(), &Kept{Entry: e, At: m.now()}}
	if h.size() > m.limits.EntryBytes {
		return "", ErrTooLarge
	}
	whole, ok := render.NewWhole(e.Sections)
	if !ok {
		return "", errNoSections
	}
	h.kept.Whole = whole
	m.mu.Lock()
	defer m.mu.Unlock()
	m.expire()
	for m.bytes+h.size() > m.limits.Bytes {
		m.drop(m.used.Back())
	}
	m.byRef[h.ref] = m.used.PushFront(h)
	m.bytes += h.size()
	return h.ref, nil
}

// Get is what is kept under ref for owner.
func (m *Memory) Get(_ context.Context, owner Owner, ref string) (*Kept, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.expire()
	e, ok := m.byRef[ref]
	if !ok || e.Value.(*held).kept.Owner != owner {
		return nil, false
	}
	m.used.MoveToFront(e)
	return e.Value.(*held).kept, true
}

// expire drops what is too old. It looks at all that is kept, which is little.
func (m *Memory) expire() {
	oldest := m.now().Add(-m.limits.Age)
	for e := m.used.Back(); e != nil; {
		before := e.Prev()
		if e.Value.(*held).kept.At.Before(oldest) {
			m.drop(e)
		}
		e = before
	}
}

func (m *Memory) drop(e *list.Element) {
	h := m.used.Remove(e).(*held)
	delete(m.byRef, h.ref)
	m.bytes -= h.size()
}

// refLen is how many characters follow r_, of 5 bits each: 80 bits.
const refLen = 16

// newRef is a reference that nobody can guess.
func newRef() string { return "r_" + strings.ToLower(rand.Text()[:refLen]) }
