package normalize

import (
	"database/sql/driver"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// SQLRows are the rows of database/sql: *sql.Rows has these methods.
type SQLRows interface {
	Columns() ([]string, error)
	Next() bool
	Scan(into ...any) error
	Err() error
}

// Rows are the rows of a query, all of which are read at once and which it is
// for the caller to close; its value is a list of objects.
//
// NULL is null, integers are exact, times are RFC 3339. Bytes are text where they
// are UTF-8, otherwise base64; floats that are no numbers are strings. What knows
// how to be a driver.Value, or JSON, is that. A row that can't be read is an
// unreadable row, told by its number; where reading ends early, what was read is
// there and the rest is missing.
func Rows(rows SQLRows) tool.Raw {
	columns, err := rows.Columns()
	if err != nil {
		return Error(err)
	}
	cells := make([]any, len(columns))
	into := make([]any, len(columns))
	for i := range cells {
		into[i] = &cells[i]
	}
	return readRows(columns, rows.Next, rows.Err, func() ([]any, error) { return cells, rows.Scan(into...) })
}

// rowsSource are rows that were read, or why they could not be.
type rowsSource struct {
	answer Answer
	err    error
}

// Bytes is that of [Source].
func (s rowsSource) Bytes() ([]byte, string) { return s.answer.JSON, "application/json" }

// Read is that of [Source].
func (s rowsSource) Read([]byte) (Answer, error) { return s.answer, s.err }

// readRows reads all rows.
func readRows(columns []string, next func() bool, ended func() error, row func() ([]any, error)) tool.Raw {
	if len(columns) > maxColumns {
		return Error(tool.ResultTooLarge.New("").With(fmt.Errorf("read rows: there are %d columns", len(columns))))
	}
	t := newTable(columns, nil)
	for number := 1; next(); number++ {
		if err := t.full(); err != nil {
			return Error(err)
		}
		cells, err := row()
		if err != nil || len(cells) != len(columns) || !t.add(cells) {
			t.report = unreadableRow(t.report, number)
		}
	}
	if err := ended(); err != nil {
		if t.count == 0 {
			return Error(err)
		}
		t.report = missing(t.report, tool.Missing{Why: whyStopped})
	}
	return tool.FromValue(rowsSource{answer: t.answer(FormRows)})
}

// add adds a row, unless one of its cells can't be written.
func (t *table) add(cells []any) bool {
	before, count := len(t.rows), t.count
	t.begin()
	for _, cell := range cells {
		t.next()
		var ok bool
		if ok = t.value(cell); !ok {
			t.rows, t.count = t.rows[:before], count
			return false
		}
	}
	t.end()
	return true
}

// value appends the value of a cell.
func (t *table) value(cell any) bool {
	switch v := cell.(type) {
	case nil:
		t.rows = append(t.rows, "null"...)
	case int64:
		t.rows = strconv.AppendInt(t.rows, v, 10)
	case int32:
		t.rows = strconv.AppendInt(t.rows, int64(v), 10)
	case bool:
		t.rows = strconv.AppendBool(t.rows, v)
	case float64:
		t.float(v, 64)
	case float32:
		t.float(float64(v), 32)
	case string:
		t.text(v)
	case []byte:
		t.bytes(v)
	case [16]byte: // a UUID, as pgx has it
		t.rows = fmt.Appendf(t.rows, `"%x-%x-%x-%x-%x"`, v[:4], v[4:6], v[6:8], v[8:10], v[10:])
	case time.Time:
		t.rows = append(v.AppendFormat(append(t.rows, '"'), time.RFC3339Nano), '"')
	default:
		return t.other(v)
	}
	return true
}

// other appends a value of a driver's own type.
func (t *table) other(v any) bool {
	if own, ok := v.(driver.Valuer); ok {
		plain, err := own.Value()
		if _, again := plain.(driver.Valuer); err != nil || again {
			return false
		}
		return t.value(plain)
	}
	if name, ok := v.(fmt.Stringer); ok && isNumber(v) { // such as infinity, whose number is none of the column
		t.text(name.String())
		return true
	}
	data, err := json.Marshal(v)
	if err != nil {
		return false
	}
	if _, why := scanWithin(data, 0, 2); why != noFault {
		return false
	}
	t.rows = append(t.rows, data...)
	return true
}

// isNumber reports whether v is a number of a type of its own.
func isNumber(v any) bool {
	kind := reflect.TypeOf(v).Kind()
	return kind >= reflect.Int && kind <= reflect.Float64
}

func (t *table) float(v float64, bits int) {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		t.rows = appendString(t.rows, strconv.FormatFloat(v, 'g', -1, 64))
		return
	}
	t.rows = strconv.AppendFloat(t.rows, v, 'g', -1, bits)
}

func (t *table) text(v string) {
	if !utf8.ValidString(v) {
		t.bytes([]byte(v))
		return
	}
	t.rows = appendString(t.rows, v)
}

func (t *table) bytes(v []byte) {
	if utf8.Valid(v) {
		t.rows = appendString(t.rows, v)
		return
	}
	t.report = lossy(t.report, ruleBinary)
	t.rows = append(base64.StdEncoding.AppendEncode(append(t.rows, '"'), v), '"')
}
