package github

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// Config says which GitHub is asked. The zero Config is github.com, where it
// shows public repositories to anybody, a few times an hour.
type Config struct {
	// BaseURL is that of the REST API; "" is https://api.github.com. A GitHub
	// Enterprise Server has it at https://HOST/api/v3.
	BaseURL string
	// Token authorizes the calls; "" for none.
	Token Token
	// HTTP makes the calls; nil is a client that waits 10 s at most.
	HTTP *http.Client
}

// Client answers the tools of this package. It is safe for concurrent use.
type Client struct {
	base *url.URL
	http *http.Client
	// authorize adds the token, which no field of a Client holds: what is printed
	// of unexported fields does not ask their methods.
	authorize func(http.Header)
}

// New is a client of the GitHub that c says. Its error is that of a base URL that
// is no absolute one of http or https.
func New(c Config) (*Client, error) {
	if c.BaseURL == "" {
		c.BaseURL = "https://api.github.com"
	}
	base, err := url.Parse(c.BaseURL)
	if err != nil {
		return nil, fmt.Errorf("base URL: %w", err)
	}
	if base.Host == "" || base.Scheme != "https" && base.Scheme != "http" {
		return nil, fmt.Errorf("base URL %s: want one of https or http", base.Redacted())
	}
	if c.HTTP == nil {
		c.HTTP = &http.Client{Timeout: 10 * time.Second}
	}
	authorize := func(h http.Header) {
		if c.Token != "" {
			h.Set("Authorization", "Bearer "+string(c.Token))
		}
	}
	return &Client{base, c.HTTP, authorize}, nil
}

// get asks for what is at a path of the API.
func (c *Client) get(ctx context.Context, query url.Values, path ...string) (tool.Raw, error) {
	u := c.base.JoinPath(path...)
	u.RawQuery = query.Encode()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return tool.Raw{}, fmt.Errorf("ask GitHub: %w", err)
	}
	req.Header.Set("Accept", "application/vnd.github+json")
	req.Header.Set("X-GitHub-Api-Version", "2022-11-28")
	c.authorize(req.Header)
	resp, err := c.http.Do(req)
	if err != nil {
		return tool.Raw{}, fmt.Errorf("ask GitHub: %w", err)
	}
	return upstream.Raw(resp), nil
}
