package issues

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
)

// count makes a list of about 100 KB.
const count = 20

func tooladapt(document []byte) ([]Issue, error) {
	of, err := ListIssuesTool.Normalize(normalize.JSON(document))
	return of.Value, err
}

func encodingJSON(document []byte) (list []Issue, err error) {
	return list, json.Unmarshal(document, &list)
}

var readers = []struct {
	name string
	read func([]byte) ([]Issue, error)
}{{"tooladapt", tooladapt}, {"encoding_json", encodingJSON}}

func TestAllReadTheSame(t *testing.T) {
	document := Document(count)
	want, err := encodingJSON(document)
	if err != nil || len(want) != count {
		t.Fatal(len(want), err)
	}
	for _, r := range readers {
		if got, err := r.read(document); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s reads otherwise: %v", r.name, err)
		}
	}
}

// BenchmarkNormalize reads 20 issues, 100 KB, into ten fields each.
func BenchmarkNormalize(b *testing.B) {
	document := Document(count)
	for _, r := range readers {
		b.Run(r.name, func(b *testing.B) {
			b.SetBytes(int64(len(document)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := r.read(document); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
