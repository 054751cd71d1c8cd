package normalize

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Decoder is a source that may be in an encoding other than UTF-8, such as
// package charset makes.
type Decoder interface {
	// Decode is data, which is what was sent, in UTF-8. rule is that of the lossy
	// step, "" where nothing was done.
	Decode(data []byte) (text []byte, rule string, err error)
}

var errEncoding = errors.New("read an answer: this is not UTF-8; package charset reads other encodings")

// decode is what a source sent, in UTF-8 where that is told; text that says
// itself that it is not UTF-8 is refused without a Decoder.
func decode(s Source, data []byte, mediaType string) (text []byte, rule string, err error) {
	if d, ok := within[Decoder](s); ok {
		return d.Decode(data)
	}
	if isOtherCharset(mediaType) && !isUTF8(data) {
		return nil, "", tool.InvalidResponse.New("").With(errEncoding)
	}
	return data, "", nil
}

// isUTF8 reports whether data is UTF-8 whatever its label says. What has no
// character of three bytes can be that by chance.
func isUTF8(data []byte) bool {
	return utf8.Valid(data) && (utf8.RuneCount(data) == len(data) ||
		bytes.ContainsFunc(data, func(r rune) bool { return r >= 0x800 }))
}

// isOtherCharset reports whether a media type says that its text is not UTF-8.
func isOtherCharset(mediaType string) bool {
	_, charset, found := strings.Cut(strings.ToLower(mediaType), "charset=")
	charset = strings.TrimLeft(charset, `"' `)
	return found && !strings.HasPrefix(charset, "utf-8") && !strings.HasPrefix(charset, "utf8") && !strings.HasPrefix(charset, "us-ascii")
}
