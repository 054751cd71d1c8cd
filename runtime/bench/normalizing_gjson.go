package bench

import (
	"errors"
	"time"

	"github.com/tidwall/gjson"
	"github.com/tooladapt/tooladapt/runtime/bench/issues"
)

// readGJSON looks each field of each issue up. It looks whether the text is JSON
// before that, as gjson says to do with what others send.
func readGJSON(document []byte) ([]issues.Issue, error) {
	if !gjson.ValidBytes(document) {
		return nil, errors.New("not JSON")
	}
	items := gjson.ParseBytes(document).Array()
	list := make([]issues.Issue, len(items))
	for i, item := range items {
		created, err := time.Parse(time.RFC3339, item.Get("created_at").String())
		if err != nil {
			return nil, err
		}
		list[i] = issues.Issue{
			Number:   int(item.Get("number").Int()),
			ID:       item.Get("id").Int(),
			Title:    item.Get("title").String(),
			State:    issues.State(item.Get("state").String()),
			Locked:   item.Get("locked").Bool(),
			Comments: int(item.Get("comments").Int()),
			Created:  created,
			Link:     item.Get("html_url").String(),
			Body:     item.Get("body").String(),
		}
		if closed := item.Get("closed_at"); closed.Type != gjson.Null {
			at, err := time.Parse(time.RFC3339, closed.String())
			if err != nil {
				return nil, err
			}
			list[i].Closed = &at
		}
	}
	return list, nil
}
