package bench

import (
	"encoding/json"

	"github.com/tooladapt/tooladapt/runtime/bench/issues"
	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Normalizer is one way to read what an upstream answered.
type Normalizer struct {
	Name string
	// Read reads a list of issues in the shape of GitHub's into ten fields each.
	// What else it answers is kept with them, nil for most.
	Read func(document []byte) ([]issues.Issue, *tool.Presence, error)
}

// listed is how many issues are in the list that is read, of 100 KB.
const listed = 20

// unmarshals is the name of the normalizer that goals are about.
const unmarshals = "json.Unmarshal"

// Normalizers are all of them. The first alone tells what was not sent, and takes
// numbers that are texts, and more that package extract lists.
func Normalizers() []Normalizer {
	return []Normalizer{
		{ours, func(document []byte) ([]issues.Issue, *tool.Presence, error) {
			of, err := issues.ListIssuesTool.Normalize(normalize.JSON(document))
			return of.Value, of.Sent, err
		}},
		{unmarshals, values(func(document []byte) (list []issues.Issue, err error) {
			return list, json.Unmarshal(document, &list)
		})},
		{"gjson", values(readGJSON)},
		{"fastjson", values(fastjsonReader())},
	}
}

// values is what reads nothing but values.
func values(read func([]byte) ([]issues.Issue, error)) func([]byte) ([]issues.Issue, *tool.Presence, error) {
	return func(document []byte) ([]issues.Issue, *tool.Presence, error) {
		list, err := read(document)
		return list, nil, err
	}
}
