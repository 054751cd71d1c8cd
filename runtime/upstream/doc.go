// Package upstream makes errors of what sources answer over HTTP, so that
// tool.Classify knows their category, how long to wait and the root cause:
//
//	resp, err := client.Do(req)
//	if err != nil {
//		return Order{}, err
//	}
//	defer resp.Body.Close()
//	if err := upstream.Check(resp); err != nil {
//		return Order{}, err
//	}
//
// It reads the status, Retry-After in both forms, X-RateLimit-Reset where no
// call is left, and what package errorbody
// knows of the body; no text of that gets to the model.
//
// It is a package of its own since it needs net/http, which a program whose
// tools ask no source must not link.
package upstream
