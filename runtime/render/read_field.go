package render

// keySet finds keys that come twice.
type keySet map[string]struct{}

// fields reads fields up to a line that is none.
func (r *reader) fields() []Entry {
	var entries []Entry
	keys := keySet{}
	for !r.done && !r.at('[') {
		entries = append(entries, r.entry(keys))
		r.advance()
	}
	return entries
}

// entry reads one field; it leaves the line to its caller.
func (r *reader) entry(keys keySet) Entry {
	key := r.key()
	r.distinct(keys, key)
	return r.said(key)
}

// said reads what stands behind the key of a field.
func (r *reader) said(key string) Entry {
	e := Entry{Key: key}
	if r.skip(" (") {
		e.List = r.list()
		return e
	}
	r.expect(": ")
	e.Value = r.atom(inField)
	return e
}

// list reads the count and the items of a list.
func (r *reader) list() []Value {
	n := r.integer()
	r.expect("): ")
	list := []Value{}
	if n == 0 {
		r.expect(string(NoItems))
		return list
	}
	for !r.done {
		list = append(list, r.atom(inItem))
		if !r.skip(", ") {
			break
		}
	}
	if len(list) != n {
		r.fail("want as many items as the count says")
	}
	return list
}

// key reads the key of a field. Behind arg. and more. stand names of JSON, the
// quotes of which are no part of the key.
func (r *reader) key() string {
	start := r.pos
	if !r.skip(argument) && !r.skip(more) {
		return r.take(keyLen(r.line[r.pos:]), "a key")
	}
	key := []byte(r.line[start:r.pos])
	for {
		if r.at('"') {
			key = append(key, r.quoted()...)
		} else {
			n := nameLen(r.line[r.pos:])
			if n == 0 {
				n = digitsLen(r.line[r.pos:])
			}
			key = append(key, r.take(n, "the name of an argument")...)
		}
		if !r.skip(".") {
			return string(key)
		}
		key = append(key, '.')
	}
}

// distinct records key, which must be new.
func (r *reader) distinct(keys keySet, key string) {
	if _, twice := keys[key]; twice {
		r.fail("want a key that is not used yet")
	}
	keys[key] = struct{}{}
}
