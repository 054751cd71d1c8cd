package summary

import (
	"strconv"
	"strings"
)

// number is the one form of a number: without separators of thousands, without
// zeros that say nothing, with its percent sign. It is false for what is none, and
// for digits that begin with a zero, which may be an id.
func number(text string) (string, bool) {
	digits, percent := strings.CutSuffix(text, "%")
	digits, negative := strings.CutPrefix(digits, "-")
	whole, fraction, point := strings.Cut(digits, ".")
	whole, ok := ungrouped(whole)
	if !ok || point && !areDigits(fraction) {
		return "", false
	}
	n := whole
	if fraction = strings.TrimRight(fraction, "0"); fraction != "" {
		n += "." + fraction
	}
	if negative && n != "0" {
		n = "-" + n
	}
	if percent {
		n += "%"
	}
	return n, true
}

// ungrouped is digits without separators of thousands: 1,299 and 1299.
func ungrouped(text string) (string, bool) {
	groups := strings.Split(text, ",")
	for i, g := range groups {
		if !areDigits(g) || len(groups) > 1 && (len(g) > 3 || i > 0 && len(g) < 3) {
			return "", false
		}
	}
	digits := strings.Join(groups, "")
	return digits, digits == "0" || digits[0] != '0'
}

func areDigits(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(c rune) bool { return !isDigit(c) })
}

// spelled are numbers as words. One is none: it mostly counts nothing.
var spelled = [...]struct {
	word  string
	value int
}{
	{"zero", 0}, {"two", 2}, {"three", 3}, {"four", 4}, {"five", 5}, {"six", 6}, {"seven", 7}, {"eight", 8}, {"nine", 9}, {"ten", 10},
	{"eleven", 11}, {"twelve", 12}, {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15}, {"sixteen", 16}, {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19},
	{"twenty", 20}, {"thirty", 30}, {"forty", 40}, {"fifty", 50}, {"sixty", 60}, {"seventy", 70}, {"eighty", 80}, {"ninety", 90},
	{"dozen", 12}, {"hundred", 100}, {"thousand", 1000}, {"million", 1e6}, {"billion", 1e9},
}

// numberWord is the number that a word is.
func numberWord(word string) (string, bool) {
	for _, s := range spelled {
		if s.word == word {
			return strconv.Itoa(s.value), true
		}
	}
	return "", false
}

const (
	hanDigits = "零一二三四五六七八九"
	hanUnits  = "十百千万亿"
)

// isNumeral reports whether c is part of a Chinese number.
func isNumeral(c rune) bool {
	return c == '两' || c == '〇' || strings.ContainsRune(hanDigits, c) || strings.ContainsRune(hanUnits, c)
}

// hanDigit is the value of a Chinese digit; -1 for another character.
func hanDigit(c rune) int {
	switch c {
	case '两':
		return 2
	case '〇':
		return 0
	}
	if i := strings.IndexRune(hanDigits, c); i >= 0 {
		return i / len("零")
	}
	return -1
}

// hanNumber is the number that Chinese numerals are: 一百二十 is 120. It is false
// for what is mostly no number: 一 alone, and units such as 万 in front.
func hanNumber(numerals []rune) (string, bool) {
	if string(numerals) == "一" || strings.ContainsRune("百千万亿", numerals[0]) || len(numerals) > 16 {
		return "", false
	}
	var sum, section, digit int64
	units := map[rune]int64{'十': 10, '百': 100, '千': 1000}
	plain, bare := "", true // 二〇二六 is 2026
	for i, c := range numerals {
		switch d := hanDigit(c); {
		case d >= 0:
			digit = int64(d)
			plain += strconv.Itoa(d)
		case units[c] > 0:
			if i == 0 {
				digit = 1
			}
			section, digit, bare = section+digit*units[c], 0, false
		case c == '万':
			section, digit, bare = (section+digit)*10_000, 0, false
			sum, section = sum+section, 0
		default: // 亿
			sum, section, digit, bare = (sum+section+digit)*100_000_000, 0, 0, false
		}
	}
	if bare {
		trimmed := strings.TrimLeft(plain, "0")
		if trimmed == "" {
			trimmed = "0"
		}
		return trimmed, true
	}
	return strconv.FormatInt(sum+section+digit, 10), true
}
