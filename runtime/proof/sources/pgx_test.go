package sources

import (
	"net"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgproto3"

	"github.com/tooladapt/tooladapt/runtime/normalize"
)

// The rows of pgx are those of normalize.
var _ normalize.PgxRows[pgconn.FieldDescription] = pgx.Rows(nil)

// cells are a column of PostgreSQL each: its name, the number of its type, and
// what the server writes for it in two rows, nil for NULL.
var cells = []struct {
	name        string
	kind        uint32
	first, then []byte
}{
	{"id", 20, []byte("9007199254740993"), []byte("-1")},
	{"pieces", 23, []byte("3"), nil},
	{"small", 21, []byte("7"), []byte("0")},
	{"note", 25, []byte("纸箱\t1"), []byte("")},
	{"fee", 1700, []byte("12.30"), nil},
	{"weight", 701, []byte("0.1"), []byte("NaN")},
	{"insured", 16, []byte("t"), []byte("f")},
	{"sent_at", 1184, []byte("2026-07-18 14:23:00.5+08"), nil},
	{"due_on", 1082, []byte("2026-07-20"), []byte("infinity")},
	{"uuid", 2950, []byte("550e8400-e29b-41d4-a716-446655440000"), nil},
	{"about", 3802, []byte(`{"id": 9007199254740993, "a": [1]}`), []byte("null")},
	{"tags", 1009, []byte(`{a,NULL,"b c"}`), []byte("{}")},
	{"stops", 1007, []byte("{1,2}"), nil},
	{"label", 17, []byte(`\x00ff`), []byte(`\x6869`)},
	{"sender", 869, []byte("10.0.0.7"), nil},
	{"took", 1186, []byte("01:02:03"), nil},
}

// selected is the rows of a query by pgx, from a server that speaks the protocol of
// PostgreSQL.
func selected(t *testing.T) pgx.Rows {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		if conn, err := l.Accept(); err == nil {
			answerQuery(conn)
		}
	}()
	conn, err := pgx.Connect(t.Context(), "postgres://post@"+l.Addr().String()+"/post?sslmode=disable&default_query_exec_mode=simple_protocol")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(t.Context()) })
	rows, err := conn.Query(t.Context(), "SELECT * FROM parcels")
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// answerQuery answers the one query of a connection with the two rows.
func answerQuery(conn net.Conn) {
	defer conn.Close()
	back := pgproto3.NewBackend(conn, conn)
	if _, err := back.ReceiveStartupMessage(); err != nil {
		return
	}
	back.Send(&pgproto3.AuthenticationOk{})
	back.Send(&pgproto3.ParameterStatus{Name: "client_encoding", Value: "UTF8"})
	back.Send(&pgproto3.ParameterStatus{Name: "standard_conforming_strings", Value: "on"})
	back.Send(&pgproto3.ReadyForQuery{TxStatus: 'I'})
	if back.Flush() != nil {
		return
	}
	if _, err := back.Receive(); err != nil {
		return
	}
	var head pgproto3.RowDescription
	var first, then pgproto3.DataRow
	for _, c := range cells {
		head.Fields = append(head.Fields, pgproto3.FieldDescription{Name: []byte(c.name), DataTypeOID: c.kind, DataTypeSize: -1, TypeModifier: -1})
		first.Values, then.Values = append(first.Values, c.first), append(then.Values, c.then)
	}
	for _, m := range []pgproto3.BackendMessage{&head, &first, &then, &pgproto3.CommandComplete{CommandTag: []byte("SELECT 2")}, &pgproto3.ReadyForQuery{TxStatus: 'I'}} {
		back.Send(m)
	}
	_ = back.Flush()
	_, _ = back.Receive()
}

// TestBinaryJSON reads jsonb as the extended protocol sends it, behind a version.
func TestBinaryJSON(t *testing.T) {
	rows := binary{}
	a, err := normalize.Read(normalize.Pgx(&rows))
	if want := `[{"about":{"id":9007199254740993}},{"about":null}]`; err != nil || string(a.JSON) != want {
		t.Errorf("read %s, %v, want %s", a.JSON, err, want)
	}
}

// binary are two rows with jsonb as pgx has them from the binary form.
type binary struct {
	pgx.Rows
	at int
}

func (b *binary) FieldDescriptions() []pgconn.FieldDescription {
	return []pgconn.FieldDescription{{Name: "about", DataTypeOID: 3802, Format: 1}}
}

func (b *binary) Next() bool { b.at++; return b.at <= 2 }

func (b *binary) Err() error { return nil }

func (b *binary) Values() ([]any, error) {
	if b.at == 2 {
		return []any{nil}, nil
	}
	return []any{map[string]any{"id": 9007199254740992.0}}, nil
}

func (b *binary) RawValues() [][]byte {
	if b.at == 2 {
		return [][]byte{nil}
	}
	return [][]byte{[]byte("\x01{\"id\": 9007199254740993}")}
}

// TestPgx reads rows of every usual type of PostgreSQL as pgx has them: exact
// numbers, NULL as null, and nothing that is lost without a word.
func TestPgx(t *testing.T) {
	rows := selected(t)
	defer rows.Close()
	a, err := normalize.Read(normalize.Pgx(rows))
	if err != nil {
		t.Fatal(err)
	}
	sent := time.Date(2026, 7, 18, 6, 23, 0, 5e8, time.UTC).Local().Format(time.RFC3339Nano) // as pgx has it
	want := `[{"id":9007199254740993,"pieces":3,"small":7,"note":"纸箱\t1","fee":"12.30","weight":0.1,"insured":true,"sent_at":"` + sent +
		`","due_on":"2026-07-20","uuid":"550e8400-e29b-41d4-a716-446655440000","about":{"id":9007199254740993,"a":[1]},"tags":["a",null,"b c"],` +
		`"stops":[1,2],"label":"AP8=","sender":"10.0.0.7/32","took":"01:02:03"},` +
		`{"id":-1,"pieces":null,"small":0,"note":"","fee":null,"weight":"NaN","insured":false,"sent_at":null,"due_on":"infinity","uuid":null,` +
		`"about":null,"tags":[],"stops":null,"label":"hi","sender":null,"took":null}]`
	if string(a.JSON) != want {
		t.Errorf("read\n%s\nwant\n%s\n%+v", a.JSON, want, a.Report)
	}
}
