package render

import "strings"

// rows reads a table from its window on.
func (r *reader) rows(p *Part) Body {
	body := Rows{Window: r.window()}
	r.endHeader(p)
	body.Columns = r.columns()
	t := tally{window: body.Window}
	for !r.done && !r.at('[') {
		if r.gap(&t, "rows") {
			continue
		}
		r.step(&t)
		body.Rows = append(body.Rows, r.row(body.Columns, p.ID == "arguments"))
		r.advance()
	}
	r.end(&t)
	return body
}

// columns reads the line of columns, of which there are at least two.
func (r *reader) columns() []Column {
	var columns []Column
	keys := keySet{}
	for !r.done {
		r.count()
		c := Column{Key: r.take(keyLen(r.line[r.pos:]), "a column")}
		r.distinct(keys, c.Key)
		if r.skip(" (") {
			c.Unit = r.unit()
		}
		columns = append(columns, c)
		if !r.skip("|") {
			break
		}
	}
	if len(columns) < 2 {
		r.fail("want at least two columns")
	}
	r.advance()
	return columns
}

func (r *reader) unit() string {
	unit, _, ok := strings.Cut(r.line[r.pos:], ")")
	if !ok || !isUnit(unit) {
		r.fail("want a unit in parentheses")
		return ""
	}
	r.pos += len(unit) + 1
	return unit
}

// row reads a cell for each column. In a table of arguments the word unknown is
// a problem, and no missing value.
func (r *reader) row(columns []Column, arguments bool) []Value {
	row := make([]Value, 0, len(columns))
	for i := 0; !r.done; i++ {
		if arguments && i < len(columns) && columns[i].Key == "problem" && r.skip(unknownArgument+"|") {
			r.pos--
			r.count()
			row = append(row, Value{Text: unknownArgument})
		} else {
			row = append(row, r.atom(inCell))
		}
		if !r.skip("|") {
			break
		}
	}
	if len(row) != len(columns) {
		r.fail("want as many cells as columns")
	}
	return row
}
