package redact

// BankCard masks a card number of 12 to 19 digits with a right check digit
// (Luhn) to its first four digits, which tell the kind of card, and its last
// four, by which banks call it: 6227 **** **** *** 5123.
func BankCard(s string) string { return string(AppendBankCard(make([]byte, 0, room), s)) }

// AppendBankCard appends what [BankCard] answers.
func AppendBankCard(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	var buffer [maxNumber]byte
	d, ok := appendDigits(buffer[:0], s)
	if !ok || len(d) < 12 || len(d) > 19 || !luhn(d) {
		return hidden(dst)
	}
	dst = append(dst, d[:4]...)
	for left := len(d) - 8; left > 0; left -= 4 {
		dst = append(append(dst, ' '), stars[:min(left, 4)]...)
	}
	return append(append(dst, ' '), d[len(d)-4:]...)
}

// luhn reports whether the last of the digits d is right: of the others, from
// the right, each second one counts double.
func luhn(d []byte) bool {
	sum := 0
	for i, c := range d {
		n := int(c - '0')
		if (len(d)-i)%2 == 0 {
			n *= 2
		}
		sum += n/10 + n%10
	}
	return sum%10 == 0
}
