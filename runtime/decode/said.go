package decode

import (
	"sync/atomic"

	"github.com/tooladapt/tooladapt/runtime/words"
)

// said is what was said of a rule before. As rules are static, each has few
// words, which are made when they are first needed.
type said struct{ last atomic.Pointer[saying] }

// saying is the words for a rule in one language, and those before it.
type saying struct {
	language *words.Language
	quoted   bool
	text     string
	before   *saying
}

// text is what was said in language l, or else what is said now.
func (s *said) text(l voice, quoted bool, say func() string) string {
	last := s.last.Load()
	for x := last; x != nil; x = x.before {
		if x.language == l.Language && x.quoted == quoted {
			return x.text
		}
	}
	text := say()
	// Whoever comes second says it again, some other time.
	s.last.CompareAndSwap(last, &saying{l.Language, quoted, text, last})
	return text
}
