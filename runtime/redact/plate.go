package redact

import (
	"strings"
	"unicode/utf8"
)

// Plate masks the plate of a Chinese car to where it is registered, a province
// and a letter, and its last character: 苏D****0, 粤Z****港. The known
// forms have five or six characters behind the letter. Of the plates of other
// countries, of embassies and of the army nothing stays.
func Plate(s string) string { return string(AppendPlate(make([]byte, 0, room), s)) }

// AppendPlate appends what [Plate] answers.
func AppendPlate(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	s = strings.TrimSpace(s)
	place, last, ok := plate(s)
	if !ok {
		return hidden(dst)
	}
	return append(hidden(append(dst, place...)), last...)
}

// plate is what stays of the plate s: its place and its last character.
func plate(s string) (place, last string, ok bool) {
	r, n := utf8.DecodeRuneInString(s)
	if !strings.ContainsRune(plateProvinces, r) || len(s) <= n || !isLetter(s[n]) {
		return "", "", false
	}
	place, s = s[:n+1], s[n+1:]
	for _, dot := range [...]string{"·", "•", "-", " ", "."} {
		if rest, found := strings.CutPrefix(s, dot); found {
			s = rest
			break
		}
	}
	r, n = utf8.DecodeLastRuneInString(s)
	head := s[:len(s)-n]
	if len(head) != 4 && len(head) != 5 || !isAlphanumeric(head) {
		return "", "", false
	}
	last = s[len(head):]
	return place, last, isAlphanumeric(last) || strings.ContainsRune("挂学警港澳", r)
}

// plateProvinces are the short names of the provinces.
const plateProvinces = "京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼"

func isAlphanumeric(s string) bool {
	for i := range len(s) {
		if !isDigit(s[i]) && !isLetter(s[i]) {
			return false
		}
	}
	return true
}
