package cause_test

import (
	"database/sql"
	"database/sql/driver"
	"io"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// empty is a database that has no rows, or that is not there.
type empty struct{ gone bool }

func (e empty) Open(string) (driver.Conn, error) {
	if e.gone {
		return nil, driver.ErrBadConn
	}
	return e, nil
}
func (e empty) Prepare(string) (driver.Stmt, error)       { return e, nil }
func (empty) Close() error                                { return nil }
func (e empty) Begin() (driver.Tx, error)                 { return e, nil }
func (empty) Commit() error                               { return nil }
func (empty) Rollback() error                             { return nil }
func (empty) NumInput() int                               { return -1 }
func (empty) Exec([]driver.Value) (driver.Result, error)  { return driver.ResultNoRows, nil }
func (e empty) Query([]driver.Value) (driver.Rows, error) { return e, nil }
func (empty) Columns() []string                           { return []string{secret} }
func (empty) Next([]driver.Value) error                   { return io.EOF }

func TestDatabaseSQL(t *testing.T) {
	sql.Register("empty", empty{})
	sql.Register("gone", empty{gone: true})
	db, err := sql.Open("empty", secret)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var id string
	check(t, "no rows", db.QueryRow("SELECT "+secret).Scan(&id), cause.NoRows, tool.NotFound)

	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	check(t, "a second commit", tx.Commit(), cause.TransactionEnded, tool.Internal)

	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	conn.Close()
	check(t, "a closed connection", conn.PingContext(t.Context()), cause.DatabaseUnavailable, tool.UpstreamUnavailable)

	gone, err := sql.Open("gone", secret)
	if err != nil {
		t.Fatal(err)
	}
	defer gone.Close()
	check(t, "a bad connection", gone.Ping(), cause.DatabaseUnavailable, tool.UpstreamUnavailable)
}

// postgres is an error as the drivers of PostgreSQL have it.
type postgres struct{ state string }

func (postgres) Error() string      { return "ERROR: " + secret }
func (p postgres) SQLState() string { return p.state }

func TestSQLState(t *testing.T) {
	tests := []struct {
		state    string
		hint     cause.Hint
		category tool.Category
	}{
		{"02000", cause.NoRows, tool.NotFound},
		{"P0002", cause.NoRows, tool.NotFound},
		{"08006", cause.DatabaseUnavailable, tool.UpstreamUnavailable},
		{"0A000", cause.NotSupported, tool.Unsupported},
		{"22P02", cause.DatabaseQuery, tool.Internal},
		{"23503", cause.ConstraintViolation, tool.FailedPrecondition},
		{"23505", cause.DuplicateKey, tool.AlreadyExists},
		{"23514", cause.ConstraintViolation, tool.FailedPrecondition},
		{"25006", cause.DatabaseReadOnly, tool.FailedPrecondition},
		{"25P02", cause.TransactionEnded, tool.Internal},
		{"25P03", cause.DatabaseUnavailable, tool.UpstreamUnavailable},
		{"28P01", cause.DatabaseAccessRefused, tool.PermissionDenied},
		{"40001", cause.TransactionConflict, tool.Conflict},
		{"40P01", cause.TransactionConflict, tool.Conflict},
		{"42501", cause.DatabaseAccessRefused, tool.PermissionDenied},
		{"42601", cause.DatabaseQuery, tool.Internal},
		{"42710", cause.DuplicateKey, tool.AlreadyExists},
		{"53100", cause.DiskFull, tool.QuotaExceeded},
		{"53300", cause.DatabaseBusy, tool.UpstreamUnavailable},
		{"54000", cause.UpstreamTooLarge, tool.UpstreamError},
		{"55P03", cause.DatabaseBusy, tool.UpstreamUnavailable},
		{"57014", cause.DatabaseTimeout, tool.TimedOut},
		{"57P01", cause.DatabaseUnavailable, tool.UpstreamUnavailable},
		{"58030", cause.DatabaseFailure, tool.UpstreamError},
		{"XX001", cause.DatabaseFailure, tool.UpstreamError},
		{"99999", "", tool.Internal},
		{"235", "", tool.Internal},
		{"", "", tool.Internal},
	}
	for _, tt := range tests {
		check(t, "SQLSTATE "+tt.state, &postgres{tt.state}, tt.hint, tt.category)
	}
}
