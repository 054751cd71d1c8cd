package extract

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Why something is missing.
const (
	whyNotReturned = "not_returned"
	whyNull        = "null"
	whyUnreadable  = "unreadable"
	whyStopped     = "stopped"
)

// most is how many notes of a kind are told.
const most = 20

// noted is the report, made where there is none yet.
func (d *Reader) noted() *tool.Report {
	if d.report == nil {
		d.report = new(tool.Report)
	}
	return d.report
}

// note records what was done to the value just read, which was raw.
func (d *Reader) note(rule string, raw []byte) {
	r := d.noted()
	if len(r.Coercions) == most {
		r.More++
		return
	}
	r.Coercions = append(r.Coercions, tool.Coercion{Path: string(d.path()), Rule: rule, Before: d.told(raw)})
}

// conflict records a value of the current field that was not taken.
func (d *Reader) conflict(raw []byte) {
	r := d.noted()
	if len(r.Conflicts) == most {
		r.More++
		return
	}
	r.Conflicts = append(r.Conflicts, tool.Coercion{Path: string(d.path()), Rule: "conflict", Before: d.told(raw)})
}

// missing records that the current value is not there.
func (d *Reader) missing(why string) {
	r := d.noted()
	if len(r.Missing) == most {
		r.More++
		return
	}
	r.Missing = append(r.Missing, tool.Missing{Path: string(d.path()), Why: why})
}

// unreadableRow records a row of the current list that cannot be read.
func (d *Reader) unreadableRow(number int) {
	r := d.noted()
	list := d.pathOf(d.steps[:len(d.steps)-1])
	i := slices.IndexFunc(r.Missing, func(m tool.Missing) bool { return m.Rows != nil && m.Path == string(list) })
	switch {
	case i >= 0 && len(r.Missing[i].Rows) < most:
		r.Missing[i].Rows = append(r.Missing[i].Rows, number)
	case i < 0 && len(r.Missing) < most:
		r.Missing = append(r.Missing, tool.Missing{Path: string(list), Why: whyUnreadable, Rows: []int{number}})
	default:
		r.More++
	}
}

// path is a JSON Pointer to the current value. Names of fields need no escapes.
func (d *Reader) path() []byte { return d.pathOf(d.steps) }

func (d *Reader) pathOf(steps []step) []byte {
	var path []byte
	for _, s := range steps {
		switch {
		case s.object != nil:
			path = append(append(path, '/'), s.object.Fields[s.at].Name...)
		case s.at >= 0:
			path = strconv.AppendInt(append(path, '/'), int64(s.at), 10)
		}
	}
	return path
}

// inRow reports whether the current value is in a row of a list.
func (d *Reader) inRow() bool {
	return slices.ContainsFunc(d.steps, func(s step) bool { return s.object == nil && s.at >= 0 })
}

// told is the start of what a source sent for the current value, "" where that
// is hidden.
func (d *Reader) told(raw []byte) string {
	if slices.ContainsFunc(d.steps, func(s step) bool { return s.object != nil && s.object.Fields[s.at].Hidden }) {
		return ""
	}
	return clip(raw)
}

func clip(raw []byte) string {
	const shown = 100
	if len(raw) <= shown {
		return string(raw)
	}
	end := shown
	for end > 0 && !utf8.RuneStart(raw[end]) {
		end--
	}
	return string(raw[:end]) + "…"
}
