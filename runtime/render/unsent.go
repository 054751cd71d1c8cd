package render

import "github.com/tooladapt/tooladapt/runtime/tool"

// Unsent appends a field without a value: (null) where the upstream sent that,
// (unknown) where what it sent could not be read, (not returned) otherwise.
// Sent says which of them it is, of the field with that number.
func Unsent(dst []byte, key string, sent *tool.Presence, field int) []byte {
	return absentField(dst, key, absence(sent, field))
}

// UnsentCell appends a cell without a value; see [Unsent].
func UnsentCell(dst []byte, sent *tool.Presence, field int) []byte {
	return absentCell(dst, absence(sent, field))
}

// UnsentItem appends an item without a value; see [Unsent]. One that was left
// out is (null): its place in the list was sent.
func UnsentItem(dst []byte, sent *tool.Presence, index int) []byte {
	a := absence(sent, index)
	if a == NotReturned {
		a = SaidNull
	}
	return endItem(append(dst, a...))
}

// UnsentSection appends what stands for a section without a value; see
// [Unsent].
func UnsentSection(dst []byte, id string, sent *tool.Presence, field int) []byte {
	return absentSection(dst, id, absence(sent, field))
}

// UnsentMember appends a member without a value, as [Unsent] says: null where the
// upstream sent that or what could not be read, and nothing otherwise.
func UnsentMember(dst []byte, key string, sent *tool.Presence, field int) []byte {
	if absence(sent, field) == NotReturned {
		return dst
	}
	return NullJSON(Member(dst, key))
}

// NilMember is UnsentMember for a nil pointer: of a value made in Go it is null.
func NilMember(dst []byte, key string, sent *tool.Presence, field int) []byte {
	if sent == nil {
		return NullJSON(Member(dst, key))
	}
	return UnsentMember(dst, key, sent, field)
}

func absence(sent *tool.Presence, field int) Absence {
	switch {
	case sent.IsNull(field):
		return SaidNull
	case sent.IsUnknown(field):
		return NotKnown
	default:
		return NotReturned
	}
}
