package bench

import (
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/bench/issues"
)

// TestNormalizersAgree: all read the same values, so that they are compared on
// the same work.
func TestNormalizersAgree(t *testing.T) {
	document := issues.Document(listed)
	var want []issues.Issue
	for _, r := range Normalizers() {
		if r.Name == unmarshals {
			want, _, _ = r.Read(document)
		}
	}
	if len(want) != listed {
		t.Fatalf("%s reads %d issues", unmarshals, len(want))
	}
	for _, r := range Normalizers() {
		if got, _, err := r.Read(document); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s reads otherwise: %v\n%+v\nwant %+v", r.Name, err, got, want)
		}
		if _, _, err := r.Read(document[:len(document)-1]); err == nil {
			t.Errorf("%s reads a list that is cut off", r.Name)
		}
	}
}

// TestNormalizingKeepsWhatItAllocates holds the generated normalizer to allocate
// for what it keeps, and for little else.
func TestNormalizingKeepsWhatItAllocates(t *testing.T) {
	allocated, kept := memory(Normalizers()[0], issues.Document(listed))
	if allocated > kept*ofKept {
		t.Errorf("%.0f bytes are allocated where %.0f are kept", allocated, kept)
	}
}

// BenchmarkNormalize reads a list of 100 KB.
func BenchmarkNormalize(b *testing.B) {
	document := issues.Document(listed)
	for _, r := range Normalizers() {
		b.Run(r.Name, func(b *testing.B) {
			b.SetBytes(int64(len(document)))
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := r.Read(document); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
