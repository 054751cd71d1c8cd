package render

import "strconv"

// The functions of this file append the author's word for a value of an enum.
// Words are values, each followed by its word, such as "paid", "已支付"; integers
// are in digits. A value that has no word is shown itself, as [StringField] and
// [IntField] do.

// NamedField appends the word for a text.
func NamedField(dst []byte, key, v string, words ...string) []byte {
	return StringField(dst, key, wordFor(v, words))
}

// IntNamedField appends the word for an integer.
func IntNamedField(dst []byte, key string, v int64, words ...string) []byte {
	var digits [20]byte
	if word := wordForDigits(strconv.AppendInt(digits[:0], v, 10), words); word != "" {
		return StringField(dst, key, word)
	}
	return IntField(dst, key, v, "")
}

// UintNamedField appends the word for an unsigned integer.
func UintNamedField(dst []byte, key string, v uint64, words ...string) []byte {
	var digits [20]byte
	if word := wordForDigits(strconv.AppendUint(digits[:0], v, 10), words); word != "" {
		return StringField(dst, key, word)
	}
	return UintField(dst, key, v, "")
}

// NamedCell appends the word for a text.
func NamedCell(dst []byte, v string, words ...string) []byte {
	return StringCell(dst, wordFor(v, words))
}

// IntNamedCell appends the word for an integer.
func IntNamedCell(dst []byte, v int64, words ...string) []byte {
	var digits [20]byte
	if word := wordForDigits(strconv.AppendInt(digits[:0], v, 10), words); word != "" {
		return StringCell(dst, word)
	}
	return IntCell(dst, v)
}

// UintNamedCell appends the word for an unsigned integer.
func UintNamedCell(dst []byte, v uint64, words ...string) []byte {
	var digits [20]byte
	if word := wordForDigits(strconv.AppendUint(digits[:0], v, 10), words); word != "" {
		return StringCell(dst, word)
	}
	return UintCell(dst, v)
}

// BriefNamedCell appends the word for a text, and of a long text that has none
// the start, as [BriefCell] does.
func BriefNamedCell(dst []byte, v string, words ...string) []byte {
	return BriefCell(dst, wordFor(v, words), false)
}

// wordFor is the word for v, or v.
func wordFor(v string, words []string) string {
	for i := 0; i+1 < len(words); i += 2 {
		if words[i] == v {
			return words[i+1]
		}
	}
	return v
}

// wordForDigits is the word for the integer of those digits, "" for none.
func wordForDigits(digits []byte, words []string) string {
	for i := 0; i+1 < len(words); i += 2 {
		if words[i] == string(digits) {
			return words[i+1]
		}
	}
	return ""
}
