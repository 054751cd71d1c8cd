package redact

import "strings"

// BankCard masks a card number of 12 to 24 digits to its first four, which tell
// the kind of card, and its last four, by which banks call it:
// 6227 **** **** *** 5123.
func BankCard(s string) string {
	if s == "" {
		return ""
	}
	d := digits(s)
	if len(d) < 12 || len(d) > 24 {
		return unknown(s)
	}
	var b strings.Builder
	b.WriteString(d[:4])
	for hidden := len(d) - 8; hidden > 0; hidden -= 4 {
		b.WriteString(" " + stars[:min(hidden, 4)])
	}
	b.WriteString(" " + d[len(d)-4:])
	return b.String()
}
