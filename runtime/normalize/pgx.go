package normalize

import (
	"encoding/json"
	"reflect"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// PgxRows are the rows of pgx: pgx.Rows has these methods, with
// pgconn.FieldDescription as F, of which the fields Name, DataTypeOID and Format
// are read.
type PgxRows[F any] interface {
	FieldDescriptions() []F
	Next() bool
	Values() ([]any, error)
	RawValues() [][]byte
	Err() error
}

// Pgx are the rows of a query by pgx, as [Rows] has them. JSON is what the server
// sent, not what pgx makes of it, which changes integers above 2^53, and a date
// has no time of day.
func Pgx[F any](rows PgxRows[F]) tool.Raw {
	fields := rows.FieldDescriptions()
	names, columns := make([]string, len(fields)), make([]pgxColumn, len(fields))
	for i, field := range fields {
		names[i], columns[i] = describe(reflect.Indirect(reflect.ValueOf(field)))
	}
	return readRows(names, rows.Next, rows.Err, func() ([]any, error) {
		cells, err := rows.Values()
		if err != nil || len(cells) != len(columns) {
			return cells, err
		}
		raw := rows.RawValues()
		for i := range min(len(cells), len(raw)) {
			cells[i] = columns[i].cell(cells[i], raw[i])
		}
		return cells, nil
	})
}

// pgxColumn is what is known of a column: the number of its type, and whether its
// values are in the binary form.
type pgxColumn struct {
	oid    uint64
	binary bool
}

// The numbers of types and forms in the protocol of PostgreSQL.
const (
	oidJSON, oidDate, oidJSONB = 114, 1082, 3802
	formBinary                 = 1
)

// describe is the name and the kind of a column, from what its description has
// of both.
func describe(field reflect.Value) (name string, c pgxColumn) {
	if field.Kind() != reflect.Struct {
		return "", c
	}
	if n := field.FieldByName("Name"); n.IsValid() {
		name = n.String()
	}
	if n := field.FieldByName("DataTypeOID"); n.IsValid() && n.CanUint() {
		c.oid = n.Uint()
	}
	if n := field.FieldByName("Format"); n.IsValid() && n.CanInt() {
		c.binary = n.Int() == formBinary
	}
	return name, c
}

// cell is a value of the column, from that of pgx and the bytes of the server,
// nil for NULL.
func (c pgxColumn) cell(value any, raw []byte) any {
	at, isTime := value.(time.Time)
	switch {
	case c.oid == oidDate && isTime:
		return at.Format(time.DateOnly)
	case c.oid == oidJSONB && c.binary && len(raw) > 0:
		return json.RawMessage(raw[1:]) // behind its version
	case (c.oid == oidJSON || c.oid == oidJSONB) && raw != nil:
		return json.RawMessage(raw)
	default:
		return value
	}
}
