package chaos

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

const (
	tools  = 50
	calls  = 10_000
	batch  = 500
	secret = "canary-7f3a"
)

// do is one handler's work: it takes its time, with and without heed to its
// context, and ends in every way there is.
func do(ctx context.Context, in Work) (Done, error) {
	chance := rand.New(rand.NewPCG(uint64(in.Seed), 7))
	pause := time.Duration(chance.IntN(3_000)) * time.Microsecond
	switch chance.IntN(40) {
	case 0:
		pause = 60 * time.Millisecond // longer than the time that it has
	case 1:
		<-ctx.Done()
		return Done{}, ctx.Err()
	}
	time.Sleep(pause)
	tool.Progress(ctx, 1, 2, "half")
	switch chance.IntN(12) {
	case 0:
		panic(secret)
	case 1:
		runtime.Goexit()
	case 2:
		return Done{}, errors.New(secret)
	case 3:
		return Done{}, tool.UpstreamUnavailable.New("").With(errors.New(secret))
	case 4:
		return Done{}, tool.NotFound.New("")
	}
	return Done{in.Seed, "13812345678"}, nil
}

// set is the same tool under many names.
func set(t *testing.T) tool.Set {
	t.Helper()
	var sets []tool.Set
	for i := range tools {
		s, err := tool.SetOf(WorkTool.Bind(do)).Rename(func(name string) string { return fmt.Sprint(name, "_", i) })
		if err != nil {
			t.Fatal(err)
		}
		sets = append(sets, s)
	}
	all, err := tool.Join(sets...)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// recorded counts how often each call was recorded.
type recorded struct {
	mu    sync.Mutex
	times map[string]int
}

func (r *recorded) Record(_ context.Context, record exec.Record) {
	r.mu.Lock()
	r.times[record.Message.ToolCallID]++
	r.mu.Unlock()
	if len(record.Message.ToolCallID)%7 == 0 {
		panic(secret)
	}
}

// stages fail now and then.
func stages() []exec.Stage {
	var n atomic.Int64
	fail := func(_ context.Context, s *exec.State) error {
		switch n.Add(1) % 300 {
		case 1:
			panic(secret)
		case 2:
			runtime.Goexit()
		case 3:
			return errors.New(secret)
		}
		return nil
	}
	return []exec.Stage{{Name: "before", After: exec.Allowed, Run: fail}, {Name: "after", After: exec.Rendered, Run: fail}}
}

// TestChaos makes thousands of calls at the same time, cancels some of them, and
// lets all go wrong that can. Each id is answered once and recorded once, in the
// order of the calls, with a document that says what its message says and tells
// no secret. In the end no goroutine is left, and no memory is held.
func TestChaos(t *testing.T) {
	defer goleak.VerifyNone(t, goleak.IgnoreCurrent())
	log := &recorded{times: map[string]int{}}
	x := exec.New(set(t), exec.Config{MaxParallel: 200, Stages: stages(), Recorder: log,
		Policy: exec.Join(exec.Ceiling{Run: tool.R2}, exec.NewTaint()), Progress: func(context.Context, exec.Progress) {}})
	statuses := map[tool.Status]int{}
	var before uint64
	for first := 0; first < calls; first += batch {
		if first == 2*batch {
			before = held()
		}
		ctx := tool.WithCaller(t.Context(), tool.Caller{Session: fmt.Sprint(first)})
		ctx, cancel := context.WithCancel(ctx)
		if first%(4*batch) == 0 {
			time.AfterFunc(4*time.Millisecond, cancel)
		}
		sent := make([]tool.Call, batch)
		for i := range sent {
			n := first + i
			sent[i] = tool.Call{ID: fmt.Sprint("id", n), Name: fmt.Sprint("work_", n%(tools+1)), Arguments: fmt.Appendf(nil, `{"seed": %d}`, n), Truncated: n%97 == 0}
		}
		for i, m := range x.DoAll(ctx, sent) {
			check(t, sent[i], m)
			statuses[m.Status]++
		}
		cancel()
	}
	waitFor(t, x)
	if len(log.times) != calls {
		t.Errorf("%d calls were recorded, want %d", len(log.times), calls)
	}
	for id, n := range log.times {
		if n != 1 {
			t.Errorf("%s was recorded %d times", id, n)
		}
	}
	log.times = nil
	if after := held(); after > before+4<<20 {
		t.Errorf("%d KiB are held in the end, %d KiB after the first calls", after>>10, before>>10)
	}
	if s := x.Stats(); s != (exec.Stats{Calls: calls}) {
		t.Errorf("the stats are %+v", s)
	}
	if statuses[tool.Success] < calls/4 || statuses[tool.Timeout] < calls/100 || statuses[tool.Failed] < calls/4 {
		t.Errorf("the calls ended as %v: chance was not wild enough", statuses)
	}
	t.Log(statuses)
}

// check holds an answer against its call.
func check(t *testing.T, sent tool.Call, m tool.Message) {
	t.Helper()
	doc, err := render.Read(m.Content)
	if err != nil || doc.Status != m.Status || m.Result.Status != m.Status || (m.Result.Error == nil) != (m.Status == tool.Success) {
		t.Errorf("%s: %s, %v, with the text\n%s", sent.ID, m.Status, err, m.Content)
	}
	if m.ToolCallID != sent.ID || m.Name != sent.Name || m.Result.ToolCallID != sent.ID {
		t.Errorf("the call %s of %s is answered as %s of %s", sent.ID, sent.Name, m.ToolCallID, m.Name)
	}
	if strings.Contains(m.Content, secret) || strings.Contains(m.Content, "13812345678") {
		t.Errorf("%s tells a secret:\n%s", sent.ID, m.Content)
	}
	if seed := `seed: ` + sent.ID[len("id"):] + "\n"; m.Status == tool.Success && !strings.Contains(m.Content, seed) {
		t.Errorf("%s has the result of another call:\n%s", sent.ID, m.Content)
	}
}

// waitFor waits for the handlers that were left behind.
func waitFor(t *testing.T, x *exec.Executor) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); x.Stats().Running > 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("handlers are still running: %+v", x.Stats())
		}
	}
}

// held is how many bytes are reachable.
func held() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
