package bench

import "testing"

// Accept measures how long valid arguments take.
func Accept(b *testing.B, read Reader, data []byte) {
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		if err := read(data); err != nil {
			b.Fatal(err)
		}
	}
}

// Refuse measures how long invalid arguments take, with the text for the model.
func Refuse(b *testing.B, read Reader, data []byte) {
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	var text []byte
	for b.Loop() {
		err := read(data)
		if err == nil {
			b.Fatal("was accepted")
		}
		text = Told(text[:0], err)
	}
}
