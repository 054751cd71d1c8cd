package sources

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/text/encoding/simplifiedchinese"
	_ "modernc.org/sqlite"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/normalize/charset"
	"github.com/tooladapt/tooladapt/runtime/normalize/html"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// way is one way in which a source sends its answer.
type way struct {
	// tool is the one that answers with it.
	tool string
	// raw is the answer of a source that sent data.
	raw func(t *testing.T, data []byte) tool.Raw
}

// ways are those that send bytes.
var ways = map[string]way{
	"json":           {"get_parcel", plain(normalize.JSON)},
	"json in string": {"get_parcel", func(_ *testing.T, data []byte) tool.Raw { return normalize.JSON(quoted(data)) }},
	"json half":      {"get_parcel", func(_ *testing.T, data []byte) tool.Raw { return normalize.JSON(halfQuoted(data)) }},
	"xml":            {"get_parcel", plain(normalize.XML)},
	"conflict":       {"get_parcel", plain(normalize.JSON)},
	"bad utf8": {"get_parcel", func(_ *testing.T, data []byte) tool.Raw {
		return normalize.JSON(bytes.ReplaceAll(data, []byte("?"), []byte{0xff}))
	}},
	"graphql":         {"get_parcel", plain(normalize.JSON)},
	"command":         {"get_parcel", finished(`cat`)},
	"red command":     {"get_parcel", finished(`cat; echo broken >&2; exit 1`, 1)},
	"mcp structured":  {"get_parcel", structured},
	"mcp text":        {"get_parcel", texts},
	"mcp json":        {"get_parcel", plain(func(data []byte) tool.Raw { return normalize.MCP(data) })},
	"http":            {"get_parcel", served(http.StatusOK, "application/json", nil)},
	"http cached":     {"get_parcel", served(http.StatusOK, "application/json", map[string]string{"Age": "60", "Date": "Sun, 19 Jul 2026 08:01:00 GMT"})},
	"gbk":             {"get_parcel", func(_ *testing.T, data []byte) tool.Raw { return charset.From("gbk", normalize.JSON(inGBK(data))) }},
	"value":           {"get_parcel", func(_ *testing.T, data []byte) tool.Raw { return tool.FromValue(json.RawMessage(data)) }},
	"ndjson":          {"list_parcels", plain(normalize.NDJSON)},
	"csv":             {"list_parcels", plain(normalize.CSV)},
	"tsv":             {"list_parcels", plain(normalize.TSV)},
	"http page":       {"list_parcels", served(http.StatusOK, "application/json", map[string]string{"Link": `</parcels?page=2>; rel="next"`, "X-Total-Count": "7"})},
	"text":            {"read_notice", func(_ *testing.T, data []byte) tool.Raw { return normalize.Text(string(data)) }},
	"html":            {"read_notice", func(_ *testing.T, data []byte) tool.Raw { return html.Page(normalize.Bytes("text/html", data)) }},
	"colored command": {"read_notice", finished(`cat`)},
}

func plain(raw func([]byte) tool.Raw) func(*testing.T, []byte) tool.Raw {
	return func(_ *testing.T, data []byte) tool.Raw { return raw(data) }
}

// quoted is data in a JSON string.
func quoted(data []byte) []byte {
	all, _ := json.Marshal(string(data))
	return all
}

// halfQuoted is quoted without its second half.
func halfQuoted(data []byte) []byte { return quoted(data[:len(data)/2]) }

// inGBK is data in GBK; what has no place there is left out.
func inGBK(data []byte) []byte {
	all, err := simplifiedchinese.GBK.NewEncoder().Bytes(bytes.ToValidUTF8(data, nil))
	if err != nil {
		panic(err)
	}
	return all
}

// finished is a command of the shell that reads data and has ended.
func finished(script string, ok ...int) func(*testing.T, []byte) tool.Raw {
	return func(t *testing.T, data []byte) tool.Raw {
		t.Helper()
		cmd := exec.CommandContext(t.Context(), "sh", "-c", script)
		var stderr bytes.Buffer
		cmd.Stdin, cmd.Stderr = bytes.NewReader(data), &stderr
		out, err := cmd.Output()
		return normalize.Command(out, stderr.Bytes(), err, ok...)
	}
}

func structured(_ *testing.T, data []byte) tool.Raw {
	return normalize.MCP(&mcp.CallToolResult{
		Content:           []mcp.Content{&mcp.TextContent{Text: "see the structured content"}},
		StructuredContent: json.RawMessage(data),
	})
}

func texts(_ *testing.T, data []byte) tool.Raw {
	return normalize.MCP(&mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(data)}}})
}

// served is what a server sends.
func served(status int, mediaType string, header map[string]string) func(*testing.T, []byte) tool.Raw {
	return func(t *testing.T, data []byte) tool.Raw {
		t.Helper()
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", mediaType)
			for key, value := range header {
				w.Header().Set(key, value)
			}
			w.WriteHeader(status)
			_, _ = w.Write(data)
		}))
		defer server.Close()
		resp, err := server.Client().Get(server.URL + "/parcels")
		if err != nil {
			t.Fatal(err)
		}
		return upstream.Raw(resp) // closes the body
	}
}

// queried is what a query answers.
func queried(t *testing.T, query string) tool.Raw {
	t.Helper()
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	rows, err := db.QueryContext(context.Background(), query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	return normalize.Rows(rows)
}

// sdkParcel is a parcel as the client library of somebody has it.
type sdkParcel struct {
	ID      uint64 `json:"parcel_id"`
	State   string `json:"parcel_state"`
	Pieces  *int   `json:"pieces,omitempty"`
	Fee     string `json:"fee"`
	Insured bool   `json:"insured"`
	Note    *string
}

// odd are answers of sources that do not send bytes, and of those that fail.
var odd = map[string]struct {
	tool string
	raw  func(t *testing.T) tool.Raw
}{
	"rows": {"list_parcels", func(t *testing.T) tool.Raw {
		return queried(t, `SELECT 9007199254740993 AS parcel_id, 'sent' AS parcel_state, 0 AS pieces, '12.50' AS fee, 0 AS insured, NULL AS note
			UNION ALL SELECT 2, '已送达', NULL, 3, 1, ''
			UNION ALL SELECT 'three', 'sent', 1, 1, 1, 'x'`)
	}},
	"rows stopped": {"list_parcels", func(t *testing.T) tool.Raw {
		return queried(t, `SELECT 1 AS parcel_id, 'sent' AS parcel_state, 1 AS pieces, 2 AS fee, 0 AS insured, 'a' AS note
			UNION ALL SELECT 2, 'sent', abs(-9223372036854775808), 2, 0, 'b'`)
	}},
	"no rows": {"list_parcels", func(t *testing.T) tool.Raw { return queried(t, `SELECT 1 AS parcel_id WHERE 0`) }},
	"sdk value": {"get_parcel", func(*testing.T) tool.Raw {
		return tool.FromValue(&sdkParcel{ID: 7, State: "sent", Fee: "1,299.00"})
	}},
	"own value": {"get_parcel", func(*testing.T) tool.Raw { return tool.FromValue(&Parcel{ID: 7, State: ParcelSent}) }},
	"error":     {"get_parcel", func(*testing.T) tool.Raw { return normalize.Error(sql.ErrNoRows) }},
	"unknown error": {"get_parcel", func(*testing.T) tool.Raw {
		return normalize.Error(errors.New("dial tcp 10.0.0.7: hunter2"))
	}},
	"nothing": {"get_parcel", func(*testing.T) tool.Raw { return tool.Raw{} }},
	"mcp error": {"get_parcel", func(*testing.T) tool.Raw {
		return normalize.MCP(&mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "parcel not found at 10.0.0.7"}}})
	}},
	"http 429": {"get_parcel", func(t *testing.T) tool.Raw {
		return served(http.StatusTooManyRequests, "text/html", map[string]string{"Retry-After": "7"})(t, []byte("<html><title>429</title></html>"))
	}},
	"failed command": {"get_parcel", func(t *testing.T) tool.Raw { return finished(`echo hunter2 >&2; exit 3`)(t, nil) }},
}
