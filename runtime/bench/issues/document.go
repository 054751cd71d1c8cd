package issues

import (
	"fmt"
	"strings"
)

// Document is n issues in the shape that docs.github.com/rest/issues documents
// for "list repository issues": about 5 KB each, most of it links.
func Document(n int) []byte {
	var b strings.Builder
	b.WriteByte('[')
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		number := 4200 - i
		repo := "https://api.github.com/repos/octocat/hello-world"
		closed, state := "null", "open"
		if i%3 == 0 {
			closed, state = `"2026-06-11T09:14:33Z"`, "closed"
		}
		fmt.Fprintf(&b, `{"url":"%[1]s/issues/%[2]d","repository_url":"%[1]s","labels_url":"%[1]s/issues/%[2]d/labels{/name}",`+
			`"comments_url":"%[1]s/issues/%[2]d/comments","events_url":"%[1]s/issues/%[2]d/events",`+
			`"html_url":"https://github.com/octocat/hello-world/issues/%[2]d","id":%[3]d,"node_id":"MDU6SXNzdWUx%[3]d","number":%[2]d,`+
			`"title":"Found a bug in page %[2]d: it shows \"null\"","user":%[4]s,`+
			`"labels":[{"id":208045946,"node_id":"MDU6TGFiZWwyMDgwNDU5NDY=","url":"%[1]s/labels/bug","name":"bug","description":"Something isn't working","color":"f29513","default":true}],`+
			`"state":"%[5]s","locked":false,"assignee":%[4]s,"assignees":[%[4]s],`+
			`"milestone":{"url":"%[1]s/milestones/1","html_url":"https://github.com/octocat/hello-world/milestones/v1.0","labels_url":"%[1]s/milestones/1/labels","id":1002604,"node_id":"MDk6TWlsZXN0b25lMTAwMjYwNA==","number":1,"state":"open","title":"v1.0","description":"Tracking milestone for version 1.0","creator":%[4]s,"open_issues":4,"closed_issues":8,"created_at":"2026-04-10T20:09:31Z","updated_at":"2026-05-03T18:04:52Z","closed_at":null,"due_on":"2026-10-09T23:39:01Z"},`+
			`"comments":%[6]d,"created_at":"2026-05-22T13:33:48Z","updated_at":"2026-05-23T13:33:48Z","closed_at":%[7]s,"author_association":"COLLABORATOR","active_lock_reason":null,`+
			`"body":"I'm having a problem with this.\r\n\r\nSteps:\r\n1. open page %[2]d\r\n2. look at the title","closed_by":null,`+
			`"reactions":{"url":"%[1]s/issues/%[2]d/reactions","total_count":0,"+1":0,"-1":0,"laugh":0,"hooray":0,"confused":0,"heart":0,"rocket":0,"eyes":0},`+
			`"timeline_url":"%[1]s/issues/%[2]d/timeline","performed_via_github_app":null,"state_reason":null}`,
			repo, number, int64(9007199254740993)+int64(i), user("octocat", 1), state, i%7, closed)
	}
	b.WriteByte(']')
	return []byte(b.String())
}

func user(login string, id int) string {
	api := "https://api.github.com/users/" + login
	return fmt.Sprintf(`{"login":"%[1]s","id":%[2]d,"node_id":"MDQ6VXNlcjE=","avatar_url":"https://github.com/images/error/octocat_happy.gif","gravatar_id":"","url":"%[3]s",`+
		`"html_url":"https://github.com/%[1]s","followers_url":"%[3]s/followers","following_url":"%[3]s/following{/other_user}","gists_url":"%[3]s/gists{/gist_id}",`+
		`"starred_url":"%[3]s/starred{/owner}{/repo}","subscriptions_url":"%[3]s/subscriptions","organizations_url":"%[3]s/orgs","repos_url":"%[3]s/repos",`+
		`"events_url":"%[3]s/events{/privacy}","received_events_url":"%[3]s/received_events","type":"User","site_admin":false}`, login, id, api)
}
