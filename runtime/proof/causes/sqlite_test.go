package causes

import (
	"database/sql"
	"path/filepath"
	"testing"

	_ "modernc.org/sqlite"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// open opens a database file.
func open(t *testing.T, path string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func TestSQLite(t *testing.T) {
	path := filepath.Join(t.TempDir(), secret)
	db := open(t, path)
	must := func(query string) {
		t.Helper()
		if _, err := db.Exec(query); err != nil {
			t.Fatal(err)
		}
	}
	must(`PRAGMA foreign_keys = ON`)
	must(`CREATE TABLE parents (id TEXT PRIMARY KEY, name TEXT UNIQUE, age INTEGER NOT NULL CHECK (age > 0)) WITHOUT ROWID`)
	must(`CREATE TABLE children (parent TEXT REFERENCES parents)`)
	must(`INSERT INTO parents VALUES ('` + secret + `', 'a', 1)`)

	tests := []struct {
		name, query string
		category    tool.Category
		hint        string
	}{
		{"a key that exists", `INSERT INTO parents VALUES ('` + secret + `', 'b', 1)`, tool.AlreadyExists, "duplicate_key"},
		{"a name that exists", `INSERT INTO parents VALUES ('x', 'a', 1)`, tool.AlreadyExists, "duplicate_key"},
		{"null", `INSERT INTO parents VALUES ('x', 'b', NULL)`, tool.FailedPrecondition, "constraint_violation"},
		{"a check", `INSERT INTO parents VALUES ('x', 'b', 0)`, tool.FailedPrecondition, "constraint_violation"},
		{"no parent", `INSERT INTO children VALUES ('none')`, tool.FailedPrecondition, "constraint_violation"},
		{"no such table", `SELECT * FROM ` + secret, tool.Internal, "database_query"},
		{"no SQL", `SELECT FROM ` + secret, tool.Internal, "database_query"},
	}
	for _, tt := range tests {
		_, err := db.Exec(tt.query)
		check(t, tt.name, err, tt.category, tt.hint)
	}
	var id string
	err := db.QueryRow(`SELECT id FROM parents WHERE id = 'none'`).Scan(&id)
	check(t, "no rows", err, tool.NotFound, "no_rows")
}

func TestSQLiteFiles(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, secret)
	first, second := open(t, path), open(t, path)
	if _, err := first.Exec(`CREATE TABLE a (b)`); err != nil {
		t.Fatal(err)
	}
	if _, err := second.Exec(`PRAGMA busy_timeout = 0`); err != nil {
		t.Fatal(err)
	}
	tx, err := first.Begin()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec(`INSERT INTO a VALUES (1)`); err != nil {
		t.Fatal(err)
	}
	_, err = second.Exec(`INSERT INTO a VALUES (2)`)
	check(t, "a database that is locked", err, tool.UpstreamUnavailable, "database_busy")
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}

	_, err = open(t, "file:"+path+"?mode=ro").Exec(`INSERT INTO a VALUES (3)`)
	check(t, "a database to read only", err, tool.FailedPrecondition, "database_read_only")
	check(t, "a folder that is not there", open(t, filepath.Join(dir, "none", secret)).Ping(), tool.UpstreamUnavailable, "database_unavailable")
}
