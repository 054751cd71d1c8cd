package adopt

import "testing"

// TestExported holds names to what a person would write, and to be exported
// identifiers.
func TestExported(t *testing.T) {
	for text, want := range map[string]string{
		"order_id": "OrderID", "orderIds": "OrderIDs", "perPage": "PerPage", "repo-url": "RepoURL", "HTTPServer": "HTTPServer",
		"a.b/c": "ABC", "type": "Type", "2fa": "X2fa", "_": "X", "": "X", "名前": "X名前", "émile": "Émile", "+1": "Plus1", "-1": "Minus1",
		"a b": "AB", "x<y": "XLessY", "sha": "SHA", "UPPER_CASE": "UpperCase", "uuid4": "Uuid4",
	} {
		if got := exported(text); got != want {
			t.Errorf("exported(%q) = %s, want %s", text, got, want)
		}
	}
}

func TestSingular(t *testing.T) {
	for many, want := range map[string]string{
		"labels": "label", "entries": "entry", "boxes": "box", "branches": "branch", "classes": "class", "status": "status_item", "data": "data_item", "address": "address_item",
	} {
		if got := singular([]string{many})[0]; got != want {
			t.Errorf("one of %s is %s, want %s", many, got, want)
		}
	}
}

// TestToolNamed holds the names that tools get to those that they may have.
func TestToolNamed(t *testing.T) {
	for text, want := range map[string]string{
		"get-sum": "get_sum", "GetUser": "get_user", "a.b": "a_b", "1st": "_1st", "查询": "tool", "": "tool", "__": "tool", "é": "tool",
		"aVeryLongNameThatGoesOnAndOnUntilNobodyKnowsWhereItBeganOrWhereItShouldEnd": "a_very_long_name_that_goes_on_and_on_until_nobody_knows_where_i",
	} {
		if got := toolNamed(text); got != want {
			t.Errorf("toolNamed(%q) = %s, want %s", text, got, want)
		}
	}
}

// TestRisk holds what hints tell: never less than they say.
func TestRisk(t *testing.T) {
	for _, tt := range []struct {
		hints, level   string
		doubt, repeats bool
	}{
		{`{}`, "R3", true, false},
		{`null`, "R3", true, false},
		{`{"readOnlyHint": true}`, "R1", false, false},
		{`{"readOnlyHint": true, "destructiveHint": true, "idempotentHint": true, "openWorldHint": false}`, "R1", false, false},
		{`{"readOnlyHint": "true"}`, "R3", true, false},
		{`{"readOnlyHint": false}`, "R3", true, false},
		{`{"readOnlyHint": false, "destructiveHint": false}`, "R2", false, false},
		{`{"destructiveHint": false, "idempotentHint": true}`, "R2", false, true},
		{`{"destructiveHint": true, "idempotentHint": true}`, "R3", false, true},
	} {
		values, fault := read([]byte(tt.hints))
		if fault != nil {
			t.Fatal(fault.what)
		}
		level, doubt := risk(values[0])
		if level != tt.level || (doubt != "") != tt.doubt || idempotent(values[0]) != tt.repeats {
			t.Errorf("%s: %s, %q, idempotent %t; want %s, doubt %t, %t", tt.hints, level, doubt, idempotent(values[0]), tt.level, tt.doubt, tt.repeats)
		}
	}
}
