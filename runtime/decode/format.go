package decode

import "net/netip"

// Format is a JSON Schema format of strings. A format is asserted, per the RFC
// that JSON Schema names for it.
type Format uint8

// The formats. The words for the model are the names of JSON Schema.
const (
	AnyFormat Format = iota
	DateTime
	Date
	TimeOfDay
	UUID
	IPv4
	IPv6
	URI
	Email
	Duration
	Hostname
	JSONPointer
	Regex
)

// has reports whether s is in the format.
func (f Format) has(s string) bool {
	switch f {
	case DateTime:
		return isDateTime(s)
	case Date:
		return isDate(s)
	case TimeOfDay:
		return isTimeOfDay(s)
	case UUID:
		return isUUID(s)
	case IPv4:
		addr, err := netip.ParseAddr(s)
		return err == nil && addr.Is4()
	case IPv6:
		addr, err := netip.ParseAddr(s)
		return err == nil && addr.Is6() && addr.Zone() == ""
	case URI:
		return isURI(s)
	case Email:
		return isEmail(s)
	case Duration:
		return isDuration(s)
	case Hostname:
		return isHostname(s)
	case JSONPointer:
		return isJSONPointer(s)
	case Regex:
		return isRegex(s)
	default:
		return true
	}
}

// isJSONPointer holds s against RFC 6901: nothing, or steps that each begin with
// a slash, in which ~ is written ~0 and / is written ~1.
func isJSONPointer(s string) bool {
	for i := range len(s) {
		if s[i] == '~' && (i+1 == len(s) || s[i+1] != '0' && s[i+1] != '1') {
			return false
		}
	}
	return s == "" || s[0] == '/'
}

func isHex(c byte) bool   { return isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f' }
func isDigit(c byte) bool { return '0' <= c && c <= '9' }
func isAlpha(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
