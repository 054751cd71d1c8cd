package sources

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/proof/oracle"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

var update = flag.Bool("update", false, "write the golden files")

// ask is the answer to a call of a tool whose source answers with raw.
func ask(t *testing.T, name, lang string, raw tool.Raw) tool.Message {
	t.Helper()
	p := &Post{Answer: func() tool.Raw { return raw }}
	ctx := tool.WithCaller(context.Background(), tool.Caller{Lang: lang})
	msg := exec.New(p.Tools(), exec.Config{}).Do(ctx, tool.Call{ID: "call_1", Name: name})
	conforms(t, msg)
	return msg
}

// published are the schemas of the results, by tool, compiled once.
var published sync.Map

// conforms holds the JSON of an answer against the schema that its tool
// publishes: whatever the source left out, or said is null.
func conforms(t *testing.T, msg tool.Message) {
	t.Helper()
	if msg.Result.Data == nil {
		return
	}
	judges, ok := published.Load(msg.Name)
	if !ok {
		found, _ := new(Post).Tools().Lookup(msg.Name)
		judges, _ = published.LoadOrStore(msg.Name, oracle.Of(t, string(found.Spec().Result)))
	}
	for _, o := range judges.([]oracle.Oracle) {
		if err := o.Refuses(string(msg.Result.Data)); err != nil {
			t.Errorf("%s: %s refuses what it answers, %.1000s: %v", msg.Name, o.Name, msg.Result.Data, err)
		}
	}
}

// answered are the files of a message: its text in both languages and its
// envelope, without the times of the call.
func answered(t *testing.T, en, zh tool.Message) []txtar.File {
	t.Helper()
	r := en.Result
	r.StartedAt, r.Duration = r.StartedAt.Truncate(1<<62), 0
	sent, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(sent, &members); err != nil {
		t.Fatal(err)
	}
	var envelope bytes.Buffer
	for _, key := range [...]string{"status", "key_fields", "coverage", "display", "error", "data"} {
		envelope.WriteString(key + " " + string(members[key]) + "\n")
	}
	files := []txtar.File{{Name: "compact", Data: []byte(en.Content)}}
	if zh.Content != en.Content {
		files = append(files, txtar.File{Name: "compact.zh", Data: []byte(zh.Content)})
	}
	return append(files, txtar.File{Name: "envelope", Data: envelope.Bytes()})
}

// golden holds an answer against its file.
func golden(t *testing.T, name, toolName string, sent []byte, raw func() tool.Raw) {
	t.Helper()
	en, zh := ask(t, toolName, "en", raw()), ask(t, toolName, "zh", raw())
	if _, err := render.Read(en.Content); err != nil {
		t.Errorf("%s is not read back: %v\n%s", name, err, en.Content)
	}
	if strings.Contains(en.Content+zh.Content, "hunter2") || strings.Contains(en.Content+zh.Content, "10.0.0.7") {
		t.Errorf("%s tells the cause of an error:\n%s%s", name, en.Content, zh.Content)
	}
	want := new(txtar.Archive)
	if sent != nil {
		want.Files = append(want.Files, txtar.File{Name: "sent", Data: sent})
	}
	want.Files = append(want.Files, answered(t, en, zh)...)
	path := file(name)
	if *update {
		if err := os.WriteFile(path, txtar.Format(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if text := txtar.Format(want); !bytes.Equal(got, text) {
		t.Errorf("%s is answered otherwise than in %s:\n%s", name, path, text)
	}
}

func file(name string) string {
	return filepath.Join("testdata", strings.ReplaceAll(name, " ", "_")+".txtar")
}

// sent is what the source of a way sends in its golden file.
func sent(t *testing.T, name string) []byte {
	t.Helper()
	a, err := txtar.ParseFile(file(name))
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Files) == 0 || a.Files[0].Name != "sent" {
		t.Fatalf("%s does not begin with what was sent", name)
	}
	return a.Files[0].Data
}

func TestAnswersOfSources(t *testing.T) {
	for name, w := range ways {
		data := sent(t, name)
		golden(t, name, w.tool, data, func() tool.Raw { return w.raw(t, data) })
	}
	for name, o := range odd {
		golden(t, name, o.tool, nil, func() tool.Raw { return o.raw(t) })
	}
}
