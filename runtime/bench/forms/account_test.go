package forms

import "testing"

// TestWithout cuts each piece out of a body, and nothing else.
func TestWithout(t *testing.T) {
	const body = "[order]\nid: \"a (b)\"\nfee: 1 CNY\ntags (2): a, b\nat: (null)\n[items] rows 1-2 of 2\nsku|price (CNY)\nA|\"x|\"\n(null)|[1]\n"
	for p, want := range [Pieces]string{
		Keys:       "[order]\n\"a (b)\"\n1 CNY\n (2): a, b\n(null)\n[items] rows 1-2 of 2\n|\nA|\"x|\"\n(null)|[1]\n",
		Sections:   "\nid: \"a (b)\"\nfee: 1 CNY\ntags (2): a, b\nat: (null)\n rows 1-2 of 2\nsku|price (CNY)\nA|\"x|\"\n(null)|[1]\n",
		Windows:    "[order]\nid: \"a (b)\"\nfee: 1 CNY\ntags: a, b\nat: (null)\n[items]\nsku|price (CNY)\nA|\"x|\"\n(null)|[1]\n",
		Units:      "[order]\nid: \"a (b)\"\nfee: 1\ntags (2): a, b\nat: (null)\n[items] rows 1-2 of 2\nsku|price\nA|\"x|\"\n(null)|[1]\n",
		Quotes:     "[order]\nid: a (b)\nfee: 1 CNY\ntags (2): a, b\nat: (null)\n[items] rows 1-2 of 2\nsku|price (CNY)\nA|x|\n(null)|[1]\n",
		NonValues:  "[order]\nid: \"a (b)\"\nfee: 1 CNY\ntags (2): a, b\nat: \n[items] rows 1-2 of 2\nsku|price (CNY)\nA|\"x|\"\n|[1]\n",
		Separators: "[order]\nid: \"a (b)\"\nfee: 1 CNY\ntags (2): a, b\nat: (null)\n[items] rows 1-2 of 2\nsku price (CNY)\nA \"x \"\n(null) [1]\n",
	} {
		if got := Without(body, Piece(p)); got != want {
			t.Errorf("%s:\n%q\nwant\n%q", Piece(p), got, want)
		}
	}
}
