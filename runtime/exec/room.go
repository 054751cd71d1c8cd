package exec

import "slices"

// room is what the texts of a call are made in, for another call when the call
// was waited for to its end. Nothing of an answer lies there. It has place for
// the text of most results: the zero Limit in ASCII.
type room [4 << 10]byte

// room is one that no call has.
func (x *Executor) room() *room {
	if r, ok := x.rooms.Get().(*room); ok {
		return r
	}
	return new(room)
}

// space is the room that echo has left, for what comes next.
func (c *call) space() []byte {
	used := min(len(c.echo), len(c.room))
	return c.room[used:used]
}

// usualData is room for the JSON of a small result.
const usualData = 128

// keepGiven keeps the arguments as they were read, which were appended to space,
// for the answer.
func (c *call) keepGiven(text []byte) {
	kept := append(make([]byte, 0, len(text)+usualData), text...)
	c.given, c.spare = slices.Clip(kept), kept[len(kept):]
}

// keepData keeps the JSON of the result, which was appended to space, for the
// answer.
func (c *call) keepData(text []byte) {
	if len(text) > cap(c.space()) { // it has a place of its own
		c.msg.Result.Data = slices.Clip(text)
		return
	}
	c.msg.Result.Data = append(c.spare, text...)
}
