package redact

// Text masks what it finds in free text, as the function of its kind does:
// email addresses; mobile numbers of China, its landlines with an area code,
// and numbers of any country with +; Chinese identity numbers of 18 and numbers
// of bank cards, both with a right check digit; and secrets, which are keys of
// well-known services, JSON Web Tokens, what follows Bearer, the passwords of
// addresses such as postgres://user:password@host, values whose names end in
// password, secret, token, api key and the like (token=x, "api_key": "x"), and
// private keys in PEM, of which the first and the last line stay.
//
// It goes by form alone and so finds no names of people and places, and takes a
// number that happens to have the form of a phone for one. It reads ASCII: wide
// digits and Chinese email addresses are not found. It takes time in proportion
// to the text.
func Text(s string) string { return string(AppendText(make([]byte, 0, room), s)) }

// AppendText appends what [Text] answers.
func AppendText(dst []byte, s string) []byte {
	kept := 0 // s[kept:i] stays and is not yet appended
	for i := 0; i < len(s); {
		f := find(s, kept, i)
		if f.kind != nothing {
			dst = append(dst, s[kept:f.start]...)
			dst = f.kind.append(dst, s[f.start:f.end])
			kept = f.end
		}
		i = f.end
	}
	return append(dst, s[kept:]...)
}

// found is a part of a text and what it is; of nothing only the end counts, at
// which to look on.
type found struct {
	kind       kind
	start, end int
}

// kind is what a part of a text is.
type kind uint8

const (
	nothing kind = iota
	phone
	email
	idCard
	bankCard
	token
	privateKey
)

// append appends the mask of s, which is of the kind k.
func (k kind) append(dst []byte, s string) []byte {
	switch k {
	case phone:
		return AppendPhone(dst, s)
	case email:
		return AppendEmail(dst, s)
	case idCard:
		return AppendIDCard(dst, s)
	case bankCard:
		return AppendBankCard(dst, s)
	case privateKey:
		return appendPrivateKey(dst, s)
	default:
		return AppendToken(dst, s)
	}
}

// find looks at s[i]: whether something starts there or, of an email address,
// has its @ there and starts since kept.
func find(s string, kept, i int) found {
	switch c := s[i]; {
	case c == '@':
		return findEmail(s, kept, i)
	case isDigit(c), c == '+', c == '(':
		return findNumber(s, i)
	case isLetter(c):
		return findToken(s, i)
	case c == '-':
		return findPrivateKey(s, i)
	case c == ':':
		return findUserinfo(s, i)
	default:
		return found{end: i + 1}
	}
}

// before is the byte before s[i] that could join with it to one word; 0 where
// none does. An escape of JSON, such as \n or \u4e2d, ends a word.
func before(s string, i int) byte {
	switch {
	case i == 0,
		i >= 2 && s[i-2] == '\\' && !isDigit(s[i-1]),
		i >= 6 && s[i-6] == '\\' && s[i-5] == 'u':
		return 0
	default:
		return s[i-1]
	}
}

// isWord reports whether c is part of words.
func isWord(c byte) bool { return isLetter(c) || isDigit(c) || c == '_' }
