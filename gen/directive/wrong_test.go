package directive_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// testLines holds each line, in the doc comment of a tool struct, to what is said
// of it. Columns are those of the line.
func testLines(t *testing.T, lines map[string]string) {
	for line, want := range lines {
		src := "package a\n\n//tool:name t\n" + line + "\ntype T struct{}\n"
		_, ds := parse(t, src)
		if got := said(ds, "4:"); got != want {
			t.Errorf("%s\nsaid %s\nwant %s", line, got, want)
		}
	}
}

func TestMisspelt(t *testing.T) {
	testLines(t, map[string]string{
		"//tool:nmae x":            "8: there is no directive //tool:nmae [TA020] did you mean //tool:name?",
		"//tool:retyr max=3":       "8: there is no directive //tool:retyr [TA020] did you mean //tool:retry?",
		"//tool:banana":            "8: there is no directive //tool:banana [TA020] there are " + strings.Join(verbs, ", "),
		"//tool:versionn 1":        "8: there is no directive //tool:versionn [TA020] did you mean //tool:version?",
		"//tool:rIsk R1":           "8: there is no directive //tool:rIsk [TA020] did you mean //tool:risk?",
		"// tool:risk R1":          "1: Go takes // tool:risk R1 for prose, not for a directive [TA021] write //tool:risk R1",
		"//tool:Risk R1":           "1: Go takes //tool:Risk R1 for prose, not for a directive [TA021] write //tool:risk R1",
		"// Tool:risk R1":          "1: Go takes // Tool:risk R1 for prose, not for a directive [TA021] write //tool:risk R1",
		"//Tool:rsik R1":           "1: Go takes //Tool:rsik R1 for prose, not for a directive [TA021] write //tool:risk R1",
		"//tool: risk R1":          "1: Go takes //tool: risk R1 for prose, not for a directive [TA021] write //tool:risk R1",
		"// tool: risk R1":         "1: Go takes // tool: risk R1 for prose, not for a directive [TA021] write //tool:risk R1",
		"// Tool: risk is what it": "",
		"// tool: a hammer":        "",
		"// tool:banana":           "",
		"//\ttool:risk R1":         "1: Go takes // tool:risk R1 for prose, not for a directive [TA021] write //tool:risk R1",
		"//\t//tool:risk R1":       "",
		"//other:nmae":             "",
		"//tool:handler":           "8: //tool:handler has no effect on a type [TA022] move it into the doc comment of the function that handles the tool",
		"//tool:coerce on":         "15: //tool:coerce has no on [TA026] there are off",
		"//tool:coerce":            "8: //tool:coerce lacks its argument [TA025] write //tool:coerce off",
		"//tool:required tags":     "8: //tool:required has no effect on a type [TA022] move it into the doc comment of the package, with no blank line before the package clause",
		"//tool:name again":        "8: //tool:name stands twice, first in line 3 [TA024] take one of them out",
	})
}

// verbs are the directives on structs that have an effect.
var verbs = []string{"//tool:name", "//tool:version", "//tool:risk", "//tool:idempotent", "//tool:poll", "//tool:result", "//tool:timeout", "//tool:retry",
	"//tool:error", "//tool:example", "//tool:reject", "//tool:sample", "//tool:allow", "//tool:next", "//tool:untrusted", "//tool:trusted", "//tool:coerce",
	"//tool:summary", "//tool:budget", "//tool:form", "//tool:page", "//tool:fields", "//tool:ok"}

func TestWrong(t *testing.T) {
	testLines(t, map[string]string{
		"//tool:version":            "8: //tool:version lacks its argument [TA025] write //tool:version 2",
		"//tool:version 0":          "16: 0 is no number from 1 to 1000000 [TA026] write //tool:version 2",
		"//tool:version 007":        "16: 007 is no number from 1 to 1000000 [TA026] write //tool:version 2",
		"//tool:version v2":         "16: v2 is no number from 1 to 1000000 [TA026] write //tool:version 2",
		"//tool:version 1 2 x=3":    "18: //tool:version takes no argument 2 [TA025] write //tool:version 2|20: //tool:version takes no argument x=3 [TA025] write //tool:version 2",
		"//tool:risk  R9":           "14: R9 is no risk [TA026] R0 is pure, R1 reads the outside, R2 writes what can be undone, R3 writes what is hard to undo, R4 is irreversible",
		"//tool:idempotent yes":     "19: //tool:idempotent has no yes [TA026] write //tool:idempotent, or //tool:idempotent key",
		"//tool:idempotent key=1":   "19: //tool:idempotent takes no argument key=1 [TA025] write //tool:idempotent, or //tool:idempotent key",
		"//tool:poll always":        "13: //tool:poll takes no argument always [TA025] write //tool:poll",
		"//tool:result a+b":         "15: a+b is no type [TA026] write //tool:result Order",
		"//tool:result Order//x":    "15: Order//x is no type [TA026] write //tool:result Order",
		"//tool:result []f(x).T":    "15: []f(x).T is no type [TA026] write //tool:result Order",
		"//tool:result P[a,3]":      "15: P[a,3] is no type [TA026] write //tool:result Order",
		"//tool:timeout banana":     "16: banana is no timeout [TA026] a timeout is like 500ms, 5s or 2m, and more than 0",
		"//tool:timeout -5s":        "16: -5s is no timeout [TA026] a timeout is like 500ms, 5s or 2m, and more than 0",
		"//tool:timeout 0":          "16: 0 is no timeout [TA026] a timeout is like 500ms, 5s or 2m, and more than 0",
		"//tool:allow":              "8: //tool:allow lacks its argument [TA025] write //tool:allow TA081 bound by the server",
		"//tool:allow TA020":        "14: //tool:allow TA020 lacks its reason [TA025] write //tool:allow TA081 bound by the server",
		"//tool:allow ta020 x":      "14: ta020 is no diagnostic [TA026] a code is TA and three digits, as a diagnostic shows it",
		"//tool:next could wait":    "19: //tool:next takes no argument wait [TA025] write //tool:next \"could cancel the order\"",
		"//tool:next could":         "13: the offer needs quotes around it [TA026] write //tool:next \"could cancel the order\"",
		"//tool:next \" \"":         "14: the offer is empty [TA026] write //tool:next \"could cancel the order\"",
		"//tool:next \"a\\nb\"":     "15: the offer has a line break or another control character [TA026] write //tool:next \"could cancel the order\"",
		"//tool:next \"a":           "13: //tool:next: the text in quotes has no end or a wrong escape [TA026] write //tool:next \"could cancel the order\"",
		"//tool:next \"a\"b":        "16: //tool:next: a space is missing behind the quote [TA026] write //tool:next \"could cancel the order\"",
		"//tool:next a\"b\"":        "14: //tool:next: a quote stands within a word [TA026] write //tool:next \"could cancel the order\"",
		"//tool:next \"\\q\"":       "13: //tool:next: the text in quotes has no end or a wrong escape [TA026] write //tool:next \"could cancel the order\"",
		"//tool:example":            "8: //tool:example lacks its argument [TA025] write //tool:example {\"order_id\": \"A1\"}",
		"//tool:example {\"a\": x}": "22: //tool:example is no JSON: invalid character 'x' looking for beginning of value [TA027] write //tool:example {\"order_id\": \"A1\"}",
		"//tool:reject [1]":         "15: //tool:reject is no JSON object [TA027] write //tool:reject {\"order_id\": \"\"}",
		"//tool:reject {} {}":       "18: //tool:reject is no JSON: invalid character '{' after top-level value [TA027] write //tool:reject {\"order_id\": \"\"}",
	})
}

// TestWrongError is the same for declarations of errors, whose hint is always
// their form but where another is told.
func TestWrongError(t *testing.T) {
	const form = ` write //tool:error ORDER_SHIPPED CONFLICT "the order was shipped" next="could offer a return"`
	const code = " a code is like ORDER_SHIPPED: capitals, digits and single underscores"
	for args, want := range map[string]string{
		``:                                    `8: //tool:error lacks its code [TA025]` + form,
		`A`:                                   `8: //tool:error lacks its category [TA025]` + form,
		`A CONFLICT`:                          `8: //tool:error lacks its message [TA025]` + form,
		`a_b CONFLICT "m"`:                    `14: a_b is no error code [TA028]` + code,
		`A__B CONFLICT "m"`:                   `14: A__B is no error code [TA028]` + code,
		`"A" CONFLICT "m"`:                    `14: "A" is no error code [TA028]` + code,
		`A CONFLCIT "m"`:                      `16: CONFLCIT is no error category [TA028] did you mean CONFLICT?`,
		`A conflict "m"`:                      `16: conflict is no error category [TA028] did you mean CONFLICT?`,
		`A CONFLICT m`:                        `25: the message needs quotes around it [TA026]` + form,
		`A CONFLICT ""`:                       `26: the message is empty [TA026]` + form,
		`A CONFLICT "m" "n"`:                  `29: //tool:error takes no argument "n" [TA025]` + form,
		`A CONFLICT "m" nxt="n"`:              `29: //tool:error has no nxt= [TA026] did you mean next?`,
		`A CONFLICT "m" next=`:                `29: next= lacks its value [TA025]` + form,
		`A CONFLICT "m" next="n\u2028"`:       `36: the offer has a line break or another control character [TA026]` + form,
		`A CONFLICT "m\xff"`:                  `26: the message is no valid UTF-8 [TA026]` + form,
		`A CONFLICT "m\u0085"`:                `27: the message has a line break or another control character [TA026]` + form,
		`A CONFLICT "m" user=no`:              `34: user= takes no value no [TA026] write user=yes, or leave it out`,
		`A CONFLICT "m" user=yes user=yes`:    `38: user= stands twice [TA024] take one of them out`,
		`NOT_FOUND CONFLICT "m"`:              `14: NOT_FOUND is the name of another category than CONFLICT [TA028] choose a code of your own, or that category`,
		`FIRST CONFLICT "m"`:                  `14: FIRST is declared twice, first in line 3 [TA024] take one of them out`,
		`a_b CONFLCIT m "n" user=no next=" "`: `14: a_b is no error code [TA028]` + code + `|18: CONFLCIT is no error category [TA028] did you mean CONFLICT?|27: the message needs quotes around it [TA026]` + form + `|29: //tool:error takes no argument "n" [TA025]` + form + `|38: user= takes no value no [TA026] write user=yes, or leave it out|47: the offer is empty [TA026]` + form,
	} {
		src := "package a\n\n//tool:error FIRST INTERNAL \"m\"\n//tool:error " + args + "\n//tool:name t\ntype T struct{}\n"
		f, ds := parse(t, src)
		if got := said(ds, "4:"); got != want {
			t.Errorf("%s\nsaid %s\nwant %s", args, got, want)
		}
		if len(f.Structs[0].Errors) != 1 {
			t.Errorf("%s: the wrong error was kept", args)
		}
	}
}

// said is diagnostics, each with its hint on the same line, less the place that
// all share.
func said(ds []diag.Diagnostic, place string) string {
	got := strings.ReplaceAll(lines(ds, true), "\n\t", " ")
	var parts []string
	for line := range strings.Lines(got) {
		parts = append(parts, strings.TrimPrefix(strings.TrimSpace(line), place))
	}
	return strings.Join(parts, "|")
}

// TestWrongLater sees that arguments of directives without an effect yet are
// checked as well.
func TestWrongLater(t *testing.T) {
	for line, want := range map[string]string{
		"//tool:retry":                    "8: //tool:retry lacks its argument [TA025]",
		"//tool:retry max=0":              "18: 0 is no number from 2 to 10 [TA026]",
		"//tool:retry 3":                  "14: //tool:retry takes no argument 3 [TA025]",
		"//tool:retry on=TIMEOUT,LATE":    "25: LATE is no error category [TA028]",
		"//tool:retry backoff=1":          "22: 1 is no time to wait of 30 s at most [TA026]",
		"//tool:retry backoff=31s":        "22: 31s is no time to wait of 30 s at most [TA026]",
		"//tool:retry on=CONFLICT":        "17: trying again never mends CONFLICT [TA026]",
		"//tool:retry on=TIMEOUT,TIMEOUT": "25: TIMEOUT stands twice [TA024]",
		"//tool:summary":                  "8: //tool:summary lacks its argument [TA025]",
		"//tool:budget tokens=none":       "22: none is no number from 1 to 1000000 [TA026]",
		"//tool:budget ask":               "15: //tool:budget has ask without tokens= or chars=, which bound it [TA025]",
		"//tool:budget":                   "8: //tool:budget lacks its argument [TA025]",
		"//tool:budget tell":              "15: //tool:budget takes no argument tell [TA025]",
		"//tool:form yaml":                "13: //tool:form has no yaml [TA026]",
		"//tool:deliver xls":              "16: //tool:deliver has no xls [TA026]",
		"//tool:page item=a":              "13: //tool:page has no item= [TA026]",
		"//tool:page total=a":             "8: //tool:page lacks items= [TA025]",
		"//tool:page items=a argument=b":  "30: //tool:page has argument= without next= and total= [TA025]",
		"//tool:page total=a argument=b":  "8: //tool:page lacks items= [TA025]",
		"//tool:page next=a argument=b":   "8: //tool:page lacks items= [TA025]",
		"//tool:fields concise=a,":        "25: a field of concise= has no name [TA026]",
		"//tool:fields all":               "15: //tool:fields takes no argument all [TA025]",
		"//tool:summary a\tb":             "17: the summary has a line break or another control character [TA026]",
		"//tool:ok exit=0,256":            "18: 256 is no number from 0 to 255 [TA026]",
		"//tool:ok exit=0,":               "18: \"\" is no number from 0 to 255 [TA026]",
		"//tool:ok":                       "8: //tool:ok lacks its argument [TA025]",
	} {
		_, ds := parse(t, "package a\n\n//tool:name\n"+line+"\ntype T struct{}\n")
		var got []string
		for l := range strings.Lines(lines(ds, false)) {
			if !strings.Contains(l, "[TA029]") {
				got = append(got, strings.TrimPrefix(strings.TrimSuffix(l, "\n"), "4:"))
			}
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%s\nsaid %q\nwant %q", line, got, want)
		}
	}
}

// TestElsewhere reports directives that stand where they have no effect.
func TestElsewhere(t *testing.T) {
	_, ds := parse(t, `//tool:required tags

//tool:name t
package a

//tool:name t
import "time"

//tool:name t

//tool:nmae t
type T struct {
	//tool:key
	F time.Time //tool:name t
}

//tool:name t
type (
	//tool:risk R1
	U struct{}
	// tool:risk R1
	V struct{}
	// tool:name v
	//tool:risk R1
	W struct{}
)

//tool:name t
func F() {
	//tool:handler
}

//tool:name t
const c = 1

// tool:handler
func G() {}

/* tool:name t */
type X struct{}
`)
	want := strings.Join([]string{
		"1:8: //tool:required has no effect here [TA022]",
		"3:8: //tool:name has no effect on a package [TA022]",
		"6:8: //tool:name has no effect here [TA022]",
		"9:8: //tool:name has no effect here [TA022]",
		"11:8: there is no directive //tool:nmae [TA020]",
		"13:9: there is no directive //tool:key [TA020]",
		"14:21: //tool:name has no effect here [TA022]",
		"17:8: //tool:name has no effect here [TA022]",
		"19:9: U has //tool:risk but no //tool:name [TA023]",
		"21:2: Go takes // tool:risk R1 for prose, not for a directive [TA021]",
		"23:2: Go takes // tool:name v for prose, not for a directive [TA021]",
		"28:8: //tool:name has no effect on a function [TA022]",
		"30:9: //tool:handler has no effect here [TA022]",
		"33:8: //tool:name has no effect here [TA022]",
		"36:1: Go takes // tool:handler for prose, not for a directive [TA021]",
		"",
	}, "\n")
	if got := lines(ds, false); got != want {
		t.Errorf("said:\n%swant:\n%s", got, want)
	}
}
