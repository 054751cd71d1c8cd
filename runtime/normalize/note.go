package normalize

import (
	"slices"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// The rules of lossy steps.
const (
	ruleUnwrapped = "unwrapped" // JSON was in a string
	ruleUTF8      = "utf8"      // runs of bytes that are no UTF-8 are U+FFFD now
	ruleControls  = "controls"  // escape sequences and control characters were dropped
	ruleColumns   = "columns"   // columns without a name, or of a name that was there, have new ones
	ruleBinary    = "base64"    // bytes that are no text are in base64
)

// Why something is missing.
const (
	whyRefused    = "refused"
	whyUnreadable = "unreadable"
	whyStopped    = "stopped"
)

// most is how many notes of a kind are told.
const most = 20

// lossy notes a step in which something was lost or changed, once for each rule.
func lossy(r *tool.Report, rule string) *tool.Report {
	r = noted(r)
	if !slices.ContainsFunc(r.Coercions, func(c tool.Coercion) bool { return c.Rule == rule }) {
		r.Coercions = append(r.Coercions, tool.Coercion{Rule: rule})
	}
	return r
}

// missing notes what is not there.
func missing(r *tool.Report, m tool.Missing) *tool.Report {
	r = noted(r)
	if len(r.Missing) == most {
		r.More++
		return r
	}
	r.Missing = append(r.Missing, m)
	return r
}

// unreadableRow notes a row that could not be read, by its number.
func unreadableRow(r *tool.Report, number int) *tool.Report {
	r = noted(r)
	i := slices.IndexFunc(r.Missing, func(m tool.Missing) bool { return m.Why == whyUnreadable })
	if i < 0 {
		i = len(r.Missing)
		r.Missing = append(r.Missing, tool.Missing{Why: whyUnreadable})
	}
	if rows := &r.Missing[i].Rows; len(*rows) < most {
		*rows = append(*rows, number)
	} else {
		r.More++
	}
	return r
}

func noted(r *tool.Report) *tool.Report {
	if r == nil {
		return new(tool.Report)
	}
	return r
}

// clip is the start of what a source says.
func clip(s string) string {
	const shown = 200
	if len(s) <= shown {
		return s
	}
	end := shown
	for !utf8.RuneStart(s[end]) {
		end--
	}
	return s[:end] + "…"
}
