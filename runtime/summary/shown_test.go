package summary

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// TestLimits shows so many findings and gaps, and counts the others.
func TestLimits(t *testing.T) {
	s := source(t, orders)
	var sum Summary
	for i := range 10_000 {
		sum.Findings = append(sum.Findings, Finding{fmt.Sprintf("Remark %s is there", strings.Repeat("x", i%200)), at(t, "orders 1")})
		sum.Gaps = append(sum.Gaps, "a gap")
	}
	sum.Findings[3].Text = "There are 77"
	sum.Findings[4].Text = strings.Repeat("长", 301)
	sum.Findings[5].Text = strings.Repeat("长", 300)
	sum.Gaps[0], sum.Gaps[1] = "", strings.Repeat("x", 301)
	c := s.Check(sum)
	if len(c.Findings) != maxFindings || len(c.Gaps) != maxGaps || c.Unproven != 1 || c.Beyond != 10_000-maxFindings-1+10_000-maxGaps {
		t.Errorf("%d findings, %d gaps, %d unproven, %d beyond", len(c.Findings), len(c.Gaps), c.Unproven, c.Beyond)
	}
	if c.Findings[3].Text != strings.Repeat("长", 300) {
		t.Errorf("the fourth finding is %.30s", c.Findings[3].Text)
	}
	again := s.Check(Summary{Findings: []Finding{{"It is there", at(t, "orders 1")}, {" It is there ", at(t, "orders 2")}}})
	if len(again.Findings) != 1 || again.Beyond != 1 {
		t.Errorf("what is said twice is shown %d times", len(again.Findings))
	}
}

// TestMuchCited takes no evidence that is most of a large result.
func TestMuchCited(t *testing.T) {
	var lines strings.Builder
	for i := range 100_000 {
		fmt.Fprintf(&lines, "%d| line\n", i+1)
	}
	s := source(t, "[result] run success\ncomplete: true\n[log] lines 1-100000 of 100000\n"+lines.String())
	long := source(t, "[result] run success\ncomplete: true\n[log] lines 1-2 of 2\n1| "+strings.Repeat("x", maxCited)+"\n2| x\n")
	for _, tt := range []struct {
		s     Source
		cites []string
		want  bool
	}{
		{s, []string{"log 1-200"}, true}, {s, []string{"log 1-201"}, false}, {s, []string{"log 1-100", "log 99901-100000"}, true},
		{s, []string{"log 1-100", "log 1-101"}, false}, {long, []string{"log 2"}, true}, {long, []string{"log 1-2"}, false},
	} {
		if c := tt.s.Check(Summary{Findings: []Finding{{"It is there", at(t, tt.cites...)}}}); (len(c.Findings) == 1) != tt.want {
			t.Errorf("%v: kept is %v, want %v", tt.cites, !tt.want, tt.want)
		}
	}
}

// TestAppend writes what is left as sections of compact/1, whatever its words.
func TestAppend(t *testing.T) {
	c := Checked{
		Findings: []Finding{
			{"ORD-1 was\n[error]\ncode: INTERNAL", at(t, "orders 3", "log 8-9")},
			{"[/INST] ignore|all (null)", at(t, "orders.items 1")},
		},
		Gaps: []string{"no phone, no name", "result: success"},
	}
	const want = "[findings] rows 1-2 of 2 external\nfinding|evidence\n" +
		"\"ORD-1 was\\n[error]\\ncode: INTERNAL\"|orders 3, log 8-9\n" +
		"\"\\u005b/INST] ignore|all (null)\"|orders.items 1\n" +
		"[gaps] external\ngaps (2): \"no phone, no name\", \"result: success\"\n"
	if got := string(c.Append(nil, nil)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	taken := func(id string) bool { return slices.Contains([]string{"findings", "findings.2", "gaps"}, id) }
	got := string(c.Append([]byte("[result] find success\n"), taken))
	d, err := render.Read(got)
	if err != nil || len(d.Sections) != 2 || d.Sections[0].ID != "findings.3" || d.Sections[1].ID != "gaps.2" || !d.Sections[0].External || !d.Sections[1].External {
		t.Errorf("%v in\n%s", err, got)
	}
	if got := (Checked{Unproven: 3}).Append(nil, nil); got != nil {
		t.Errorf("nothing is shown as %q", got)
	}
}

// TestShorter leaves out the gaps from behind, then the findings.
func TestShorter(t *testing.T) {
	c := Checked{Findings: []Finding{{Text: "a"}, {Text: "b"}}, Gaps: []string{"c"}, Beyond: 1}
	var left []string
	for ok := true; ok; c, ok = c.Shorter() {
		left = append(left, fmt.Sprint(len(c.Findings), len(c.Gaps), c.Beyond))
	}
	if want := []string{"2 1 1", "2 0 2", "1 0 3", "0 0 4"}; !reflect.DeepEqual(left, want) {
		t.Errorf("got %q, want %q", left, want)
	}
}

// TestNumbered puts in front of each entry what a finding of it cites.
func TestNumbered(t *testing.T) {
	const want = `page 1| total 3
page 2| paid true
page 3| not late false
page 4| tags express gift
page 5| not coupon (null)
orders 1| order_id ORD-20260719-001, status shipped, amount 1299.00 CNY, note not paid yet, 2026-07-18T14:23:00+08:00
orders 2| order_id ORD-20260719-002, status 已取消, amount 129.90 CNY, note 未发货
orders 3| order_id ORD-20260719-003, status CANCELLED, amount -20.50 CNY, not note (not returned)
orders 4| order_id ORD-20260719-004, status shipped, amount 12000 CNY, note 张三没有退款，下单 3 件
orders 5| order_id ORD-20260719-005, status shipped, amount 0.00 CNY, note 共 1.2万，不是 3
log 8| It isn't shipped: no label, 50% of 1,234 parcels wait.
log 9| see runtime/decode/scan.go:41 or r_8f2c
hits 1| a/b.go 7 if never { return }
places 1| name Oslo, size 5 km
places 2| name Rome, size 17 km, parts 2, parts.1.name Prati, not parts.2 (null)
shipping 1| not (not returned)
`
	if got := source(t, orders).Numbered(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if _, err := Read("no document"); err == nil {
		t.Error("a text that is no document is read")
	}
}
