package schema

import (
	"net/netip"
	"regexp"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/gen/pattern"
)

// The grammars of the formats, as the RFCs have them that JSON Schema names.
var (
	uuid     = regexp.MustCompile(`^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$`)
	clock    = regexp.MustCompile(`^([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9]|60)(?:\.[0-9]+)?(?:Z|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))$`)
	duration = regexp.MustCompile(`^P(?:[0-9]+W|(?:` + units("Y", "M", "D") + `)(?:T(?:` + units("H", "M", "S") + `))?|T(?:` + units("H", "M", "S") + `))$`)
	pointer  = regexp.MustCompile(`^(?:/(?s:[^~/]|~[01])*)*$`)

	label   = `[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?`
	domain  = regexp.MustCompile(`^` + label + `(?:\.` + label + `)*$`)
	mailbox = regexp.MustCompile(`^(` + atom + `(?:\.` + atom + `)*|"(?:[ !#-\[\]-~]|\\[ -~])*")@(?:\[([^\]]*)\]|(.+))$`)

	pchar = `(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})`
	uri   = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9+.-]*:` +
		`(?://(?:(?:[A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?` +
		`(?:\[([0-9A-Fa-f:.]+|[vV][0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+)\]|(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::[0-9]*)?(?:/` + pchar + `*)*` +
		`|/?(?:` + pchar + `+(?:/` + pchar + `*)*)?)` +
		`(?:\?(?:` + pchar + `|[/?])*)?(?:#(?:` + pchar + `|[/?])*)?$`)
)

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

// units is the grammar of numbers with units that follow each other.
func units(a, b, c string) string {
	last := `[0-9]+` + c
	middle := `[0-9]+` + b + `(?:` + last + `)?`
	return `[0-9]+` + a + `(?:` + middle + `)?|` + middle + `|` + last
}

// hasFormat reports whether text has the JSON Schema format of that name; text
// has any format that is not known. The runtime's decoder decides the same, by
// code of its own.
func hasFormat(format, text string) bool {
	switch format {
	case "date-time":
		day, rest, ok := strings.Cut(strings.ToUpper(text), "T")
		return ok && isDate(day) && isClock(rest)
	case "date":
		return isDate(text)
	case "time":
		return isClock(strings.ToUpper(text))
	case "duration":
		return duration.MatchString(text)
	case "uuid":
		return uuid.MatchString(text)
	case "ipv4":
		addr, err := netip.ParseAddr(text)
		return err == nil && addr.Is4()
	case "ipv6":
		return isIPv6(text)
	case "uri":
		m := uri.FindStringSubmatch(text)
		return m != nil && (m[1] == "" || m[1][0]|0x20 == 'v' || isIPv6(m[1]))
	case "hostname":
		return len(text) <= 253 && domain.MatchString(text)
	case "email":
		return isEmail(text)
	case "json-pointer":
		return pointer.MatchString(text)
	case "regex":
		return pattern.Valid(text)
	default:
		return true
	}
}

func isDate(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

// isClock holds text against a time of day with its offset. A leap second is the
// last one of a day in UTC.
func isClock(text string) bool {
	m := clock.FindStringSubmatch(text)
	if m == nil || m[3] != "60" {
		return m != nil
	}
	at, err := time.Parse("15:04", m[1]+":"+m[2])
	if m[4] != "" {
		var offset time.Duration
		offset, err = time.ParseDuration(m[4] + m[5] + "h" + m[6] + "m")
		at = at.Add(-offset)
	}
	return err == nil && at.Hour() == 23 && at.Minute() == 59
}

func isIPv6(text string) bool {
	addr, err := netip.ParseAddr(text)
	return err == nil && addr.Is6() && addr.Zone() == ""
}

// isEmail holds text against a mailbox of RFC 5321.
func isEmail(text string) bool {
	m := mailbox.FindStringSubmatch(text)
	if m == nil || len(m[1]) > 64 {
		return false
	}
	if m[3] != "" {
		return len(m[3]) <= 255 && domain.MatchString(m[3])
	}
	if address, ok := strings.CutPrefix(m[2], "IPv6:"); ok {
		return isIPv6(address)
	}
	addr, err := netip.ParseAddr(m[2])
	return err == nil && addr.Is4()
}
