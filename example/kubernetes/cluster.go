package kubernetes

import (
	"bytes"
	"context"
	"os/exec"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Run runs kubectl with arguments and answers what it wrote. Its error is that of
// Run of os/exec.
type Run func(ctx context.Context, args ...string) (stdout, stderr []byte, err error)

// Cluster answers the tools of this package. It is safe for concurrent use.
type Cluster struct{ run Run }

// New is the cluster that run asks; nil runs kubectl with the configuration of
// the user.
func New(run Run) *Cluster {
	if run == nil {
		run = kubectl
	}
	return &Cluster{run}
}

func kubectl(ctx context.Context, args ...string) ([]byte, []byte, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, "kubectl", args...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	return stdout.Bytes(), stderr.Bytes(), err
}

// get is what kubectl get answers. It ends with exit code 1 whatever went wrong;
// what the server said is in its words.
func (c *Cluster) get(ctx context.Context, args ...string) (tool.Raw, error) {
	stdout, stderr, err := c.run(ctx, append([]string{"get", "--output=json"}, args...)...)
	if err != nil {
		for reason, category := range refusals {
			if bytes.HasPrefix(stderr, []byte("Error from server ("+reason+")")) {
				return tool.Raw{}, category.New("").With(err)
			}
		}
	}
	return normalize.Command(stdout, stderr, err), nil
}

// refusals are the reasons that an API server gives for not answering.
var refusals = map[string]tool.Category{
	"NotFound":           tool.NotFound,
	"Forbidden":          tool.PermissionDenied,
	"Unauthorized":       tool.Unauthenticated,
	"TooManyRequests":    tool.RateLimited,
	"Timeout":            tool.UpstreamUnavailable,
	"ServiceUnavailable": tool.UpstreamUnavailable,
}
