package exec

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Progress is how far the handler of a call has come.
type Progress struct {
	// Call is the call as the model made it, with an id in any case. Its
	// Arguments are nil.
	Call tool.Call
	// Caller is who the call is made for.
	Caller tool.Caller
	// Done is how much is done, of Total, which is 0 where that is not known.
	Done, Total int64
	// Message is what the handler is at, in words for people.
	Message string
}

// IdempotencyKey is that of [tool.IdempotencyKey]. The arguments of a tool that
// writes are part of it. They are not read here: the call may be over.
func (c *call) IdempotencyKey() string {
	written, salt := c.written, c.exec.salt[:]
	if written == (digest{}) {
		written = c.digest(nil)
	}
	if c.caller.Session != "" {
		salt = nil
	}
	mac := hmac.New(sha256.New, salt)
	mac.Write(written[:])
	mac.Write([]byte(c.sent.ID))
	return hex.EncodeToString(mac.Sum(nil))
}

// Progress is that of [tool.Progress].
func (c *call) Progress(ctx context.Context, done, total int64, message string) {
	tell := c.exec.config.Progress
	if tell == nil || c.owner.Load() != handlers {
		return
	}
	sent := tool.Call{ID: c.sent.ID, Name: c.sent.Name}
	c.exec.quietly(func() { tell(ctx, Progress{sent, c.caller, done, total, message}) })
}
