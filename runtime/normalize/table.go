package normalize

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// table writes rows as a list of objects.
type table struct {
	names  []string // each as the start of a member: "name":
	rows   []byte
	count  int
	column int
	report *tool.Report
}

// newTable is a table of columns. One without a name is column_n, one of a name
// that was there is name_2.
func newTable(columns []string, r *tool.Report) *table {
	t := &table{names: make([]string, len(columns)), rows: []byte{'['}, report: r}
	taken := make(map[string]bool, len(columns))
	for i, column := range columns {
		name := strings.TrimSpace(strings.ToValidUTF8(column, "\ufffd"))
		if name == "" {
			name = "column_" + strconv.Itoa(i+1)
		}
		unique := name
		for n := 2; taken[unique]; n++ {
			unique = name + "_" + strconv.Itoa(n)
		}
		if unique != strings.TrimSpace(column) {
			t.report = lossy(t.report, ruleColumns)
		}
		taken[unique] = true
		t.names[i] = string(appendString(nil, unique)) + ":"
	}
	return t
}

// full is an error where no row more may come.
func (t *table) full() error {
	if t.count == maxRows {
		return tool.ResultTooLarge.Say(words.TooManyRows)
	}
	if len(t.rows) > MaxBytes {
		return tooLarge(len(t.rows))
	}
	return nil
}

// begin begins a row.
func (t *table) begin() {
	if t.count > 0 {
		t.rows = append(t.rows, ',')
	}
	t.rows = append(t.rows, '{')
	t.count++
	t.column = 0
}

// next begins the next cell, of which the value is to be appended.
func (t *table) next() {
	if t.column > 0 {
		t.rows = append(t.rows, ',')
	}
	t.rows = append(t.rows, t.names[t.column]...)
	t.column++
}

// end ends a row.
func (t *table) end() { t.rows = append(t.rows, '}') }

// answer is the list.
func (t *table) answer(form Form) Answer {
	return Answer{JSON: append(t.rows, ']'), Form: form, Report: t.report}
}
