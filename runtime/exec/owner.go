package exec

import "time"

// owner says whose code a call is in at the moment. Only code of others may take
// its time: when that of the call is up, it is left behind.
type owner = int32

const (
	ours      owner = iota // soon over
	theirs                 // a stage, a policy, or what generated code calls, such as a Check method
	handlers               // the handler, and what normalizes its answer
	recorders              // the log: the answer is made
	nobody                 // the call is answered, nobody waits for it any more
)

// grace is how much longer than its own time a call may take for what is not
// the handler: showing the result that came in the last moment, say.
const grace = time.Second

// enter notes that code of others begins. It is false when nobody waits for the
// call any more: then it must not run.
func (c *call) enter(o owner) bool { return c.owner.CompareAndSwap(ours, o) }

// leave notes that code of others has ended. It is false when nobody waits for
// the call any more: then c must not be touched any more.
func (c *call) leave(o owner) bool { return c.owner.CompareAndSwap(o, ours) }

// reclaim ends whatever code of others was run, as a panic does. It is false
// when nobody waits for the call any more.
func (c *call) reclaim() bool {
	for {
		switch o := c.owner.Load(); {
		case o == nobody:
			return false
		case c.owner.CompareAndSwap(o, ours):
			return true
		}
	}
}
