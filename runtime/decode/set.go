package decode

import "hash/fnv"

// longKey is the length from which a set keeps the hash of a value, so that
// lists inside lists are not kept whole once for each level.
const longKey = 32

// key is the JSON text value, or what stands for it in a set: a hash behind a
// character that no JSON starts with. Who makes two values of one hash up only
// has them refused.
func key(value []byte) string {
	if len(value) < longKey {
		return string(value)
	}
	hash := fnv.New128a()
	_, _ = hash.Write(value) // never fails
	return string(hash.Sum([]byte{'#'}))
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
