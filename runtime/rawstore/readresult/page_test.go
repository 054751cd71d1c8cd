package readresult

import (
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/rawstore"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestPartsThatCouldBeRead holds the offer for a part that a result does not have
// against the parts that it has: one is not called one of several.
func TestPartsThatCouldBeRead(t *testing.T) {
	for _, tt := range []struct{ lang, sections, want string }{
		{"en", "[a]\nk: v\n", "could read a"},
		{"en", "[a]\nk: v\n[b]\nk: v\n", "could read one of a, b"},
		{"zh", "[a]\nk: v\n", "可以读取 a"},
		{"zh", "[a]\nk: v\n[b]\nk: v\n", "可以读取 a, b"},
	} {
		ctx, store := tool.WithCaller(t.Context(), tool.Caller{Lang: tt.lang}), rawstore.NewMemory(rawstore.Limits{})
		ref, err := store.Put(ctx, rawstore.Entry{Owner: rawstore.OwnerOf(tool.CallerFrom(ctx)), Sections: []byte(tt.sections)})
		if err != nil {
			t.Fatal(err)
		}
		_, err = read(ctx, store, ReadResult{Ref: ref, Section: "c"})
		if e, ok := err.(*tool.Error); !ok || !reflect.DeepEqual(e.Next, []string{tt.want}) {
			t.Errorf("%s: %v, want the offer %q", tt.lang, err, tt.want)
		}
	}
}
