package exec

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strconv"
	"sync"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// IDs gives the calls of one conversation ids that every provider takes, and
// knows those that they had: a model may leave ids out, repeat them, or make
// some that another provider refuses. The zero IDs is ready to use, by several
// goroutines at the same time. It remembers every call of its conversation.
//
//	var ids exec.IDs
//	calls = ids.Replace(calls) // before they enter the history
//	…
//	id, ok := ids.Original(msg.ToolCallID)
type IDs struct {
	mu       sync.Mutex
	original map[string]string // by the id that was given
}

// maxCallID is how many characters an id may have anywhere.
const maxCallID = 64

// Replace is calls with ids that no other call of the conversation has, of 1 to
// 64 letters, digits, _ and -. An id that is such stays as it is; one that some
// provider would refuse becomes a digest of itself, the same in every run.
func (m *IDs) Replace(calls []tool.Call) []tool.Call {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.original == nil {
		m.original = map[string]string{}
	}
	calls = slices.Clone(calls)
	for i := range calls {
		calls[i].ID = m.replace(calls[i].ID)
	}
	return calls
}

// Original is the id that the model gave a call, from the one that Replace gave
// it, and whether that has given it.
func (m *IDs) Original(id string) (string, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	original, ok := m.original[id]
	return original, ok
}

// replace is a new id for one call.
func (m *IDs) replace(original string) string {
	id := original
	if !isCallID(id) {
		sum := sha256.Sum256([]byte(original))
		id = "call_" + hex.EncodeToString(sum[:16])
	}
	for n, first := 2, id; ; n++ {
		if _, taken := m.original[id]; !taken {
			m.original[id] = original
			return id
		}
		suffix := "_" + strconv.Itoa(n)
		id = first[:min(len(first), maxCallID-len(suffix))] + suffix
	}
}

// isCallID reports whether every provider takes id.
func isCallID(id string) bool {
	for _, c := range []byte(id) {
		if c != '_' && c != '-' && (c|0x20 < 'a' || c|0x20 > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return id != "" && len(id) <= maxCallID
}
