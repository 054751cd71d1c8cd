package output

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// faulty is a disk on which one act fails: the one with that number, counted
// from 1 over all acts that change something, or every act from it on.
type faulty struct {
	osDisk
	fails, acts int
	forever     bool
}

var errFault = errors.New("the disk is broken")

func (d *faulty) act() error {
	d.acts++
	if d.acts == d.fails || d.forever && d.acts > d.fails {
		return errFault
	}
	return nil
}

func (d *faulty) Create(path string, data []byte, mode fs.FileMode) error {
	if err := d.act(); err != nil {
		return err
	}
	return d.osDisk.Create(path, data, mode)
}

func (d *faulty) Chmod(path string, mode fs.FileMode) error {
	if err := d.act(); err != nil {
		return err
	}
	return d.osDisk.Chmod(path, mode)
}

func (d *faulty) Chtimes(path string, at time.Time) error {
	if err := d.act(); err != nil {
		return err
	}
	return d.osDisk.Chtimes(path, at)
}

func (d *faulty) Rename(from, to string) error {
	if err := d.act(); err != nil {
		return err
	}
	return d.osDisk.Rename(from, to)
}

func (d *faulty) Remove(path string) error {
	if err := d.act(); err != nil {
		return err
	}
	return d.osDisk.Remove(path)
}

// TestAllOrNothing breaks every act of a run in turn, once: each time the
// folder is what it was before, times and modes included, and the error names
// the file.
func TestAllOrNothing(t *testing.T) {
	before := map[string]string{"a_gen.go": ours, "b_gen.go": ours, "d_gen.go": ours}
	files := func(dir string) []File {
		return []File{
			{filepath.Join(dir, "a_gen.go"), []byte(ours + "const A = 1\n")},
			{filepath.Join(dir, "b_gen.go"), nil},
			{filepath.Join(dir, "c_gen.go"), []byte(ours)},
			{filepath.Join(dir, "d_gen.go"), []byte(ours + "const D = 1\n")},
		}
	}
	count := &faulty{}
	if _, err := write(count, files(folder(t, before))); err != nil {
		t.Fatal(err)
	}
	if count.acts != 9 { // three files made, two modes set, three renamed, one removed
		t.Errorf("a run takes %d acts", count.acts)
	}
	for n := 1; n <= count.acts; n++ {
		dir := folder(t, before)
		want := contents(t, dir)
		written, err := write(&faulty{fails: n}, files(dir))
		if written != nil || !errors.Is(err, errFault) || !strings.HasPrefix(err.Error(), "write "+dir) {
			t.Errorf("act %d: wrote %v, %v", n, written, err)
		}
		if diff := cmp.Diff(want, contents(t, dir)); diff != "" {
			t.Errorf("act %d: the folder differs (-want +got):\n%s", n, diff)
		}
	}
}

// TestBrokenForGood holds that what cannot be taken back is named.
func TestBrokenForGood(t *testing.T) {
	dir := folder(t, map[string]string{"a_gen.go": ours})
	a, b := filepath.Join(dir, "a_gen.go"), filepath.Join(dir, "b_gen.go")
	_, err := write(&faulty{fails: 5, forever: true}, []File{{a, []byte(ours + "const A = 1\n")}, {b, []byte(ours)}})
	want := strings.Join([]string{
		"write " + b + ": the disk is broken",
		"remove " + filepath.Join(dir, ".b_gen.go.0.tmp") + ": the disk is broken",
		"restore " + a + ": the disk is broken",
	}, "\n")
	if err == nil || err.Error() != want {
		t.Errorf("the error is %v, want %s", err, want)
	}
}

// TestLeftOver holds that the remains of a run that was killed stand in nobody's
// way.
func TestLeftOver(t *testing.T) {
	dir := folder(t, map[string]string{".a_gen.go.0.tmp": "half"})
	if _, err := Write("", []File{{filepath.Join(dir, "a_gen.go"), []byte(ours)}}); err != nil {
		t.Fatal(err)
	}
	got := contents(t, dir)
	if got["a_gen.go"].Data != ours || got[".a_gen.go.0.tmp"].Data != "half" || len(got) != 2 {
		t.Errorf("the folder is %v", got)
	}
}
