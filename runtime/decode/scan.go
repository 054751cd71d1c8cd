package decode

// scanner reads JSON text from front to back. What it reads is never changed
// and never kept.
type scanner struct {
	data []byte
	pos  int
	// depth counts the open objects and lists.
	depth int
	// stop says why reading ended early, and at which byte; noStop while it has
	// not. From then on the rest of the text counts as read.
	stop stop
	at   int
}

// stop is a reason for which reading ends early.
type stop uint8

const (
	noStop stop = iota
	wantValue
	wantName
	wantColon
	wantCommaOrBrace
	wantCommaOrBracket
	wantQuote
	wantEscape
	wantNoControl
	wantDigit
	wantEnd
	tooDeep
	tooLarge
	tooMany
	tooSlow
	stops
)

// isLimit reports whether the text is beyond a limit, and may be JSON.
func (s stop) isLimit() bool { return s >= tooDeep }

// fail ends reading at the current byte, for the first reason only.
func (s *scanner) fail(why stop) bool {
	if s.stop == noStop {
		s.stop, s.at = why, s.pos
	}
	s.pos = len(s.data)
	return false
}

// peek moves to the next byte that is no white space and answers it, or 0 at
// the end of the text. A byte 0 in the text is never what is expected.
func (s *scanner) peek() byte {
	if s.pos < len(s.data) && s.data[s.pos] > ' ' {
		return s.data[s.pos]
	}
	return s.space()
}

func (s *scanner) space() byte {
	for s.pos < len(s.data) {
		switch c := s.data[s.pos]; c {
		case ' ', '\n', '\t', '\r':
			s.pos++
		default:
			return c
		}
	}
	return 0
}

// take moves past c if that is the next byte but for white space.
func (s *scanner) take(c byte) bool {
	if s.peek() != c {
		return false
	}
	s.pos++
	return true
}

// literal moves past true, false or null, of which the first byte was seen.
func (s *scanner) literal(word string) bool {
	if end := s.pos + len(word); end <= len(s.data) && string(s.data[s.pos:end]) == word {
		s.pos = end
		return true
	}
	return s.fail(wantValue)
}

// enter moves into an object or list, of which the first byte was seen.
func (s *scanner) enter() bool {
	if s.depth == MaxDepth {
		return s.fail(tooDeep)
	}
	s.depth++
	s.pos++
	return true
}

// leave moves out of the object or list, of which the last byte was seen.
func (s *scanner) leave() {
	s.depth--
	s.pos++
}

// colon moves past the colon behind a name, and to the value.
func (s *scanner) colon() bool {
	if !s.take(':') {
		return s.fail(wantColon)
	}
	if s.peek() == 0 {
		return s.fail(wantValue)
	}
	return true
}
