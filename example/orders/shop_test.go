package orders

import (
	"context"
	"database/sql"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// open is a shop over a new database.
func open(t *testing.T) *Shop {
	t.Helper()
	return openAt(t, filepath.Join(t.TempDir(), "orders.db"))
}

func openAt(t *testing.T, path string) *Shop {
	t.Helper()
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// exec runs SQL that a test needs, behind the shop's back.
func (s *Shop) exec(t *testing.T, query string, args ...any) {
	t.Helper()
	if _, err := s.db.ExecContext(t.Context(), query, args...); err != nil {
		t.Fatal(err)
	}
}

func toJSON(t *testing.T, v any) string {
	t.Helper()
	text, err := json.MarshalIndent(v, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func count(t *testing.T, s *Shop) (n int) {
	t.Helper()
	if err := s.db.QueryRowContext(t.Context(), `SELECT count(*) FROM orders`).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestOpenAtOnce opens one new file many times at once. All must succeed, and
// it must be filled once.
func TestOpenAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "orders.db")
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			s, err := Open(context.Background(), path)
			if err != nil {
				t.Error(err)
				return
			}
			s.Close()
		})
	}
	all.Wait()
	if n := count(t, openAt(t, path)); n != 41 {
		t.Errorf("%d orders, want 41", n)
	}
}

// TestOpenKeepsWhatIsThere changes an order, and opens the file again.
func TestOpenKeepsWhatIsThere(t *testing.T) {
	path := filepath.Join(t.TempDir(), "orders.db")
	first := openAt(t, path)
	first.exec(t, `UPDATE orders SET status = ? WHERE order_id = ?`, Delivered, "ORD-20260719-001")
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	o, err := openAt(t, path).GetOrder(t.Context(), GetOrder{OrderID: "ORD-20260719-001"})
	if err != nil {
		t.Fatal(err)
	}
	if o.Status != Delivered {
		t.Errorf("status %s after opening again, want %s", o.Status, Delivered)
	}
}

// TestOpenUpgrades opens a file that an older version left behind, with an
// order of its own in it.
func TestOpenUpgrades(t *testing.T) {
	path := filepath.Join(t.TempDir(), "orders.db")
	old, err := sql.Open("sqlite", dsn(filepath.ToSlash(path)))
	if err != nil {
		t.Fatal(err)
	}
	text, err := steps.ReadFile("sql/001_orders.sql")
	if err != nil {
		t.Fatal(err)
	}
	own := `INSERT INTO orders (order_id, status, amount_fen, created_at, customer_name, phone, items)
		VALUES ('ORD-20200101-001', '已支付', 100, '2020-01-01T00:00:00+08:00', '甲', '13800000000', '[]')`
	if _, err := old.ExecContext(t.Context(), string(text)+own); err != nil {
		t.Fatal(err)
	}
	if err := old.Close(); err != nil {
		t.Fatal(err)
	}

	s := openAt(t, path)
	if n := count(t, s); n != 42 {
		t.Errorf("%d orders, want the 41 of the first day and the one that was there", n)
	}
	if n, err := userVersion(t.Context(), s.db); n != 3 || err != nil {
		t.Errorf("user_version %d, %v, want 3", n, err)
	}
}

// TestOpenRefusesNewer leaves alone what a newer version wrote.
func TestOpenRefusesNewer(t *testing.T) {
	path := filepath.Join(t.TempDir(), "orders.db")
	s := openAt(t, path)
	s.exec(t, `PRAGMA user_version = 99`)
	_, err := Open(t.Context(), path)
	want := "open shop " + path + ": database is of version 99, newer than 3"
	if err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

// TestOpenHalfway opens a file in which the second step fails: an order of the
// first day is there already. Nothing of the step may stay.
func TestOpenHalfway(t *testing.T) {
	path := filepath.Join(t.TempDir(), "orders.db")
	s := openAt(t, path)
	s.exec(t, `DELETE FROM orders WHERE order_id <> 'ORD-20260502-001'`)
	s.exec(t, `PRAGMA user_version = 1`)
	if _, err := Open(t.Context(), path); err == nil || !strings.Contains(err.Error(), "sql/002_seed.sql") {
		t.Errorf("got %v, want an error that names sql/002_seed.sql", err)
	}
	if n := count(t, s); n != 1 {
		t.Errorf("%d orders, want the one that was there", n)
	}
}

// TestOpenOddPaths opens files whose names mean something in a URI.
func TestOpenOddPaths(t *testing.T) {
	for _, name := range []string{"订单 1.db", "a%20b.db", "a#b.db", "a&_txlock=exclusive.db"} {
		path := filepath.Join(t.TempDir(), name)
		openAt(t, path)
		if _, err := os.Stat(path); err != nil {
			t.Errorf("%s is elsewhere: %v", name, err)
		}
	}
}

func TestDSN(t *testing.T) {
	const query = "?_pragma=busy_timeout(5000)&_txlock=immediate"
	for path, want := range map[string]string{
		"/home/ann/orders.db":    "file:///home/ann/orders.db",
		"/tmp/a b?c#d%.db":       "file:///tmp/a%20b%3Fc%23d%25.db",
		"C:/Users/Ann/orders.db": "file:///C:/Users/Ann/orders.db",
		"//server/share/x.db":    "file:////server/share/x.db",
	} {
		if got := dsn(path); got != want+query {
			t.Errorf("dsn(%q) = %s, want %s", path, got, want+query)
		}
	}
}

// TestCanceled calls every handler with a context that has ended.
func TestCanceled(t *testing.T) {
	s := open(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, get := s.GetOrder(ctx, GetOrder{OrderID: "ORD-20260719-001"})
	_, search := s.SearchOrders(ctx, SearchOrders{Limit: 10})
	_, end := s.CancelOrder(ctx, CancelOrder{OrderID: "ORD-20260719-002", Reason: ByCustomer})
	_, again := Open(ctx, filepath.Join(t.TempDir(), "orders.db"))
	for act, got := range map[string]error{
		"read order ORD-20260719-001: context canceled":            get,
		"begin to search orders: context canceled":                 search,
		"begin to cancel order ORD-20260719-002: context canceled": end,
		"read database version: context canceled":                  again,
	} {
		if got == nil || !strings.HasSuffix(got.Error(), act) {
			t.Errorf("got %v, want %s", got, act)
		}
	}
}
