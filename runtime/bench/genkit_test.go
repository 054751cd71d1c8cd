package bench

import "testing"

func TestReadTiming(t *testing.T) {
	if got, err := readTiming("genkit tool\t195792.2\t975\n"); err != nil || got != (Timing{195792.2, 975}) {
		t.Errorf("read %+v, %v", got, err)
	}
	for _, line := range []string{"", "a\t1", "a\tx\t1", "a\t1\tx", "a\t1\t1\t1"} {
		if got, err := readTiming(line); err == nil {
			t.Errorf("%q is read as %+v", line, got)
		}
	}
}
