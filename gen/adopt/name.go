package adopt

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/gen/directive"
)

// initialisms are the words that Go writes in capitals.
var initialisms = [...]string{
	"acl", "api", "ascii", "cpu", "css", "dns", "eof", "guid", "html", "http", "https", "id", "ip", "json", "qps", "ram",
	"rpc", "sha", "sku", "sla", "smtp", "sql", "ssh", "tcp", "tls", "ttl", "udp", "ui", "uid", "uri", "url", "utf8", "uuid", "vm", "xml",
}

// signs are the words for what begins a value and is no letter.
var signs = strings.NewReplacer("+", " plus ", "<", " less ", ">", " greater ", "=", " equal ", "*", " star ", "%", " percent ", "#", " hash ", "&", " and ")

// exported is the Go name that a person would give to something called by these
// parts: pull_number is PullNumber, orderIds is OrderIDs. It always begins with a
// capital.
func exported(parts ...string) string {
	name := camel(parts...)
	if first, _ := utf8.DecodeRuneInString(name); !unicode.IsUpper(first) {
		return "X" + name
	}
	return name
}

// camel is the words of all parts, a capital at the beginning of each.
func camel(parts ...string) string {
	var b strings.Builder
	for _, text := range parts {
		if strings.HasPrefix(text, "-") {
			text = "minus " + text[1:]
		}
		for _, word := range words(signs.Replace(text)) {
			b.WriteString(capital(word))
		}
	}
	return b.String()
}

// words are the words in a name, in small letters, wherever it has them.
func words(text string) []string {
	return strings.FieldsFunc(directive.Snake(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

func capital(word string) string {
	if slices.Contains(initialisms[:], word) {
		return strings.ToUpper(word)
	}
	if one, plural := strings.CutSuffix(word, "s"); plural && slices.Contains(initialisms[:], one) {
		return strings.ToUpper(one) + "s"
	}
	first, size := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[size:]
}

// singular is what one of several is called.
func singular(parts []string) []string {
	last := parts[len(parts)-1]
	one := last + "_item"
	switch {
	case strings.HasSuffix(last, "ies"):
		one = strings.TrimSuffix(last, "ies") + "y"
	case strings.HasSuffix(last, "sses"), strings.HasSuffix(last, "xes"), strings.HasSuffix(last, "ches"):
		one = strings.TrimSuffix(last, "es")
	case strings.HasSuffix(last, "s") && !strings.HasSuffix(last, "ss") && !strings.HasSuffix(last, "us"):
		one = strings.TrimSuffix(last, "s")
	}
	return append(slices.Clone(parts[:len(parts)-1]), one)
}
