package compact

import "fmt"

// checkRefusal holds the document of a failure against what it can be held
// against: it reads, shows nothing hidden and says what it was told.
func checkRefusal(s scene) error {
	v, err := seen(s, s.refusal())
	if err != nil {
		return err
	}
	d := v.document
	if d.Tool != s.name {
		return fmt.Errorf("property 1: the tool %q is %q", s.name, d.Tool)
	}
	for path, want := range map[string]string{"error.message": s.err.Message, "error.code": s.err.Code} {
		if got, _ := d.Value(path); got.Absent != "" || got.Note == "" && got.Text != want && want != "" {
			return fmt.Errorf("property 1: %s is %+v, want %q", path, got, want)
		}
	}
	for _, p := range properties {
		if p.number == 3 || p.number == 4 {
			if err := p.holds(v); err != nil {
				return fmt.Errorf("property %d, %s: %w", p.number, p.says, err)
			}
		}
	}
	if n := len(d.Sections); n > 3 || s.err.Arguments == nil && n != 1 {
		return fmt.Errorf("property 2: %d sections", n)
	}
	return nil
}
