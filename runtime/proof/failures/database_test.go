package failures

import (
	"context"
	"database/sql"
	"net"
	"path/filepath"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgproto3"
	_ "modernc.org/sqlite"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// sqlite is a database of readings that is asked with a query; options go to
// its file's name.
func sqlite(query, options string) func(*testing.T) source {
	return func(t *testing.T) source {
		path := filepath.Join(t.TempDir(), "gauge")
		prepare := open(t, path)
		for _, query := range []string{
			`CREATE TABLE readings (id TEXT PRIMARY KEY, level REAL NOT NULL)`,
			`INSERT INTO readings VALUES ('token=` + canary + `', 1)`,
		} {
			if _, err := prepare.Exec(query); err != nil {
				t.Fatal(err)
			}
		}
		db := open(t, "file:"+filepath.ToSlash(path)+options)
		return func(ctx context.Context) (tool.Raw, error) {
			_, err := db.ExecContext(ctx, query)
			return tool.Raw{}, err
		}
	}
}

func open(t *testing.T, path string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// lockedDatabase is one that somebody else writes to.
func lockedDatabase(t *testing.T) source {
	path := filepath.Join(t.TempDir(), "gauge")
	theirs, ours := open(t, path), open(t, path)
	if _, err := theirs.Exec(`CREATE TABLE readings (id TEXT)`); err != nil {
		t.Fatal(err)
	}
	tx, err := theirs.Begin()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = tx.Rollback() })
	if _, err := tx.Exec(`INSERT INTO readings VALUES ('1')`); err != nil {
		t.Fatal(err)
	}
	return func(ctx context.Context) (tool.Raw, error) {
		_, err := ours.ExecContext(ctx, `PRAGMA busy_timeout = 0; INSERT INTO readings VALUES ('token=`+canary+`')`)
		return tool.Raw{}, err
	}
}

// noRow is a query of one row that finds none.
func noRow(t *testing.T) source {
	db := open(t, filepath.Join(t.TempDir(), "gauge"))
	return func(ctx context.Context) (tool.Raw, error) {
		var id string
		err := db.QueryRowContext(ctx, `SELECT 'token=`+canary+`' WHERE 1 = 0`).Scan(&id)
		return tool.Raw{}, err
	}
}

// postgres is a server of the protocol of PostgreSQL that answers the start, or
// a query, with an error of a code.
func postgres(atStart, atQuery string) func(*testing.T) source {
	return func(t *testing.T) source {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { l.Close() })
		go func() {
			for {
				conn, err := l.Accept()
				if err != nil {
					return
				}
				go talk(conn, atStart, atQuery)
			}
		}()
		address := "postgres://gauge:" + canary + "@" + l.Addr().String() + "/gauge?sslmode=disable&default_query_exec_mode=simple_protocol"
		return func(ctx context.Context) (tool.Raw, error) {
			conn, err := pgx.Connect(ctx, address)
			if err != nil {
				return tool.Raw{}, err
			}
			defer conn.Close(context.WithoutCancel(ctx))
			_, err = conn.Exec(ctx, "UPDATE readings SET password = '"+canary+"'")
			return tool.Raw{}, err
		}
	}
}

// talk is one connection with the server of PostgreSQL.
func talk(conn net.Conn, atStart, atQuery string) {
	defer conn.Close()
	back := pgproto3.NewBackend(conn, conn)
	if _, err := back.ReceiveStartupMessage(); err != nil {
		return
	}
	fail := func(code string) {
		back.Send(&pgproto3.ErrorResponse{Severity: "ERROR", Code: code, Message: "password=" + canary, Detail: "token=" + canary})
	}
	if atStart != "" {
		fail(atStart)
		_ = back.Flush()
		return
	}
	back.Send(&pgproto3.AuthenticationOk{})
	for {
		back.Send(&pgproto3.ReadyForQuery{TxStatus: 'I'})
		if back.Flush() != nil {
			return
		}
		message, err := back.Receive()
		if _, asked := message.(*pgproto3.Query); err != nil || !asked {
			return
		}
		fail(atQuery)
	}
}
