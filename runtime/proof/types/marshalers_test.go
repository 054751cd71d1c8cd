package types

import (
	"errors"
	"math/big"
	"net/netip"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestRefusedByTheirOwn holds what schemas cannot say, and types know: the
// decoder refuses it in words that have nothing of Go in them, whether the
// method fails or panics.
func TestRefusedByTheirOwn(t *testing.T) {
	for _, c := range []struct{ text, path, keyword, got, want string }{
		{`{"addr":"192.0.2.256"}`, "/addr", "format", "192.0.2.256", "string such as 192.0.2.1"},
		{`{"prefix":"::1"}`, "/prefix", "format", "::1", "string such as 192.0.2.0/24"},
		{`{"addrs":["::1","x"]}`, "/addrs/1", "format", "x", "string such as 192.0.2.1"},
		{`{"id":"` + strings.Repeat("0", 33) + `"}`, "/id", "format", strings.Repeat("0", 33), "string, at least 32 characters, matching ^[0-9a-f]*$"},
		{`{"ids":["0"]}`, "/ids/0", "format", "0", "string"},
		{`{"secretive":"!"}`, "/secretive", "format", "!", "string, Has methods of pointers only, and panics at an exclamation mark."},
		{`{"point":[1,2,3]}`, "/point", "format", "[1,2,3]", "list, Two numbers."},
		{`{"point":[1,{"a":1,"a":2}]}`, "/point/1/a", "duplicate", "2", "only once"},
		{`{"stamp":"now"}`, "/stamp", "format", "now", "string, Has the methods of the time in it."},
		{`{"big":1e1000}`, "/big", "maximum", "1e1000", "integer of at most 1000 digits"},
		{`{"int8_keys":{"128":"a"}}`, "/int8_keys/128", "propertyNames", "128", "integer, -128 to 127, as a name"},
		{`{"int_keys":{"x":"a"}}`, "/int_keys/x", "propertyNames", "x", "integer, as a name"},
		{`{"uint_keys":{"18446744073709551616":1}}`, "/uint_keys/18446744073709551616", "propertyNames", "18446744073709551616", "integer, at least 0, as a name"},
		{`{"addr_keys":{"::1":"a","0::1":"b"}}`, "/addr_keys/0::1", "duplicate", "", "only once"},
		{`{"addr_keys":{"home":"a"}}`, "/addr_keys/home", "propertyNames", "home", "string such as 192.0.2.1, as a name"},
		{`{"bytes":"AP8="}{`, "", "syntax", "byte 16", "JSON, nothing behind the object"},
		{`{"bytes":"AP9="}`, "/bytes", "contentEncoding", "AP9=", "bytes in base64"},
	} {
		_, err := MarshalersTool.Decode([]byte(c.text))
		e, ok := errors.AsType[*tool.Error](err)
		if !ok || len(e.Arguments.Violations) != 1 {
			t.Errorf("%s gives %v", c.text, err)
			continue
		}
		v := e.Arguments.Violations[0]
		v.Type = ""
		if want := (tool.Violation{Path: c.path, Keyword: c.keyword, Got: c.got, Want: c.want}); v != want {
			t.Errorf("%s finds\n%+v, want\n%+v", c.text, v, want)
		}
	}
}

// TestValidateMarshalers holds values that their own methods, or a rule, do not
// let out, and that nothing of Go is told.
func TestValidateMarshalers(t *testing.T) {
	for _, c := range []struct {
		in            Marshalers
		path, keyword string
	}{
		{Marshalers{Secretive: &Secretive{"!"}}, "/secretive", "type"},
		{Marshalers{Secretive: &Secretive{"\xff"}}, "/secretive", "encoding"},
		{Marshalers{Grade: 7}, "/grade", "enum"},
		{Marshalers{Packet: Packet("1234567")}, "/packet", "maxLength"},
		{Marshalers{Number: "-10.5"}, "/number", "minimum"},
		{Marshalers{Number: "status: x"}, "/number", "type"},
		{Marshalers{Whole: "1e-1"}, "/whole", "type"},
		{Marshalers{Big: new(big.Int).Lsh(big.NewInt(1), 4000)}, "/big", "maximum"},
		{Marshalers{Object: []int{1}}, "/object", "type"},
		{Marshalers{Duration: -1}, "/duration", "minimum"},
		{Marshalers{Bigs: []*big.Int{big.NewInt(1)}, AddrKeys: map[netip.Addr]string{home: "\xff"}}, "/addr_keys/2001:db8::1", "encoding"},
	} {
		err := MarshalersTool.Validate(c.in)
		e, ok := errors.AsType[*tool.Error](err)
		if !ok {
			t.Errorf("%+v is accepted", c.in)
			continue
		}
		if v := e.Arguments.Violations[0]; v.Path != c.path || v.Keyword != c.keyword {
			t.Errorf("it finds %+v, want %s at %s", v, c.keyword, c.path)
		}
		if said := told(err); strings.Contains(said, "types.") {
			t.Errorf("a Go type is named: %s", said)
		}
	}
}

// TestDigits holds the most digits that an integer may have.
func TestDigits(t *testing.T) {
	digits := strings.Repeat("9", decode.MaxDigits)
	in, err := MarshalersTool.Decode([]byte(`{"big":-` + digits + `}`))
	if err != nil || in.Big.String() != "-"+digits {
		t.Errorf("it is %v, %v", in.Big, err)
	}
	if _, err := MarshalersTool.Decode([]byte(`{"big":` + digits + `9}`)); keywords(err) != "maximum" {
		t.Errorf("one more gives %v", err)
	}
}
