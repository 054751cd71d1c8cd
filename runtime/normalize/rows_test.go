package normalize_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"math"
	"reflect"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// fakeDB is a database/sql driver whose only query answers with rows.
type fakeDB struct {
	columns []string
	rows    [][]driver.Value
	err     error // after the rows; nil for their end
	at      int
}

func (f *fakeDB) Connect(context.Context) (driver.Conn, error) { return f, nil }
func (f *fakeDB) Driver() driver.Driver                        { return nil }
func (f *fakeDB) Prepare(string) (driver.Stmt, error)          { return f, nil }
func (f *fakeDB) Begin() (driver.Tx, error)                    { return nil, errors.ErrUnsupported }
func (f *fakeDB) Close() error                                 { return nil }
func (f *fakeDB) NumInput() int                                { return 0 }
func (f *fakeDB) Exec([]driver.Value) (driver.Result, error)   { return nil, errors.ErrUnsupported }
func (f *fakeDB) Query([]driver.Value) (driver.Rows, error)    { f.at = 0; return f, nil }
func (f *fakeDB) Columns() []string                            { return f.columns }
func (f *fakeDB) Next(into []driver.Value) error {
	if f.at == len(f.rows) {
		if f.err != nil {
			return f.err
		}
		return io.EOF
	}
	copy(into, f.rows[f.at])
	f.at++
	return nil
}

// query reads the rows as a handler does.
func (f *fakeDB) query(t *testing.T) tool.Raw {
	t.Helper()
	db := sql.OpenDB(f)
	defer db.Close()
	rows, err := db.QueryContext(t.Context(), "select")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	return normalize.Rows(rows)
}

var noon = time.Date(2026, 11, 30, 12, 0, 0, 500, time.FixedZone("", 8*3600))

func TestRows(t *testing.T) {
	f := &fakeDB{
		columns: []string{"id", "name", "note", "paid", "at", "price", "raw", "id"},
		rows: [][]driver.Value{
			{int64(math.MaxInt64), "李\"四\"", nil, true, noon, 12.5, []byte("129.00"), int64(0)},
			{int64(0), "", []byte("\xff\x00"), false, time.Time{}, math.NaN(), []byte{}, int64(-1)},
		},
	}
	a, err := normalize.Read(f.query(t))
	want := `[{"id":9223372036854775807,"name":"李\"四\"","note":null,"paid":true,"at":"2026-11-30T12:00:00.0000005+08:00","price":12.5,"raw":"129.00","id_2":0},` +
		`{"id":0,"name":"","note":"/wA=","paid":false,"at":"0001-01-01T00:00:00Z","price":"NaN","raw":"","id_2":-1}]`
	if err != nil || string(a.JSON) != want || a.Form != normalize.FormRows || !reflect.DeepEqual(a.Report, lossySteps("columns", "base64")) {
		t.Errorf("Read = %s, %+v, %v\nwant %s", a.JSON, a.Report, err, want)
	}
}

func TestRowsThatEndEarly(t *testing.T) {
	f := &fakeDB{columns: []string{"id"}, err: driver.ErrBadConn}
	if got := read(t, f.query(t)); got.category != tool.UpstreamUnavailable {
		t.Errorf("without a row: Read = %+v, want UPSTREAM_UNAVAILABLE", got)
	}
	f.rows = [][]driver.Value{{int64(1)}}
	a, err := normalize.Read(f.query(t))
	want := &tool.Report{Missing: []tool.Missing{{Why: "stopped"}}}
	if err != nil || string(a.JSON) != `[{"id":1}]` || !reflect.DeepEqual(a.Report, want) {
		t.Errorf("after a row: Read = %s, %+v, %v; want the row, and that it stopped", a.JSON, a.Report, err)
	}
	f.rows, f.err = nil, nil
	if got := read(t, f.query(t)); got.json != `[]` {
		t.Errorf("no rows: Read = %+v, want an empty list", got)
	}
}

// field is a field description as pgx has it.
type field struct {
	Name        string
	DataTypeOID uint32
	Format      int16
}

// pgxRows are rows as pgx has them.
type pgxRows struct {
	rows [][]any
	at   int
}

func (r *pgxRows) FieldDescriptions() []field { return []field{{Name: "id"}, {Name: "v"}} }
func (r *pgxRows) Next() bool                 { r.at++; return r.at <= len(r.rows) }
func (r *pgxRows) Err() error                 { return nil }
func (r *pgxRows) RawValues() [][]byte        { return nil } // of which pgx has as many as values
func (r *pgxRows) Values() ([]any, error) {
	if row := r.rows[r.at-1]; row != nil {
		return row, nil
	}
	return nil, errors.New("can't scan into dest")
}

// numeric is a value of a driver's own type.
type numeric string

func (n numeric) Value() (driver.Value, error) {
	if n == "" {
		return nil, errors.New("no number")
	}
	return string(n), nil
}

func TestPgxRows(t *testing.T) {
	rows := &pgxRows{rows: [][]any{
		{int32(7), [16]byte{0x55, 0x0e, 0x84, 0, 0xe2, 0x9b, 0x41, 0xd4, 0xa7, 0x16, 0x44, 0x66, 0x55, 0x44, 0, 0}},
		{int16(8), numeric("12.30")},
		nil,
		{uint32(9), map[string]any{"a": []int{1}}},
		{float32(0.1), numeric("")},
		{nil, make(chan int)},
		{true, []string{"x"}},
	}}
	a, err := normalize.Read(normalize.Pgx(rows))
	want := `[{"id":7,"v":"550e8400-e29b-41d4-a716-446655440000"},{"id":8,"v":"12.30"},{"id":9,"v":{"a":[1]}},{"id":true,"v":["x"]}]`
	if err != nil || string(a.JSON) != want || !reflect.DeepEqual(a.Report, unreadableRows(3, 5, 6)) {
		t.Errorf("Read = %s, %+v, %v\nwant %s", a.JSON, a.Report, err, want)
	}
}

func TestTooManyRows(t *testing.T) {
	rows := &pgxRows{rows: make([][]any, 100_001)}
	for i := range rows.rows {
		rows.rows[i] = []any{nil, nil}
	}
	if got := read(t, normalize.Pgx(rows)); got.category != tool.ResultTooLarge {
		t.Errorf("100,001 rows: Read = %+v, want RESULT_TOO_LARGE", got)
	}
}
