package payments

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/tooltest"
)

// The calls of the tests.
const (
	ofOrder = `{"order_no": "ORD-20261130-001"}`
	ofCoat  = `{"sku": "COAT-006"}`
)

// answers are what the back ends may answer, by the file that has it. The damaged
// ones are those that say all that a tool reads.
var answers = []struct {
	name, file      string
	status          int
	tool, arguments string
	damaged         bool
}{
	{"payment", "sent.json", 200, "query_payment", ofOrder, true},
	{"unpaid", "sent.json", 200, "query_payment", ofOrder, true},
	{"no_payment", "sent.json", 404, "query_payment", ofOrder, false},
	{"refund", "sent.xml", 200, "query_refund", ofOrder, true},
	{"no_refund", "sent.xml", 200, "query_refund", ofOrder, false},
	{"product", "sent.json", 200, "get_product", ofCoat, true},
	{"odd_product", "sent.json", 200, "get_product", ofCoat, false},
	{"no_product", "sent.json", 200, "get_product", ofCoat, false},
}

// ask calls a tool whose back end sends data.
func ask(ctx context.Context, t *testing.T, name, arguments string, send func() (mediaType string, status int, data []byte)) tool.Message {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		mediaType, status, data := send()
		w.Header().Set("Content-Type", mediaType)
		w.WriteHeader(status)
		_, _ = w.Write(data)
	}))
	defer server.Close()
	g, err := New(server.URL, server.Client())
	if err != nil {
		t.Fatal(err)
	}
	return exec.New(g.Tools(), exec.Config{}).Do(ctx, tool.Call{ID: "call_1", Name: name, Arguments: []byte(arguments)})
}

func TestAnswers(t *testing.T) {
	for _, tt := range answers {
		t.Run(tt.name, func(t *testing.T) {
			folder := filepath.Join("testdata", tt.name)
			sent, err := os.ReadFile(filepath.Join(folder, tt.file))
			if err != nil {
				t.Fatal(err)
			}
			mediaType := "application/" + strings.TrimPrefix(filepath.Ext(tt.file), ".")
			sends := func(data []byte) func() (string, int, []byte) {
				return func() (string, int, []byte) { return mediaType, tt.status, data }
			}
			tooltest.Golden(t, folder, func(ctx context.Context) tool.Message {
				return ask(ctx, t, tt.tool, tt.arguments, sends(sent))
			})
			if tt.damaged {
				tooltest.Damage(t, sent, func(data []byte) tool.Message {
					return ask(t.Context(), t, tt.tool, tt.arguments, sends(data))
				})
			}
		})
	}
}

// TestNobodyIsNamed holds that what is known of a customer stays out of all that
// is told.
func TestNobodyIsNamed(t *testing.T) {
	sent, err := os.ReadFile(filepath.Join("testdata", "payment", "sent.json"))
	if err != nil {
		t.Fatal(err)
	}
	msg := ask(t.Context(), t, "query_payment", ofOrder, func() (string, int, []byte) { return "application/json", 200, sent })
	envelope, err := msg.Result.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	for _, secret := range []string{"李晓雯", "13800138000", "li.xiaowen@example.com", "oUpF8uMuAJO"} {
		if strings.Contains(msg.Content+msg.Result.Display+string(envelope), secret) {
			t.Errorf("%s is told:\n%s\n%s", secret, msg.Content, envelope)
		}
	}
}
