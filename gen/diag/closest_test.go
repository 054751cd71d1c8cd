package diag

import "testing"

func TestClosest(t *testing.T) {
	verbs := []string{"name", "risk", "idempotent", "ok"}
	for word, want := range map[string]string{
		"name":       "name",
		"Name":       "name",
		"nmae":       "name",
		"rsk":        "risk",
		"idempotant": "idempotent",
		"banana":     "",
		"x":          "",
		"":           "",
	} {
		if got := Closest(word, verbs); got != want {
			t.Errorf("Closest(%q) = %q, want %q", word, got, want)
		}
	}
}

func TestDidYouMean(t *testing.T) {
	verbs := []string{"name", "risk"}
	if got, want := DidYouMean("//tool:", "rsik", verbs), "did you mean //tool:risk?"; got != want {
		t.Errorf("near word: %q, want %q", got, want)
	}
	if got, want := DidYouMean("//tool:", "banana", verbs), "there are //tool:name, //tool:risk"; got != want {
		t.Errorf("far word: %q, want %q", got, want)
	}
}
