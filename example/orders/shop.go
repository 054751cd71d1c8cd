package orders

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// Shop answers the tools of this package. It is safe for concurrent use.
type Shop struct{ db *sql.DB }

// Open opens the shop's database, a file in a folder that exists. A file that is
// not there yet is created and filled with the orders of the first day; an older
// one is brought up to date, its orders kept. Several processes may open the
// same file at once.
func Open(ctx context.Context, path string) (*Shop, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("open shop %s: %w", path, err)
	}
	db, err := sql.Open("sqlite", dsn(filepath.ToSlash(abs)))
	if err != nil {
		return nil, fmt.Errorf("open shop %s: %w", path, err)
	}
	if err := fill(ctx, db); err != nil {
		return nil, errors.Join(fmt.Errorf("open shop %s: %w", path, err), db.Close())
	}
	return &Shop{db}, nil
}

// Close closes the database. Calls that still run fail.
func (s *Shop) Close() error { return s.db.Close() }

// dsn names a database by its absolute path, written with slashes. As a URI it
// may hold any character, and a Windows path gets the slash before its drive. A
// connection waits for others up to five seconds, and a transaction that may
// write takes the lock when it begins, so that none has to give up halfway.
func dsn(path string) string {
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	u := url.URL{Scheme: "file", Path: path, RawQuery: "_pragma=busy_timeout(5000)&_txlock=immediate"}
	return u.String()
}
