package compact

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// lost are the files of which something is lost, and what.
var lost = map[string]string{}

// mostLost is the part of the files of which something may be lost.
const mostLost = 0.05

// TestRealOutputs shows what real programs and services answer, as a tree and
// as a text, and reads it again: the tree is equal and the text is the same.
func TestRealOutputs(t *testing.T) {
	read, left := make(map[string]int), len(lost)
	root := filepath.Join(data(t), "raw-outputs")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == "LICENSE" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		form, problem := shownAgain(text)
		read[form]++
		if why := lost[filepath.ToSlash(name)]; why != "" {
			left--
			if problem == nil {
				t.Errorf("%s loses nothing any more: %s", name, why)
			}
		} else if problem != nil {
			t.Errorf("%s as %s: %v", name, form, problem)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	all := 0
	for _, n := range read {
		all += n
	}
	if left > 0 || float64(len(lost)) > mostLost*float64(all) {
		t.Errorf("%d of %d files lose something, %d of them are not there", len(lost), all, left)
	}
	if read["JSON"] < 250 || read["XML"] < 15 || read["CSV"] < 2 || all < 450 {
		t.Errorf("too few are read: %v", read)
	}
	t.Logf("%v, %d lose something", read, len(lost))
}

// shownAgain shows text and reads it again, as what it is, and answers what is
// lost.
func shownAgain(text []byte) (form string, lost error) {
	form = "text"
	var nodes []Node
	for _, f := range forms {
		if all, err := f.nodes(text); err == nil {
			form, nodes = f.name, all
			break
		}
	}
	doc := TreeTool.AppendCompact(render.Banner(nil, "tree", tool.Success), tool.Value(Source{nodes, string(text)}))
	again, source, err := readTree(string(doc))
	switch {
	case err != nil:
		return form, err
	case source != string(text):
		return form, fmt.Errorf("the text has become another")
	case len(again) != len(nodes) || len(nodes) > 0 && !reflect.DeepEqual(again, nodes):
		return form, fmt.Errorf("%d nodes have become %d others", len(nodes), len(again))
	case form == "JSON":
		return form, compareJSON(text, again)
	}
	return form, nil
}

// readTree reads a document that shows a tree.
func readTree(doc string) (nodes []Node, source string, err error) {
	d, err := render.Read(doc)
	if err != nil {
		return nil, "", err
	}
	table, _ := d.Part("nodes")
	for _, row := range table.Body.(render.Rows).Rows {
		n := branch(row[0].Text, row[1].Text)
		if v := row[2]; v.Absent == "" {
			n.Value = &v.Text
		}
		nodes = append(nodes, n)
	}
	text, _ := d.Part("source_text")
	return nodes, text.Body.(render.Text).String(), nil
}

// compareJSON holds the tree against what encoding/json makes of the text.
func compareJSON(text []byte, nodes []Node) error {
	got, err := grown(nodes)
	if err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	for i := 0; ; i++ {
		var want any
		if err := d.Decode(&want); err == io.EOF && i == len(got) {
			return nil
		} else if err != nil {
			return err
		}
		if i >= len(got) || !reflect.DeepEqual(got[i], want) {
			return fmt.Errorf("value %d is another tree", i+1)
		}
	}
}
