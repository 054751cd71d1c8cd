package bench

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// BenchmarkRender writes an order and a list of 1,000 rows in each form.
func BenchmarkRender(b *testing.B) {
	all := Writers()
	for d := range Document(Documents) {
		b.Run(d.String(), func(b *testing.B) {
			for _, w := range all {
				b.Run(w.Name, func(b *testing.B) {
					b.SetBytes(int64(len(w.Write[d]())))
					b.ReportAllocs()
					for b.Loop() {
						w.Write[d]()
					}
				})
			}
		})
	}
}

// TestWritersAgree: the text by hand and that of the template are the text of
// the generated writers, so that all three are compared on the same work.
func TestWritersAgree(t *testing.T) {
	for d := range Document(Documents) {
		texts := make(map[string]string)
		for _, w := range Writers() {
			texts[w.Name] = string(w.Write[d]())
		}
		if texts[appendFloor] != texts[ours] || texts["text-template"] != texts[ours] {
			t.Errorf("%s: generated %.400q\nby hand %.400q\ntemplate %.400q", d, texts[ours], texts[appendFloor], texts["text-template"])
		}
		if _, err := render.Read(texts[ours]); err != nil {
			t.Errorf("%s: %v", d, err)
		}
	}
}

// TestWritersAllocateNothing holds the generated writers to what is promised.
func TestWritersAllocateNothing(t *testing.T) {
	for d := range Document(Documents) {
		w := Writers()[0]
		w.Write[d]()
		if n := testing.AllocsPerRun(20, func() { w.Write[d]() }); n != 0 {
			t.Errorf("%s: %v allocations", d, n)
		}
	}
}
