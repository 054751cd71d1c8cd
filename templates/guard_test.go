package templates_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
)

// TestStaleSource changes the source below generated code, one thing at a time.
// The code must no longer compile, and the compiler's message must have a name
// that says to run go generate.
func TestStaleSource(t *testing.T) {
	x := orders()
	code, _ := x.render(t)
	for _, change := range []struct{ from, to, name string }{
		{"\tSKU string", "\tCode string", "runGoGenerate_Item"},
		{"\tQty int ", "\tQty int64 ", "runGoGenerate_Item"},
		{`"json:\"qty\""`, `"json:\"quantity\""`, "runGoGenerate_Item"},
		{"\tMethod string", "\tMore string\n\tMethod string", "runGoGenerate_Shipping"},
		{`"json:\"limit\""`, `"json:\"limit\" jsonschema:\"minimum=2\""`, "runGoGenerate_GetOrder"},
		{`"已支付"`, `"已付款"`, "runGoGenerate_Status_Paid"},
		{`"已取消"`, `"已支付2"`, "runGoGenerate_Status_Cancelled"},
	} {
		changed := strings.Replace(x.text(), change.from, change.to, 1)
		if changed == x.text() {
			t.Fatalf("the source has no %s", change.from)
		}
		failsWith(t, change.name, changed, code)
	}
}

// TestStaleConstants holds the guards of integer constants at the ends of their
// types: no other value compiles, and none overflows on the way.
func TestStaleConstants(t *testing.T) {
	for _, c := range []struct {
		underlying string
		bits       int
		unsigned   bool
		values     []string
	}{
		{"int8", 8, false, []string{"-128", "-127", "-2", "-1", "0", "1", "2", "126", "127"}},
		{"uint8", 8, true, []string{"0", "1", "2", "127", "128", "254", "255"}},
		{"int64", 64, false, []string{"-9223372036854775808", "-9223372036854775807", "-1", "0", "1", "9223372036854775806", "9223372036854775807"}},
		{"uint64", 64, true, []string{"0", "1", "9223372036854775807", "9223372036854775808", "18446744073709551614", "18446744073709551615"}},
	} {
		for _, was := range c.values {
			x := newFixture()
			e := x.enum("Level", c.underlying, "Low", was)
			in := x.object("In", field("Level", "level", model.Int{Name: local("Level"), Go: c.underlying, Bits: c.bits, Unsigned: c.unsigned, Enum: e}))
			x.tool(in, "in", nil)
			code, _ := x.render(t)
			typeCheck(t, x.text(), code)
			for _, is := range c.values {
				if is != was {
					failsWith(t, "runGoGenerate_Level_Low", strings.Replace(x.text(), "= "+was, "= "+is, 1), code)
				}
			}
		}
	}
}

// TestStaleForeign changes a package of another module below generated code.
func TestStaleForeign(t *testing.T) {
	x := arguments()
	code, _ := x.render(t)
	for _, change := range []struct{ from, to, name string }{
		{"City string", "City []byte", "runGoGenerate_geo_Place_City"},
		{"Zip  *string", "Zip string", "runGoGenerate_geo_Place_Zip"},
		{`Home Kind = "home"`, `Home Kind = "house"`, "runGoGenerate_geo_Kind_Home"},
		{"type Kind string", "type Kind []byte", "runGoGenerate_geo_Kind"},
	} {
		w, err := compiled()
		if err != nil {
			t.Fatal(err)
		}
		source := strings.Replace(geoSource, change.from, change.to, 1)
		if strings.Contains(change.to, "type Kind") {
			source = source[:strings.Index(source, "const")]
		}
		other := &world{set: w.set, export: w.export, foreign: nil}
		geo, err := other.check(geoPath, source)
		if err != nil {
			t.Fatal(err)
		}
		w.foreign[geoPath], geo = geo, w.foreign[geoPath]
		failsWith(t, change.name, x.text(), code)
		w.foreign[geoPath] = geo
	}
}

// TestStaleBase changes what defined types were defined by.
func TestStaleBase(t *testing.T) {
	x := arguments()
	code, _ := x.render(t)
	for _, change := range []struct{ from, to, name string }{
		{"type Level uint16", "type Level uint32", "runGoGenerate_Level"},
		{"type Cell float64", "type Cell float32", "runGoGenerate_Cell"},
		{"type Grid [][]Cell", "type Grid [][]float64", "runGoGenerate_Grid"},
	} {
		failsWith(t, change.name, strings.Replace(x.text(), change.from, change.to, 1), code)
	}
}

// failsWith fails where the sources compile together, or where no message has
// the name.
func failsWith(t *testing.T, name string, sources ...string) {
	t.Helper()
	w, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.check(pkgPath, sources...); err == nil || !strings.Contains(fmt.Sprint(err), name) {
		t.Errorf("the compiler says %v, and nothing of %s", err, name)
	}
}
