package upstream

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Raw is the answer of a source as upstream output, for handlers that return
// that:
//
//	resp, err := client.Do(req)
//	if err != nil {
//		return tool.Raw{}, err
//	}
//	return upstream.Raw(resp), nil
//
// It reads the body, up to normalize.MaxBytes, and closes it. The value is that
// of normalize.Bytes of its Content-Type; null where the status says that there
// is no body. A status other than 2xx is the error that [Check] makes of it.
// What the header tells of the page, a Link to the next one and X-Total-Count,
// and the age of what came from a cache, is in the Report.
func Raw(resp *http.Response) tool.Raw {
	s := &source{status: resp.StatusCode, header: resp.Header, at: time.Now(), next: next(resp)}
	if resp.Body != nil {
		s.body, s.err = io.ReadAll(io.LimitReader(resp.Body, normalize.MaxBytes+1))
		s.err = errors.Join(s.err, resp.Body.Close())
	}
	return tool.FromValue(s)
}

// source is an answer whose body was read. It is a [normalize.Source].
type source struct {
	status int
	header http.Header
	body   []byte
	err    error // of reading the body
	at     time.Time
	next   string
}

// Bytes is the body and its Content-Type.
func (s *source) Bytes() ([]byte, string) { return s.body, s.header.Get("Content-Type") }

// Failure is the error that the status is, or that of reading the body.
func (s *source) Failure() error {
	if s.status >= 200 && s.status < 300 {
		if s.err != nil {
			return tool.Classify(fmt.Errorf("read the body: %w", s.err))
		}
		return nil
	}
	err := &Error{Status: s.status, Header: s.header, Body: s.body[:min(len(s.body), maxBody)], At: s.at}
	if s.status >= http.StatusBadRequest {
		return tool.Classify(err)
	}
	e := tool.UpstreamError.New("").With(err) // such as a redirect that was not followed
	e.Code = "UPSTREAM_" + strconv.Itoa(s.status)
	return e
}

// Read reads the body of an answer that did not fail.
func (s *source) Read(body []byte) (normalize.Answer, error) {
	if s.status == http.StatusNoContent || s.status == http.StatusResetContent {
		return normalize.Answer{JSON: []byte("null"), Form: normalize.FormJSON}, nil
	}
	content, _ := normalize.Bytes(s.header.Get("Content-Type"), body).Value().(normalize.Source)
	a, err := content.Read(body)
	if err == nil {
		a.Report = s.page(a.Report)
	}
	return a, err
}

// page adds what the header tells of the page to a report.
func (s *source) page(r *tool.Report) *tool.Report {
	total, counted := number(s.header, "X-Total-Count")
	age, cached := number(s.header, "Age")
	cached = cached && age > 0
	if s.next == "" && !counted && !cached {
		return r
	}
	if r == nil {
		r = new(tool.Report)
	}
	r.Next = s.next
	if counted {
		r.Total = tool.Some(total)
	}
	if cached {
		r.AsOf = (&Error{Header: s.header, At: s.at}).sent().Add(-time.Duration(age) * time.Second)
	}
	return r
}

// number is the number that a header has, 0 or more and no absurd one.
func number(h http.Header, key string) (int, bool) {
	const most = 1 << 31
	n, err := strconv.Atoi(h.Get(key))
	return n, err == nil && n >= 0 && n < most
}
