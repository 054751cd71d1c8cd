package redact

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Address masks a Chinese address below its district, 上海市浦东新区****,
// 浙江省杭州市余杭区****: what is left says where to, not to whom. It must
// start with a province, or with a city and a district. At most 27 characters
// are kept, all of them Chinese. Of any other address nothing is kept: its end,
// a room or a country, is as telling as its start.
func Address(s string) string { return string(AppendAddress(make([]byte, 0, room), s)) }

// AppendAddress appends what [Address] answers.
func AppendAddress(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	s = strings.TrimSpace(s)
	return hidden(append(dst, s[:region(s)]...))
}

// region is how many bytes at the start of s name a province, a city and a
// district, as far as they are there.
func region(s string) int {
	n, whole := province(s)
	alone := n == 0
	if !whole {
		n += part(s[n:], cities[:])
	}
	if n == 0 {
		return 0
	}
	below := part(s[n:], districts[:])
	if alone && below == 0 { // some words that end in 市
		return 0
	}
	return n + below
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

// province is how many bytes at the start of s name a province, and whether it
// is a municipality, which has no city below.
func province(s string) (n int, whole bool) {
	for _, name := range municipalities {
		if strings.HasPrefix(s, name) {
			return withKind(s, name), true
		}
	}
	for _, name := range provinces {
		if strings.HasPrefix(s, name) {
			return withKind(s, name), false
		}
	}
	return 0, false
}

// withKind is how many bytes name has at the start of s, with its kind.
func withKind(s, name string) int {
	for _, kind := range kinds {
		if strings.HasPrefix(s[len(name):], kind) {
			return len(name) + len(kind)
		}
	}
	return len(name)
}

// ending is how the names of a kind of region end, and how many characters they
// have at most. Those of peoples are long, others short: what is longer has
// something else in it, such as a person.
type ending struct {
	text    string
	longest int
}

var (
	cities    = [...]ending{{"市", 5}, {"自治州", 11}, {"地区", 6}, {"盟", 5}}
	districts = [...]ending{{"区", 4}, {"县", 4}, {"旗", 4}, {"自治县", 8}, {"自治旗", 8}}
)

// part is how many bytes at the start of s name a region: at least three
// Chinese characters up to the first of the endings that fits, else none.
func part(s string, endings []ending) int {
	n, end := 0, 0
	for _, r := range s {
		if n++; n > 11 || !unicode.Is(unicode.Han, r) {
			return 0
		}
		end += utf8.RuneLen(r)
		for _, e := range endings {
			if 3 <= n && n <= e.longest && strings.HasSuffix(s[:end], e.text) {
				return end
			}
		}
	}
	return 0
}
