// Package pseudonym replaces personal data by names that tell nothing and stay
// the same, so that a model can follow who is meant without being told who it
// is. A handler puts the pseudonym in its result in place of the text; the tag
// option redact= masks texts without a key instead.
package pseudonym

import (
	"crypto/sha256"
	"errors"
)

// Key makes pseudonyms: the same text has the same one under the same key, and
// without the key nobody can tell which text it is, nor try texts out. A key
// never changes, so that many can use it at once. [NewKey] makes one; the zero
// key is known to everybody.
type Key struct{ inner, outer [sha256.BlockSize]byte }

// minSecret is how many bytes a secret has at least: 128 bits.
const minSecret = 16

// NewKey is the key of a secret of at least 16 bytes, which should be random:
// with a shorter one a pseudonym of a phone number could be undone by trying.
func NewKey(secret []byte) (*Key, error) {
	if len(secret) < minSecret {
		return nil, errors.New("make a key for pseudonyms: the secret has fewer than 16 bytes")
	}
	if len(secret) > sha256.BlockSize {
		sum := sha256.Sum256(secret)
		secret = sum[:]
	}
	k := new(Key)
	copy(k.inner[:], secret)
	copy(k.outer[:], secret)
	for i := range k.inner {
		k.inner[i] ^= 0x36
		k.outer[i] ^= 0x5c
	}
	return k, nil
}

// told is how many bytes of a hash a pseudonym tells: 80 bits, so that of a
// million texts no two have the same one, but for a chance of one in 10¹².
const told = 10

// Of is the pseudonym of s, 16 lower-case letters and digits: the start of its
// HMAC-SHA-256 in base 32, such as "7h2kq0d9c5ma1vte". That of "" is "".
func (k *Key) Of(s string) string { return string(k.AppendOf(make([]byte, 0, told*8/5), s)) }

// AppendOf appends what [Key.Of] answers, and allocates nothing but room that
// the buffer lacks.
func (k *Key) AppendOf(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	var sum [sha256.Size]byte
	h := sha256.New()
	h.Write(k.inner[:])
	var chunk [256]byte
	for s != "" {
		n := copy(chunk[:], s)
		h.Write(chunk[:n])
		s = s[n:]
	}
	h.Sum(sum[:0])
	h.Reset()
	h.Write(k.outer[:])
	h.Write(sum[:])
	h.Sum(sum[:0])
	return appendBase32(dst, sum[:told])
}

// appendBase32 appends bytes, a multiple of five, in lower-case base32hex.
func appendBase32(dst, b []byte) []byte {
	const alphabet = "0123456789abcdefghijklmnopqrstuv"
	for ; len(b) >= 5; b = b[5:] {
		five := uint64(b[0])<<32 | uint64(b[1])<<24 | uint64(b[2])<<16 | uint64(b[3])<<8 | uint64(b[4])
		for shift := 35; shift >= 0; shift -= 5 {
			dst = append(dst, alphabet[five>>shift&31])
		}
	}
	return dst
}
