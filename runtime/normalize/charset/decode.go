package charset

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/htmlindex"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Decode is raw in UTF-8. What it was in is told by a byte order mark, by the
// charset of its media type, or by what it says itself in an XML declaration or
// a <meta>, in that order. What does not tell is left as it is: nothing is
// guessed. So is what is UTF-8 although its label has another name, and what
// [From] or Decode have made.
func Decode(raw tool.Raw) tool.Raw {
	if _, done := raw.Value().(decoded); done {
		return raw
	}
	return decode(raw, "")
}

// From is raw in UTF-8, which it is in the encoding of that name, such as gbk.
func From(name string, raw tool.Raw) tool.Raw { return decode(raw, name) }

func decode(raw tool.Raw, name string) tool.Raw {
	source, ok := raw.Value().(normalize.Source)
	if !ok {
		return raw
	}
	return tool.FromValue(decoded{source, name})
}

// decoded is a source that is in another encoding.
type decoded struct {
	normalize.Source
	name string // "" where it has to be found
}

// Unwrap is the source.
func (d decoded) Unwrap() normalize.Source { return d.Source }

// Decode is that of [normalize.Decoder].
func (d decoded) Decode(data []byte) (text []byte, rule string, err error) {
	name := d.name
	if name == "" {
		_, mediaType := d.Bytes()
		name = find(data, mediaType)
	}
	if name == "" {
		return data, "", nil
	}
	text, err = convert(name, data)
	if bytes.ContainsRune(text, utf8.RuneError) {
		return text, "utf8", err
	}
	return text, "charset", err
}

// convert is data in UTF-8, with U+FFFD for what is not of its encoding.
func convert(name string, data []byte) ([]byte, error) {
	encoding, err := htmlindex.Get(name)
	if err != nil {
		return nil, tool.InvalidResponse.New("").With(fmt.Errorf("decode %q: %w", name, err))
	}
	text, err := encoding.NewDecoder().Bytes(data)
	switch {
	case err != nil:
		return nil, tool.InvalidResponse.New("").With(fmt.Errorf("decode %q: %w", name, err))
	case len(text) > normalize.MaxBytes:
		return nil, tool.ResultTooLarge.New("").With(fmt.Errorf("decode %q: %d bytes", name, len(text)))
	}
	return text, nil
}

// declared is how markup says its encoding.
var declared = regexp.MustCompile(`(?i)^[\s\x{feff}]*<(?:\?xml[^>]*?\sencoding|[^<]*(?:<[^>]*>[^<]*)*?<meta[^>]*?charset)\s*=\s*["']?([a-z0-9_:.-]+)`)

// find is the name of the encoding of data, "" for UTF-8 and for none.
func find(data []byte, mediaType string) string {
	switch {
	case bytes.HasPrefix(data, []byte("\ufeff")):
		return ""
	case bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		return "utf-16be"
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}):
		return "utf-16le"
	}
	name := label(mediaType)
	if m := declared.FindSubmatch(data[:min(len(data), 1024)]); name == "" && m != nil {
		name = string(m[1])
	}
	if name == "" || isUTF8(data, name) {
		return ""
	}
	return name
}

// isUTF8 reports whether data is UTF-8 although its label has that name. Short
// text in an encoding of two bytes a character can be UTF-8 of two bytes by
// chance, but hardly one of three.
func isUTF8(data []byte, name string) bool {
	encoding, err := htmlindex.Get(name)
	if err != nil {
		return utf8.Valid(data)
	}
	switch canonical, _ := htmlindex.Name(encoding); canonical {
	case "utf-8":
		return true
	case "utf-16le", "utf-16be", "iso-2022-jp": // whose bytes are all those of ASCII
		return false
	case "gbk", "gb18030", "big5", "euc-jp", "shift_jis", "euc-kr":
		return utf8.Valid(data) && (len(data) == utf8.RuneCount(data) || bytes.ContainsFunc(data, isLong))
	default:
		return utf8.Valid(data)
	}
}

// isLong reports whether UTF-8 has three bytes or more for r.
func isLong(r rune) bool { return r >= 0x800 }

// label is the charset of a media type.
func label(mediaType string) string {
	for _, parameter := range strings.Split(mediaType, ";")[1:] {
		key, value, _ := strings.Cut(parameter, "=")
		if strings.EqualFold(strings.TrimSpace(key), "charset") {
			return strings.Trim(value, ` "'`)
		}
	}
	return ""
}
