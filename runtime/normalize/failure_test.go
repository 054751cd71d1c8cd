package normalize_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// told is what becomes of a body that came as a success.
type told struct {
	category tool.Category // "" for no error
	hint     string
	retry    bool
}

// TestErrorsThatComeAsASuccess holds error bodies, and beside each what looks
// like one and is none.
func TestErrorsThatComeAsASuccess(t *testing.T) {
	fine := told{}
	unknown := told{tool.UpstreamError, "", false}
	tests := []struct {
		name, body string
		want       told
	}{
		{"an error in words", `{"error": "s3cr3t is down"}`, unknown},
		{"OAuth", `{"error": "invalid_grant", "error_description": "s3cr3t"}`, told{tool.Unauthenticated, "upstream_unauthenticated", false}},
		{"OpenAI", `{"error": {"message": "s3cr3t", "type": "insufficient_quota", "code": null}}`, told{tool.QuotaExceeded, "upstream_quota", false}},
		{"no error", `{"error": null}`, fine},
		{"an error of a job", `{"id": "j1", "status": "failed", "error": "s3cr3t"}`, fine},
		{"an error among other data", `{"file": "a.go", "error": "s3cr3t"}`, fine},
		{"JSON-RPC", `{"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "s3cr3t"}}`, told{tool.Unsupported, "not_supported", false}},
		{"Slack", `{"ok": false, "error": "not_found"}`, told{tool.NotFound, "upstream_not_found", false}},
		{"a failure", `{"success": false, "message": "s3cr3t"}`, unknown},
		{"a failed build", `{"success": false, "message": "s3cr3t", "log": []}`, fine},
		{"a success", `{"success": true, "message": "done"}`, fine},
		{"OpenWeather", `{"cod": "404", "message": "s3cr3t"}`, told{tool.NotFound, "upstream_not_found", false}},
		{"OpenWeather limits", `{"cod": 429, "message": "s3cr3t"}`, told{tool.RateLimited, "upstream_rate_limit", true}},
		{"OpenWeather answers", `{"cod": 200, "message": 0, "list": []}`, fine},
		{"WeChat", `{"errcode": 40001, "errmsg": "s3cr3t"}`, told{tool.Unauthenticated, "upstream_unauthenticated", false}},
		{"WeChat with more", `{"errcode": 45009, "errmsg": "s3cr3t", "hints": "x"}`, told{tool.QuotaExceeded, "upstream_quota", false}},
		{"WeChat is busy", `{"errcode": "-1", "errmsg": "s3cr3t"}`, told{tool.UpstreamUnavailable, "upstream_overloaded", true}},
		{"WeChat answers", `{"errcode": 0, "errmsg": "ok"}`, fine},
		{"WeChat Pay v3", `{"code": "PARAM_ERROR", "message": "s3cr3t"}`, told{tool.UpstreamError, "upstream_refused_request", false}},
		{"a code that is fine", `{"code": "SUCCESS", "message": "成功"}`, fine},
		{"code 0", `{"code": 0, "msg": "ok", "data": null}`, fine},
		{"code 200", `{"code": 200, "msg": "ok", "data": {}}`, fine},
		{"a code without data", `{"code": 50012, "msg": "s3cr3t", "data": null}`, unknown},
		{"a code beside data", `{"code": 50012, "msg": "s3cr3t", "data": [1]}`, fine},
		{"Alipay", `{"alipay_trade_query_response": {"code": "40004", "msg": "Business Failed", "sub_code": "ACQ.TRADE_NOT_EXIST", "sub_msg": "s3cr3t"}, "sign": "x"}`, told{tool.NotFound, "upstream_not_found", false}},
		{"Alipay answers", `{"alipay_trade_query_response": {"code": "10000", "msg": "Success", "trade_no": "1"}, "sign": "x"}`, fine},
		{"Taobao", `{"error_response": {"code": 27, "msg": "s3cr3t"}}`, unknown},
		{"Kubernetes", `{"kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Failure", "reason": "Conflict", "code": 409}`, told{tool.Conflict, "upstream_conflict", false}},
		{"Kubernetes answers", `{"kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Success"}`, fine},
		{"GitHub", `{"message": "s3cr3t", "documentation_url": "https://s3cr3t"}`, unknown},
		{"AWS", `{"__type": "com.amazon.coral.availability#ThrottlingException", "message": "s3cr3t"}`, told{tool.RateLimited, "upstream_rate_limit", true}},
		{"a problem", `{"type": "about:blank", "title": "s3cr3t", "status": 503}`, told{tool.UpstreamUnavailable, "upstream_unavailable", true}},
		{"GraphQL without data", `{"data": null, "errors": [{"message": "s3cr3t", "type": "FORBIDDEN"}]}`, told{tool.PermissionDenied, "upstream_access_refused", false}},
		{"GraphQL of nulls", `{"data": {"repository": null}, "errors": [{"message": "s3cr3t", "extensions": {"code": "UNAUTHENTICATED"}}]}`, told{tool.Unauthenticated, "upstream_unauthenticated", false}},
		{"errors that are a count", `{"errors": 2, "message": "x"}`, fine},
		{"a report with errors", `{"errors": [{"line": 3}], "warnings": []}`, fine},
		{"a bulk with errors", `{"took": 3, "errors": true, "items": []}`, fine},
		{"an error in a string", `"Error: user not found"`, told{tool.NotFound, "upstream_not_found", false}},
		{"an error body in a string", `"{\"errcode\": 42001}"`, told{tool.Unauthenticated, "upstream_unauthenticated", false}},
	}
	for _, tt := range tests {
		for _, raw := range []tool.Raw{normalize.JSON([]byte(tt.body)), normalize.Bytes("text/plain", []byte(tt.body))} {
			_, err := normalize.Read(raw)
			var got told
			if e, ok := errors.AsType[*tool.Error](err); ok {
				got = told{e.Category, e.Cause, e.Retryable()}
				envelope, _ := json.Marshal(e)
				if strings.Contains(string(envelope), "s3cr3t") || !strings.Contains(errors.Unwrap(e).Error(), "source answered") {
					t.Errorf("%s: the model is told %s, the log %v", tt.name, envelope, errors.Unwrap(e))
				}
			}
			if got != tt.want {
				t.Errorf("%s: told %+v, want %+v", tt.name, got, tt.want)
			}
		}
	}
}

func TestGraphQLPartialErrors(t *testing.T) {
	body := `{"data": {"a": [{"b": 1}, null]}, "errors": [
		{"message": "no access", "type": "FORBIDDEN", "path": ["a", 1, "x/y"]}, {"message": "late"}]}`
	a, err := normalize.Read(normalize.JSON([]byte(body)))
	want := &tool.Report{Missing: []tool.Missing{
		{Path: "/data/a/1/x~1y", Why: "refused", Says: "no access"},
		{Path: "/data", Why: "refused", Says: "late"},
	}}
	if err != nil || string(a.JSON) != body || !reflect.DeepEqual(a.Report, want) {
		t.Errorf("Read = %+v, %v; want the body and %+v", a.Report, err, want)
	}
}

func TestPages(t *testing.T) {
	page := func(title string) string {
		return "\n<!-- x -->\n<HTML><head><title>" + title + "</title></head><body><h1>s3cr3t</h1></body></html>\n"
	}
	unreadable := told{tool.InvalidResponse, "invalid_json", false}
	tests := []struct {
		sent           string
		asJSON, asPage told
	}{
		{page("502 Bad Gateway"), told{tool.UpstreamUnavailable, "upstream_unavailable", true}, told{tool.UpstreamUnavailable, "upstream_unavailable", true}},
		{page("404 Not Found"), told{tool.NotFound, "upstream_not_found", false}, told{tool.NotFound, "upstream_not_found", false}},
		{page("404"), unreadable, told{}},
		{page("1984 a novel"), unreadable, told{}},
		{page("Sign in"), unreadable, told{}},
		{"<!doctype html>", unreadable, told{}},
	}
	for _, tt := range tests {
		for media, want := range map[string]told{"application/json": tt.asJSON, "text/html; charset=utf-8": tt.asPage, "": tt.asPage} {
			a, err := normalize.Read(normalize.Bytes(media, []byte(tt.sent)))
			var got told
			if e, ok := errors.AsType[*tool.Error](err); ok {
				got = told{e.Category, e.Cause, e.Retryable()}
			} else if a.Form != normalize.FormHTML {
				t.Errorf("%q as %s is %s", tt.sent, media, a.Form)
			}
			if got != want {
				t.Errorf("%q as %s: told %+v, want %+v", tt.sent, media, got, want)
			}
		}
	}
}
