package proof

import (
	"cmp"
	"errors"
	"regexp"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/proof/oracle"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

var (
	wide     = regexp.MustCompile(`[0-9]{16}|[0-9][eE]\+?[0-9]{2}`)
	strangeN = regexp.MustCompile(`[0-9](\.[0-9]|[eE])|-0`)
	nulled   = regexp.MustCompile(`"[^"]*":null,?|,?"[^"]*":null`)
	capital  = regexp.MustCompile(`"[^"]*[A-Z][^"]*"\s*:`)
)

// about is what a disagreement with o about a text that was refused by err, or
// accepted, is about.
func about(o oracle.Oracle, text string, err error) (what string) {
	e, ok := errors.AsType[*tool.Error](err)
	if !ok {
		return aboutAccepted(o, text)
	}
	for _, v := range e.Arguments.Violations {
		var excuse string
		switch v.Keyword {
		case "duplicate":
			excuse = duplicate
		case "encoding":
			excuse = surrogate
		case "limit":
			excuse = beyond
		case "format":
			excuse = formatted
		case "minimum", "maximum", "type", "multipleOf":
			excuse = aboutWide(o, text)
		}
		if excuse == "" {
			return ""
		}
		what = cmp.Or(what, excuse)
	}
	return what
}

// aboutWide is what an oracle gets wrong about numbers that no float tells.
func aboutWide(o oracle.Oracle, text string) string {
	switch {
	case !wide.MatchString(text):
		return ""
	case o.Name == "google":
		return precise
	default:
		return overflow
	}
}

func aboutAccepted(o oracle.Oracle, text string) string {
	switch trimmed := strings.TrimSpace(text); {
	case trimmed == "" || trimmed == "null":
		return empty
	case o.Accepts(nulled.ReplaceAllString(text, "")):
		return optionalNull
	case o.Name == "google":
		return aboutWide(o, text)
	default:
		return ""
	}
}

// stdAbout is what an accepted text is about that encoding/json refuses.
func stdAbout(text string) string {
	switch {
	case strings.TrimSpace(text) == "":
		return empty
	case strangeN.MatchString(text):
		return asInteger
	default:
		return ""
	}
}
