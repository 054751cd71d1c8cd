package directive

import "time"

func readVersion(a *args, s *Struct) {
	w, ok := a.word()
	if !ok {
		return
	}
	const most = 1_000_000
	if n := 0; a.number([]Text{w}, 1, most, &n) {
		s.Version = Value[int]{w.Position(0), n}
	}
}

func readRisk(a *args, s *Struct) {
	s.Risk = Value[int]{a.pos, -1}
	w, ok := a.word()
	if !ok {
		return
	}
	if len(w.String) != 2 || w.String[0] != 'R' || w.String[1] < '0' || w.String[1] > '4' {
		a.found.Add(w.Position(0), "TA026", riskHint, "%s is no risk", clip(w.String))
		return
	}
	s.Risk = Value[int]{w.Position(0), int(w.String[1] - '0')}
}

const riskHint = "R0 is pure, R1 reads the outside, R2 writes what can be undone, R3 writes what is hard to undo, R4 is irreversible"

func readIdempotent(a *args, s *Struct) {
	list, ok := a.words(0, 1)
	switch {
	case !ok:
	case len(list) == 0:
		s.Idempotent = Value[Idempotency]{a.pos, Idempotent}
	case list[0].value.String == "key":
		s.Idempotent = Value[Idempotency]{list[0].value.Position(0), IdempotentByKey}
	default:
		a.report(list[0].whole.Position(0), "TA026", "//tool:idempotent has no %s", clip(list[0].whole.String))
	}
}

func readPoll(a *args, s *Struct) {
	if _, ok := a.words(0, 0); ok {
		s.Poll = Value[bool]{a.pos, true}
	}
}

func readUntrusted(a *args, s *Struct) { readTrust(a, s, true) }
func readTrusted(a *args, s *Struct)   { readTrust(a, s, false) }

func readTrust(a *args, s *Struct, untrusted bool) {
	if _, ok := a.words(0, 0); !ok {
		return
	}
	if s.Untrusted.Said() {
		a.found.Add(a.pos, "TA030", "take one of them out", "//tool:%s contradicts the directive in line %d", a.verb.name, s.Untrusted.Pos.Line)
		return
	}
	s.Untrusted = Value[bool]{a.pos, untrusted}
}

func readTimeout(a *args, s *Struct) {
	w, ok := a.word()
	if !ok {
		return
	}
	d, err := time.ParseDuration(w.String)
	if err != nil || d <= 0 {
		a.found.Add(w.Position(0), "TA026", "a timeout is like 500ms, 5s or 2m, and more than 0", "%s is no timeout", clip(w.String))
		return
	}
	s.Timeout = Value[time.Duration]{w.Position(0), d}
}

func readNext(a *args, s *Struct) {
	list, ok := a.words(1, 1)
	if !ok {
		return
	}
	if offer, ok := a.sentence(list[0], "the offer"); ok {
		s.Next = append(s.Next, offer)
	}
}

// readCoerceOff reads //tool:coerce off.
func readCoerceOff(a *args, s *Struct) { s.Strict = a.only("off") }

// read reads a directive of the package.
func (p *Package) read(a *args) {
	switch a.verb.name {
	case "required":
		p.RequiredTags = a.only("tags")
	case "coerce":
		p.Strict = a.only("off")
	}
}

// only reads the one word that there is.
func (a *args) only(word string) Value[bool] {
	v, ok := a.oneOf(word)
	return Value[bool]{v.Pos, ok}
}

func readForm(a *args, s *Struct) {
	s.Form, _ = a.oneOf("compact", "json", "verbose")
}
