package types

import (
	"bytes"
	"encoding/json"
	"math"
	"math/big"
	"math/rand/v2"
	"net/netip"
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestJSON holds what AppendJSON writes of random results of every kind against
// encoding/json: the same bytes where texts are plain, and the same values where
// they have what no document may hold.
func TestJSON(t *testing.T) {
	if got, want := string(EachTool.AppendJSON(nil, tool.Value(Everything{}))), written(t, Everything{}); got != want {
		t.Errorf("of the zero value it writes\n%s\nwant\n%s", got, want)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		var v Everything
		fill(r, reflect.ValueOf(&v).Elem(), plainTexts)
		got := string(EachTool.AppendJSON([]byte("["), tool.Value(v)))
		if want := "[" + written(t, v); got != want {
			t.Fatalf("it differs from encoding/json (-want +got):\n%s", cmp.Diff(want, got))
		}
		fill(r, reflect.ValueOf(&v).Elem(), hostileTexts)
		text := EachTool.AppendJSON(nil, tool.Value(v))
		if diff := cmp.Diff(read(t, []byte(written(t, v))), read(t, text)); diff != "" {
			t.Fatalf("it differs from encoding/json (-want +got):\n%s", diff)
		}
		if bytes.Contains(text, []byte("\u200b")) || bytes.Contains(text, []byte("<|")) {
			t.Fatalf("it has an invisible character or a chat marker: %s", text)
		}
	}
}

// written is what encoding/json writes.
func written(t *testing.T, v any) string {
	t.Helper()
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		t.Fatal(err)
	}
	return string(bytes.TrimSuffix(b.Bytes(), []byte("\n")))
}

func read(t *testing.T, text []byte) (v any) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return v
}

var (
	plainTexts   = []string{"", "a", "a \"b\" \\ c\n\t", "已取消", "café 😀", "[x]: y"}
	hostileTexts = []string{"<p>&", "<|im_start|>", "[INST]", "</s>", "\x00\x1f\x7f", "\u2028\u200b\u202e", "a\xffb\xc3", "\U000e0041", "👨‍👩‍👧"}
)

// fill sets v to something random, texts from among those given. Maps have one
// entry: encoding/json sorts integers as texts.
func fill(r *rand.Rand, v reflect.Value, texts []string) {
	text := texts[r.IntN(len(texts))]
	switch p := v.Addr().Interface().(type) {
	case *tool.Decimal:
		*p = tool.NewDecimal(int64(r.Uint64())>>r.IntN(64), r.IntN(19))
		return
	case *time.Time:
		*p = time.Unix(r.Int64N(4e9), r.Int64N(1e9)).In(time.FixedZone("", 60*r.IntN(1000)))
		return
	case *netip.Addr:
		*p = netip.AddrFrom4([4]byte{byte(r.Uint32())})
		return
	case *json.Number:
		*p = []json.Number{"", "0", "-1.50", "1E5", "12345678901234567890"}[r.IntN(5)]
		return
	case *Quotable: // a text within a text may have other escapes there
		texts = plainTexts
	case **big.Int:
		*p = new(big.Int).Lsh(big.NewInt(int64(r.Uint64())), uint(r.IntN(200)))
		return
	}
	if m := v.Addr().MethodByName("UnmarshalJSON"); m.IsValid() { // a tool.Maybe
		get := v.MethodByName("Get").Type().Out(0)
		inner := reflect.New(get)
		fill(r, inner.Elem(), plainTexts)
		text, _ := json.Marshal(inner.Interface())
		if r.IntN(3) == 0 {
			text = []byte("null")
		}
		m.Call([]reflect.Value{reflect.ValueOf(text)})
		return
	}
	kind(r, v, texts, text)
}

// kind is fill for types without methods of their own.
func kind(r *rand.Rand, v reflect.Value, texts []string, text string) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int64:
		v.SetInt(int64(r.Uint64()) >> r.IntN(64))
	case reflect.Int16, reflect.Uint8, reflect.Uint64:
		v.Set(reflect.ValueOf(r.IntN(100)).Convert(v.Type()))
	case reflect.Float32, reflect.Float64:
		f := math.Float64frombits(r.Uint64())
		if v.Kind() == reflect.Float32 || r.IntN(2) == 0 {
			f = []float64{0, 0.1, 1e-7, 1e21, -1.5e-300, 123456.75}[r.IntN(6)]
		}
		if f-f != 0 {
			f = math.Copysign(0, -1)
		}
		v.SetFloat(f)
	case reflect.String:
		v.SetString(text)
	case reflect.Pointer:
		if v.SetZero(); r.IntN(2) == 0 {
			v.Set(reflect.New(v.Type().Elem()))
			fill(r, v.Elem(), texts)
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), r.IntN(3), 3))
		for i := range v.Len() {
			fill(r, v.Index(i), texts)
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(r, v.Index(i), texts)
		}
	case reflect.Map:
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		fill(r, key, texts)
		fill(r, value, texts)
		if v.Set(reflect.MakeMap(v.Type())); r.IntN(3) > 0 {
			v.SetMapIndex(key, value)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(r, v.Field(i), texts)
		}
	default:
		panic(v.Type().String())
	}
}
