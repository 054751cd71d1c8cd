package history

import (
	"slices"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Shortened is messages with old results replaced by their stubs, see [Stub], so
// that all results together take no more than that many tokens: those of the
// oldest turn first, all results of a turn or none. The results of the last turn
// that made calls are never touched, so that where they and the stubs are more
// than the budget, so is the whole. Below 0 a budget is 0. Counter counts the
// tokens; nil estimates them.
//
// Results of which a part was cut have a reference by which read_result reads
// them again. What was shown in full is not kept: the model may make the call
// again.
func Shortened(messages []Message, tokens int, counter tool.Counter) []Message {
	size := resultSizes(messages, counter)
	sum := 0
	for _, n := range size {
		sum += n
	}
	out := slices.Clone(messages)
	for _, turn := range old(messages) {
		if sum <= max(tokens, 0) {
			break
		}
		for _, i := range turn {
			stub := Stub(out[i].(Result))
			if n := count(stub.Content, counter); n < size[i] {
				sum += n - size[i]
				out[i] = stub
			}
		}
	}
	return out
}

// resultSizes are the tokens of the texts of results; 0 for other messages.
func resultSizes(messages []Message, counter tool.Counter) []int {
	sizes := make([]int, len(messages))
	for i, m := range messages {
		if r, ok := m.(Result); ok {
			sizes[i] = count(r.Content, counter)
		}
	}
	return sizes
}

// old are the results of each turn but the last, oldest first. One that answers
// no call is by itself.
func old(messages []Message) [][]int {
	last := -1
	for i, m := range messages {
		if t, ok := m.(Turn); ok && len(t.Calls) > 0 {
			last = i
		}
	}
	answered := pairs(messages)
	var turns [][]int
	number := make(map[int]int) // of a turn in turns, by its message
	for i, m := range messages {
		if _, ok := m.(Result); !ok {
			continue
		}
		p, ok := answered[i]
		switch n, known := number[p.turn]; {
		case !ok:
			turns = append(turns, []int{i})
		case p.turn == last:
		case known:
			turns[n] = append(turns[n], i)
		default:
			number[p.turn] = len(turns)
			turns = append(turns, []int{i})
		}
	}
	return turns
}
