package decode

import "strings"

// isDateTime holds s against date-time of RFC 3339: a date, T, a time and its
// offset.
func isDateTime(s string) bool {
	return len(s) > 10 && s[10]|0x20 == 't' && isDate(s[:10]) && isTimeOfDay(s[11:])
}

// isDate holds s against full-date of RFC 3339, such as 2026-01-31.
func isDate(s string) bool {
	if len(s) != 10 || s[4] != '-' || s[7] != '-' {
		return false
	}
	year, ok := number2(s[:2])
	years, ok2 := number2(s[2:4])
	month, ok3 := number2(s[5:7])
	day, ok4 := number2(s[8:])
	return ok && ok2 && ok3 && ok4 && 1 <= month && month <= 12 &&
		1 <= day && day <= daysIn(month, year*100+years)
}

// daysIn is the number of days of a month, 1 to 12.
func daysIn(month, year int) int {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	default:
		return 31
	}
}

// isTimeOfDay holds s against full-time of RFC 3339, such as 10:00:00.5+02:00.
// A leap second must be the last one of a day in UTC.
func isTimeOfDay(s string) bool {
	if len(s) < 9 || s[2] != ':' || s[5] != ':' {
		return false
	}
	hour, ok := number2(s[:2])
	minute, ok2 := number2(s[3:5])
	second, ok3 := number2(s[6:8])
	if !ok || !ok2 || !ok3 || hour > 23 || minute > 59 || second > 60 {
		return false
	}
	s = s[8:]
	if s[0] == '.' {
		digits := len(s) - 1 - len(strings.TrimLeft(s[1:], "0123456789"))
		if digits == 0 {
			return false
		}
		s = s[1+digits:]
	}
	offset, ok := offsetMinutes(s)
	if !ok {
		return false
	}
	const day = 24 * 60
	return second < 60 || (hour*60+minute-offset+day)%day == day-1
}

// offsetMinutes reads an offset from UTC: Z, or ±hh:mm.
func offsetMinutes(s string) (minutes int, ok bool) {
	if s == "Z" || s == "z" {
		return 0, true
	}
	if len(s) != 6 || s[0] != '+' && s[0] != '-' || s[3] != ':' {
		return 0, false
	}
	h, ok := number2(s[1:3])
	m, ok2 := number2(s[4:])
	minutes = h*60 + m
	if s[0] == '-' {
		minutes = -minutes
	}
	return minutes, ok && ok2 && h <= 23 && m <= 59
}

// number2 reads two digits.
func number2(s string) (int, bool) {
	if !isDigit(s[0]) || !isDigit(s[1]) {
		return 0, false
	}
	return int(s[0]-'0')*10 + int(s[1]-'0'), true
}
