package payments

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// Gateway answers the tools of this package. It is safe for concurrent use.
type Gateway struct {
	base *url.URL
	http *http.Client
}

// New is the gateway at an absolute base URL, which client asks, signing in as
// the gateway wants it.
func New(base string, client *http.Client) (*Gateway, error) {
	u, err := url.Parse(base)
	if err != nil {
		return nil, fmt.Errorf("base URL: %w", err)
	}
	return &Gateway{u, client}, nil
}

// get asks for what is at a path.
func (g *Gateway) get(ctx context.Context, path ...string) (tool.Raw, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, g.base.JoinPath(path...).String(), nil)
	if err != nil {
		return tool.Raw{}, fmt.Errorf("ask the gateway: %w", err)
	}
	resp, err := g.http.Do(req)
	if err != nil {
		return tool.Raw{}, fmt.Errorf("ask the gateway: %w", err)
	}
	return upstream.Raw(resp), nil
}
