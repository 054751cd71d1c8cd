package bench

import (
	"time"

	"github.com/tooladapt/tooladapt/runtime/bench/issues"
	"github.com/valyala/fastjson"
)

// fastjsonReader parses the whole into a tree, whose memory it uses again, and
// copies each field of each issue out of it.
func fastjsonReader() func([]byte) ([]issues.Issue, error) {
	var parser fastjson.Parser
	return func(document []byte) ([]issues.Issue, error) {
		root, err := parser.ParseBytes(document)
		if err != nil {
			return nil, err
		}
		items, err := root.Array()
		if err != nil {
			return nil, err
		}
		list := make([]issues.Issue, len(items))
		for i, item := range items {
			if list[i], err = fastjsonIssue(item); err != nil {
				return nil, err
			}
		}
		return list, nil
	}
}

func fastjsonIssue(item *fastjson.Value) (issues.Issue, error) {
	text := func(key string) string { return string(item.GetStringBytes(key)) }
	created, err := time.Parse(time.RFC3339, text("created_at"))
	if err != nil {
		return issues.Issue{}, err
	}
	issue := issues.Issue{
		Number:   item.GetInt("number"),
		ID:       item.GetInt64("id"),
		Title:    text("title"),
		State:    issues.State(text("state")),
		Locked:   item.GetBool("locked"),
		Comments: item.GetInt("comments"),
		Created:  created,
		Link:     text("html_url"),
		Body:     text("body"),
	}
	if closed := text("closed_at"); closed != "" {
		at, err := time.Parse(time.RFC3339, closed)
		if err != nil {
			return issues.Issue{}, err
		}
		issue.Closed = &at
	}
	return issue, nil
}
