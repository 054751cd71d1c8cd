package tooltest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Golden fails t where a call is answered otherwise than in the files of a folder:
//
//	answer.txt     the text for the model, in English
//	answer.zh.txt  the text in Chinese
//	envelope.json  the envelope, without the times of the call
//
// ask makes the call; its context has the language of the caller. The texts must
// be read back by render.Read, and the envelope as it was written. The reference
// of a raw result is REF. With the variable TOOLADAPT_UPDATE=1 in the environment
// the files are written instead of compared.
func Golden(t testing.TB, folder string, ask func(ctx context.Context) tool.Message) {
	t.Helper()
	for lang, name := range map[string]string{"en": "answer.txt", "zh": "answer.zh.txt"} {
		msg := ask(tool.WithCaller(t.Context(), tool.Caller{Lang: lang}))
		if _, err := render.Read(msg.Content); err != nil {
			t.Errorf("the answer is not read back: %v\n%s", err, msg.Content)
		}
		compare(t, filepath.Join(folder, name), withoutRef(msg, []byte(msg.Content)))
		if lang == "en" {
			compare(t, filepath.Join(folder, "envelope.json"), withoutRef(msg, envelope(t, msg.Result)))
		}
	}
}

// withoutRef is text with REF for the reference of the raw result.
func withoutRef(msg tool.Message, text []byte) []byte {
	if msg.Result.RawRef == "" {
		return text
	}
	return bytes.ReplaceAll(text, []byte(msg.Result.RawRef), []byte("REF"))
}

// envelope is r as indented JSON.
func envelope(t testing.TB, r tool.Result) []byte {
	t.Helper()
	r.StartedAt, r.Duration = time.Time{}, 0
	sent, err := json.Marshal(r)
	if err != nil {
		t.Fatalf("the envelope is not written: %v", err)
	}
	var again tool.Result
	if err := json.Unmarshal(sent, &again); err != nil {
		t.Errorf("the envelope is not read back: %v\n%s", err, sent)
	}
	if more, err := json.Marshal(again); err != nil || !bytes.Equal(sent, more) {
		t.Errorf("the envelope is read back as another one: %v\n%s\n%s", err, sent, more)
	}
	var out bytes.Buffer
	if err := json.Indent(&out, sent, "", "  "); err != nil {
		t.Fatalf("the envelope is no JSON: %v", err)
	}
	return append(out.Bytes(), '\n')
}

// compare holds got against a file, or writes that.
func compare(t testing.TB, path string, got []byte) {
	t.Helper()
	if os.Getenv("TOOLADAPT_UPDATE") == "1" {
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, got, 0o644)); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		t.Errorf("%s is not there: run with TOOLADAPT_UPDATE=1 to write\n%s", path, got)
	case err != nil:
		t.Fatal(err)
	case strings.ReplaceAll(string(want), "\r\n", "\n") != string(got):
		t.Errorf("the answer is not that of %s:\n%s\nwant\n%s", path, got, want)
	}
}
