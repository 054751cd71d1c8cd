package errorbody_test

import (
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/errorbody"
)

// TestRead holds bodies that package upstream does not see; its tests hold those
// of providers.
func TestRead(t *testing.T) {
	tests := []struct {
		body string
		want cause.Cause
	}{
		{`{"errcode": 42001, "errmsg": "expired"}`, cause.Cause{Hint: cause.UpstreamUnauthenticated}},
		{`{"errcode": "45011"}`, cause.Cause{Hint: cause.UpstreamRateLimit}},
		{`{"errcode": 0}`, cause.Cause{}},
		{`{"cod": "404", "message": "city not found"}`, cause.Cause{Status: 404}},
		{`{"statusCode": 503}`, cause.Cause{Status: 503}},
		{`{"code": "40004", "sub_code": "ACQ.TRADE_NOT_EXIST"}`, cause.Cause{Hint: cause.UpstreamNotFound}},
		{`{"return_code": "SUCCESS", "result_code": "FAIL", "err_code": "FREQUENCY_LIMITED"}`, cause.Cause{Hint: cause.UpstreamRateLimit}},
		{`{"errors": [{"message": "x", "extensions": {"code": "FORBIDDEN"}}]}`, cause.Cause{Hint: cause.UpstreamAccessRefused}},
		{`{"retry_after": 1.5}`, cause.Cause{RetryAfter: 1500 * time.Millisecond}},
		{`{"retry_after": 1e300}`, cause.Cause{RetryAfter: errorbody.LongestWait}},
		{`<html>`, cause.Cause{}},
		{``, cause.Cause{}},
	}
	for _, tt := range tests {
		if got := errorbody.Read([]byte(tt.body)); got != tt.want {
			t.Errorf("Read(%s) = %+v, want %+v", tt.body, got, tt.want)
		}
	}
}

// FuzzRead holds that whatever a body is, its cause can be: a hint of the
// vocabulary, the status of an error, a wait that is believed.
func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"error": {"code": 429, "details": [{"retryDelay": "34.5s"}]}, "errcode": "-1"}`))
	f.Add([]byte(`[[[[[[{"code": "NotFound"}]]]]]]`))
	f.Fuzz(func(t *testing.T, body []byte) {
		c := errorbody.Read(body)
		if c.Hint != "" && !c.Hint.Known() || c.Status != 0 && cause.OfStatus(c.Status) == "" || c.RetryAfter < 0 || c.RetryAfter > errorbody.LongestWait {
			t.Fatalf("%q says %+v", body, c)
		}
	})
}
