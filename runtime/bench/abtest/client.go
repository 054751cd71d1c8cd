package abtest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"
)

// Client asks a model through an endpoint that speaks OpenAI's chat protocol.
type Client struct {
	// URL is the base, such as https://api.openai.com/v1.
	URL string
	// Key is sent as a bearer token, unless it is "".
	Key   string
	Model string
	// HTTP sends; nil is one that waits for two minutes.
	HTTP *http.Client
}

// Reply is what a model answered.
type Reply struct {
	Text string
	// Prompt and Completion are tokens, as the endpoint counts them; 0 where it
	// doesn't.
	Prompt, Completion int
	Latency            time.Duration
}

// attempts is how often a call is made that the endpoint is too busy for.
const attempts = 4

// Ask asks once. A busy endpoint is asked again, after a while.
func (c Client) Ask(ctx context.Context, system, user string) (Reply, error) {
	type message struct {
		Role    string `json:"role"`
		Content string `json:"content"`
	}
	body, err := json.Marshal(struct {
		Model       string    `json:"model"`
		Messages    []message `json:"messages"`
		Temperature float64   `json:"temperature"`
	}{c.Model, []message{{"system", system}, {"user", user}}, 0})
	if err != nil {
		return Reply{}, fmt.Errorf("write the question: %w", err)
	}
	for wait := time.Second; ; wait *= 2 {
		reply, busy, err := c.post(ctx, body)
		if err == nil || !busy || wait >= 1<<(attempts-1)*time.Second {
			return reply, err
		}
		select {
		case <-ctx.Done():
			return Reply{}, ctx.Err()
		case <-time.After(wait):
		}
	}
}

// maxReply is the most bytes that are read of a reply.
const maxReply = 1 << 20

// post sends one question, and tells whether an error may be gone soon.
func (c Client) post(ctx context.Context, body []byte) (reply Reply, busy bool, err error) {
	url := strings.TrimSuffix(c.URL, "/") + "/chat/completions"
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return reply, false, fmt.Errorf("ask %s: %w", c.URL, err)
	}
	r.Header.Set("Content-Type", "application/json")
	if c.Key != "" {
		r.Header.Set("Authorization", "Bearer "+c.Key)
	}
	client := c.HTTP
	if client == nil {
		client = &http.Client{Timeout: 2 * time.Minute}
	}
	start := time.Now()
	answer, err := client.Do(r)
	if err != nil {
		return reply, true, fmt.Errorf("ask %s: %w", c.URL, err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, maxReply))
	if err != nil {
		return reply, true, fmt.Errorf("read the reply of %s: %w", c.URL, err)
	}
	if answer.StatusCode != http.StatusOK {
		busy = answer.StatusCode == http.StatusTooManyRequests || answer.StatusCode >= 500
		return reply, busy, fmt.Errorf("ask %s: status %d: %.300s", c.URL, answer.StatusCode, text)
	}
	reply, err = parse(text)
	reply.Latency = time.Since(start)
	return reply, false, err
}

// parse reads the body of a reply.
func parse(text []byte) (Reply, error) {
	var body struct {
		Choices []struct{ Message struct{ Content string } }
		Usage   struct {
			Prompt     int `json:"prompt_tokens"`
			Completion int `json:"completion_tokens"`
		}
	}
	if err := json.Unmarshal(text, &body); err != nil {
		return Reply{}, fmt.Errorf("read a reply: %w", err)
	}
	if len(body.Choices) == 0 {
		return Reply{}, fmt.Errorf("read a reply: no choices in %.300s", text)
	}
	return Reply{Text: body.Choices[0].Message.Content, Prompt: body.Usage.Prompt, Completion: body.Usage.Completion}, nil
}
