package redact

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Address masks a Chinese address below its district, 上海市浦东新区****,
// 浙江省杭州市余杭区****: what is left says where to, not to whom. At most
// 27 characters are kept. Of any other address nothing is kept: its end, a room
// or a country, is as telling as its start.
func Address(s string) string {
	if s == "" {
		return ""
	}
	text := []rune(strings.TrimSpace(s))
	n, whole := province(text)
	if !whole {
		n += part(text[n:], 11, "市", "自治州", "地区")
	}
	if n > 0 {
		n += part(text[n:], 8, "区", "县", "旗")
	}
	return string(text[:n]) + stars
}

// municipalities and provinces are their names without their kind.
var (
	municipalities = [...]string{"北京", "天津", "上海", "重庆", "香港", "澳门"}
	provinces      = [...]string{
		"河北", "山西", "辽宁", "吉林", "黑龙江", "江苏", "浙江", "安徽", "福建", "江西", "山东",
		"河南", "湖北", "湖南", "广东", "海南", "四川", "贵州", "云南", "陕西", "甘肃", "青海",
		"台湾", "内蒙古", "广西", "西藏", "宁夏", "新疆",
	}
)

// kinds are what may follow those names.
var kinds = [...]string{"省", "市", "自治区", "壮族自治区", "回族自治区", "维吾尔自治区", "特别行政区"}

// province is how many characters at the start of text name a province, and
// whether it is a municipality, which has no city below.
func province(text []rune) (n int, whole bool) {
	start := string(text[:min(len(text), 9)])
	for _, name := range municipalities {
		if strings.HasPrefix(start, name) {
			return withKind(start, name), true
		}
	}
	for _, name := range provinces {
		if strings.HasPrefix(start, name) {
			return withKind(start, name), false
		}
	}
	return 0, false
}

// withKind is how many characters name has at the start of text, with its kind.
func withKind(text, name string) int {
	n := utf8.RuneCountInString(name)
	for _, kind := range kinds {
		if strings.HasPrefix(text[len(name):], kind) {
			return n + utf8.RuneCountInString(kind)
		}
	}
	return n
}

// part is how many characters at the start of text name a part of a country:
// at least three Chinese characters up to one of the endings, or else, where
// the longest name has none of them, none.
func part(text []rune, longest int, endings ...string) int {
	for i := range min(len(text), longest) {
		if !unicode.Is(unicode.Han, text[i]) {
			return 0
		}
		name := string(text[:i+1])
		if i >= 2 && slices.ContainsFunc(endings, func(end string) bool { return strings.HasSuffix(name, end) }) {
			return i + 1
		}
	}
	return 0
}
