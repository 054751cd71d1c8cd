package orders

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
)

// steps lead from an empty file to the database of today. The n-th file leaves
// user_version at n; a file that was released is never changed.
//
//go:embed sql/*.sql
var steps embed.FS

// fill takes the steps that db has not taken yet, all in one transaction.
func fill(ctx context.Context, db *sql.DB) error {
	names, err := fs.Glob(steps, "sql/*.sql")
	if err != nil {
		return fmt.Errorf("list database steps: %w", err)
	}
	if n, err := userVersion(ctx, db); err != nil || n == len(names) {
		return err // most often nothing is left to do, and no lock is needed to see it
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin to fill the database: %w", err)
	}
	defer tx.Rollback() // does nothing after a commit

	n, err := userVersion(ctx, tx) // another process may have been faster
	if err != nil {
		return err
	}
	if n > len(names) {
		return fmt.Errorf("database is of version %d, newer than %d", n, len(names))
	}
	for _, name := range names[n:] {
		if err := take(ctx, tx, name); err != nil {
			return err
		}
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit filling the database: %w", err)
	}
	return nil
}

func take(ctx context.Context, tx *sql.Tx, name string) error {
	text, err := steps.ReadFile(name)
	if err != nil {
		return fmt.Errorf("read database step: %w", err)
	}
	if _, err := tx.ExecContext(ctx, string(text)); err != nil {
		return fmt.Errorf("take database step %s: %w", name, err)
	}
	return nil
}

func userVersion(ctx context.Context, q querier) (n int, err error) {
	if err := q.QueryRowContext(ctx, `PRAGMA user_version`).Scan(&n); err != nil {
		return 0, fmt.Errorf("read database version: %w", err)
	}
	return n, nil
}
