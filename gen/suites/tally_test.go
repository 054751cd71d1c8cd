package suites

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var detail = regexp.MustCompile(`"(?:[^"\\]|\\.)*"| \([^()]*\)$|: .*$`)

// tally logs how often each reason for refusing a schema occurs.
func tally(t *testing.T, refused map[string]string) {
	t.Helper()
	count := make(map[string]int)
	for _, why := range refused {
		count[strings.TrimSpace(detail.ReplaceAllString(why, " "))]++
	}
	for _, why := range slices.Sorted(maps.Keys(count)) {
		t.Logf("refused %d × %s", count[why], why)
	}
}
