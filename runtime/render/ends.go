package render

// ends adds the lines of a log that fit into share: from its start a fifth, from
// its end half, and of what is left lines that tell a failure; what those don't
// need shows more of the end. A first or last line that does not fit is cut.
//
// Each of the three grows with share, and lines that it gets along with the
// others are shown once, so that a larger share never hides what a smaller one
// showed.
func (c *cutter) ends(spans []span, b block, share int) []span {
	if b.last <= b.first { // one line has no end of its own
		return c.start(spans, b, b.end, share)
	}
	join := c.joint(b)
	spans = c.start(spans, b, b.end, share/5)
	if len(spans) > 0 && spans[0].level != whole && tellsFailure(c.text[spans[0].from:spans[0].to]) {
		spans = spans[:0] // it is kept whole if there is room
	}
	middle := span{from: b.body, to: b.end, first: b.first, last: b.last}
	if len(spans) > 0 {
		middle.from, middle.first = spans[0].to, spans[0].last+1
	}
	least := c.end(middle, share/2-join)
	failures := c.failures(middle, least.from, join, 3*share/10)
	tail := least
	if failures <= 3*share/10 {
		tail = c.end(middle, share/2-join+3*share/10-failures)
	}
	spans = c.failed(spans, b, middle, tail.from, join, 3*share/10)
	if tail.to > tail.from {
		tail.level = whole
		return merge(spans, tail)
	}
	return c.last(spans, b, middle, share/2-join)
}

// joint is what one more range costs: in the window, and as a gap.
func (c *cutter) joint(b block) int {
	var room [96]byte
	text := appendNumbers(append(room[:0], ','), b.last, b.last)
	return c.ascii(len(appendGap(text, b.kind, b.last, b.last)))
}

// end is the lines at the end of middle that fit into share.
func (c *cutter) end(middle span, share int) span {
	s := span{from: middle.to, to: middle.to, first: middle.last + 1, last: middle.last}
	for s.from > middle.from {
		start := middle.from + lastEntry(c.text[middle.from:s.from])
		if share -= c.cost(c.text[start:s.from], max(share, 0)); share < 0 {
			break
		}
		s.from = start
		s.first--
	}
	return s
}

// failures is what it costs to show the lines between the start of middle and
// end that tell a failure; more than most as soon as that is known.
func (c *cutter) failures(middle span, end, join, most int) int {
	total := 0
	for at := middle.from; at < end && total <= most; {
		n := lineLen(c.text[at:end])
		if tellsFailure(c.text[at : at+n]) {
			total += c.cost(c.text[at:at+n], most) + join
		}
		at += n
	}
	return total
}

// failed adds the lines between the start of middle and end that tell a failure
// and fit into share.
func (c *cutter) failed(spans []span, b block, middle span, end, join, share int) []span {
	none := true
	number := middle.first
	for at := middle.from; at < end; number++ {
		from := at
		at += lineLen(c.text[at:end])
		if !tellsFailure(c.text[from:at]) {
			continue
		}
		s := span{from, at, number, number, whole}
		if cost := c.cost(c.text[from:at], share) + join; cost > share {
			if level, ok := c.entryLevel(b, c.text[from:at], number, share-join); ok && none {
				s.level = level
				spans = append(spans, s)
			}
			return spans
		} else {
			share -= cost
		}
		none = false
		spans = merge(spans, s)
	}
	return spans
}

// last adds the last line of middle with its text cut, where share has room.
func (c *cutter) last(spans []span, b block, middle span, share int) []span {
	if middle.to == middle.from {
		return spans
	}
	from := middle.from + lastEntry(c.text[middle.from:middle.to])
	if tellsFailure(c.text[from:middle.to]) || len(spans) > 0 && spans[len(spans)-1].to > from {
		return spans // it is kept whole if there is room
	}
	if level, ok := c.entryLevel(b, c.text[from:middle.to], middle.last, share); ok {
		return append(spans, span{from, middle.to, middle.last, middle.last, level})
	}
	return spans
}

// merge adds s, which becomes one with the span that ends where it starts.
func merge(spans []span, s span) []span {
	if n := len(spans); n > 0 && spans[n-1].to == s.from && spans[n-1].level == whole && s.level == whole {
		spans[n-1].to, spans[n-1].last = s.to, s.last
		return spans
	}
	return append(spans, s)
}

// tellsFailure reports whether a line tells a failure: whether it has the word error,
// fail, panic or traceback anywhere, in any case.
func tellsFailure(line []byte) bool {
	for i := range line {
		word := ""
		switch line[i] | 0x20 {
		case 'e':
			word = "error"
		case 'f':
			word = "fail"
		case 'p':
			word = "panic"
		case 't':
			word = "traceback"
		default:
			continue
		}
		if len(line)-i >= len(word) && equalFold(line[i:i+len(word)], word) {
			return true
		}
	}
	return false
}

// equalFold reports whether text is word, which is in lower case, in any case.
func equalFold(text []byte, word string) bool {
	for i, c := range text {
		if c|0x20 != word[i] {
			return false
		}
	}
	return true
}
