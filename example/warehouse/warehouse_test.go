package warehouse

import (
	"context"
	"database/sql"
	"path/filepath"
	"strings"
	"testing"

	_ "modernc.org/sqlite" // the driver "sqlite"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/tooltest"
)

// A table as databases have them, with what nobody has filled in.
const table = `CREATE TABLE stock (article_id, hall, name, quantity, minimum, price_cents, counted_at, supplier_name, supplier_phone);
	INSERT INTO stock VALUES
	(9007199254740993, 'A', 'Anchor bolt | M12', 0, 200, 129, 1795999999, 'Bolt & Sons', '+49 30 5550123'),
	(7, 'A', 'Bracket', NULL, 50, NULL, NULL, NULL, NULL),
	(8, 'A', '螺丝', 1200, NULL, 0, 1795000000, '五金行', '13800138000'),
	(9, 'B', 'Dowel', 3, 4, 12, 1795000000, NULL, NULL)`

// open is a warehouse over that table, after changes.
func open(t *testing.T, changes string) *Warehouse {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(t.TempDir(), "stock.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	if _, err := db.ExecContext(t.Context(), table+";"+changes); err != nil {
		t.Fatal(err)
	}
	return New(db)
}

func ask(ctx context.Context, w *Warehouse, arguments string) tool.Message {
	return exec.New(w.Tools(), exec.Config{}).Do(ctx, tool.Call{ID: "call_1", Name: "list_stock", Arguments: []byte(arguments)})
}

func TestAnswers(t *testing.T) {
	w := open(t, "")
	for name, arguments := range map[string]string{
		"hall":  `{"hall": "A"}`,
		"short": `{"hall": "A", "short_only": true, "limit": 5}`,
		"none":  `{"hall": "C"}`,
	} {
		t.Run(name, func(t *testing.T) {
			tooltest.Golden(t, filepath.Join("testdata", name), func(ctx context.Context) tool.Message { return ask(ctx, w, arguments) })
		})
	}
}

// TestDamagedRows has columns that hold something else than they should: a row
// that lost its key is told by its number, any other value is unknown.
func TestDamagedRows(t *testing.T) {
	unreadable, unknown := "row 2 of the answer could not be read", "(unknown)"
	for set, want := range map[string]string{
		`article_id = NULL`:             "article_id",
		`article_id = 'seven'`:          unreadable,
		`article_id = 1e300`:            unreadable,
		`article_id = 7.5`:              unreadable,
		`name = NULL`:                   "name",
		`quantity = 'many'`:             unknown,
		`quantity = x'fffe'`:            unknown,
		`quantity = 1.5`:                unknown,
		`price_cents = 'free'`:          unknown,
		`price_cents = 12.5`:            unknown,
		`counted_at = 'yesterday'`:      unknown,
		`counted_at = 9e18`:             unknown,
		`minimum = '９'`:                 unknown,
		`minimum = 99999999999999999e9`: unknown,
	} {
		msg := ask(t.Context(), open(t, `UPDATE stock SET `+set+` WHERE article_id = 7`), `{"hall": "A"}`)
		if msg.Status == tool.Success && want != unknown || !strings.Contains(msg.Content, want) || msg.Status == tool.Failed {
			t.Errorf("%s: %s\n%s", set, msg.Status, msg.Content)
		}
	}
}

// TestFails has no table, and a query that ends halfway.
func TestFails(t *testing.T) {
	msg := ask(t.Context(), open(t, `DROP TABLE stock`), `{"hall": "A"}`)
	if e := msg.Result.Error; e == nil || strings.Contains(msg.Content, "table") {
		t.Errorf("no table:\n%s", msg.Content)
	}
	msg = ask(t.Context(), open(t, `ALTER TABLE stock RENAME TO all_stock;
		CREATE VIEW stock AS SELECT article_id, hall, name, CASE article_id WHEN 8 THEN abs(-9223372036854775807 - 1) ELSE quantity END AS quantity,
			minimum, price_cents, counted_at, supplier_name, supplier_phone FROM all_stock`), `{"hall": "A"}`)
	if msg.Status == tool.Success {
		t.Errorf("a query that ends halfway is a success:\n%s", msg.Content)
	}
}
