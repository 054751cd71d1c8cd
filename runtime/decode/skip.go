package decode

// skip moves past one value, whatever it is, and reports whether it is JSON.
func (s *scanner) skip() bool {
	var open nest
	for {
		deeper, ok := s.start(&open)
		if !ok {
			return false
		}
		if deeper {
			continue
		}
		for {
			if open.levels == 0 {
				return true
			}
			more, ok := s.follow(&open)
			if !ok {
				return false
			}
			if more {
				break
			}
		}
	}
}

// nest is the objects and lists that a skipped value has open: the last bit is
// 1 in an object.
type nest struct {
	levels  int
	objects uint64
}

// start reads a scalar, or the opening of an object or list; deeper says that
// a value inside it comes next.
func (s *scanner) start(open *nest) (deeper, ok bool) {
	switch c := s.peek(); c {
	case '"':
		_, ok = s.text()
		return false, ok
	case 't':
		return false, s.literal("true")
	case 'f':
		return false, s.literal("false")
	case 'n':
		return false, s.literal("null")
	case '{', '[':
		if !s.enter() {
			return false, false
		}
		open.levels++
		open.objects <<= 1
		if c == '{' {
			open.objects |= 1
		}
		if s.peek() == c+2 { // the closing one
			return false, true
		}
		return true, c == '[' || s.name()
	default:
		_, ok = s.number()
		return false, ok
	}
}

// follow reads what comes behind a value inside an object or list; more says
// that another value comes next.
func (s *scanner) follow(open *nest) (more, ok bool) {
	object := open.objects&1 == 1
	switch c := s.peek(); {
	case c == ',':
		s.pos++
		return true, !object || s.name()
	case c == '}' && object, c == ']' && !object:
		s.leave()
		open.levels--
		open.objects >>= 1
		return false, true
	case object:
		return false, s.fail(wantCommaOrBrace)
	default:
		return false, s.fail(wantCommaOrBracket)
	}
}

// name moves past the name of a member and its colon.
func (s *scanner) name() bool {
	if s.peek() != '"' {
		return s.fail(wantName)
	}
	_, ok := s.text()
	return ok && s.colon()
}
