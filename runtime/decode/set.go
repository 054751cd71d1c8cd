package decode

import "crypto/sha256"

// longKey is the length from which a set keeps the hash of a value, so that
// lists inside lists are not kept whole once for each level.
const longKey = sha256.Size

// key is value, or what stands for it in a set.
func key(value []byte) string {
	if len(value) < longKey {
		return string(value)
	}
	sum := sha256.Sum256(value)
	return string(sum[:])
}

// set is strings that came before. A few are compared one by one.
type set struct {
	few  [8]string
	n    int
	many map[string]struct{}
}

// add reports whether s is new.
func (s *set) add(value string) bool {
	if s.many != nil {
		_, old := s.many[value]
		s.many[value] = struct{}{}
		return !old
	}
	for _, old := range s.few[:s.n] {
		if old == value {
			return false
		}
	}
	if s.n < len(s.few) {
		s.few[s.n] = value
		s.n++
		return true
	}
	s.many = map[string]struct{}{value: {}}
	for _, old := range s.few {
		s.many[old] = struct{}{}
	}
	return true
}
