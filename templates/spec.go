package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// specVar renders
//
//	var getOrderSpec = tool.Spec{
//		Name:      "get_order",
//		Version:   1,
//		Risk:      tool.R1,
//		Timeout:   5 * time.Second,
//		Arguments: json.RawMessage(`{ … }`),
//	}
func specVar(d plan.SpecVar) jen.Code {
	var members memberList
	members.add("Name", true, jen.Lit(d.Tool))
	members.add("Description", d.Description != "", jen.Lit(d.Description))
	members.add("Version", true, jen.Lit(d.Version))
	members.add("Risk", true, runtimeTool("R"+risk(d.Risk)))
	members.add("Idempotent", d.Idempotent, jen.True())
	members.add("Poll", d.Poll, jen.True())
	members.add("Untrusted", d.Untrusted, jen.True())
	members.add("Timeout", d.Timeout.N != 0, timespan(d.Timeout))
	members.add("Retry", d.Retry != nil, retry(d.Retry))
	members.add("Form", d.Form != "", rendering(d.Form))
	members.add("MaxTokens", d.MaxTokens > 0, jen.Lit(d.MaxTokens))
	members.add("MaxChars", d.MaxChars > 0, jen.Lit(d.MaxChars))
	members.add("Arguments", true, message(d.Arguments))
	members.add("Result", d.Result != "", message(d.Result))
	members.add("Errors", len(d.Errors) > 0, jen.Index().Op("*").Add(runtimeTool("Error")).Values(names(d.Errors)...))
	members.add("Examples", len(d.Examples) > 0, jen.Index().Add(jsonMessage()).Add(lines(messages(d.Examples)...)))
	members.add("Secrets", len(d.Secrets) > 0, jen.Index().String().Values(quoted(d.Secrets)...))
	members.add("Hidden", len(d.Hidden) > 0, jen.Index().String().Values(quoted(d.Hidden)...))
	members.add("Redacted", len(d.Redacted) > 0, jen.Index().String().Values(quoted(d.Redacted)...))
	list := func(all []string) jen.Code { return jen.Index().String().Values(quoted(all)...) }
	members.add("Fields", d.Choice.Fields != "", jen.Lit(d.Choice.Fields))
	members.add("Detail", d.Choice.Detail != "", jen.Lit(d.Choice.Detail))
	members.add("FieldsOf", d.Choice.Of != "", jen.Lit(d.Choice.Of))
	members.add("Choices", len(d.Choice.All) > 0, list(d.Choice.All))
	members.add("Always", len(d.Choice.Always) > 0, list(d.Choice.Always))
	members.add("Concise", len(d.Choice.Concise) > 0, list(d.Choice.Concise))
	members.add("Exits", d.Exits != nil, jen.Index().Int().Values(integers(d.Exits)...))
	members.add("Page", d.Page != "", jen.Lit(d.Page))
	members.add("PageOf", d.PageOf != "", jen.Lit(d.PageOf))
	members.add("Next", len(d.Next) > 0, jen.Index().String().Add(lines(quoted(d.Next)...)))
	return jen.Var().Id(d.Name).Op("=").Add(runtimeTool("Spec")).Add(lines(members...))
}

func risk(level int) string { return string(rune('0' + level)) }

// timespan renders 5 * time.Second.
func timespan(d plan.Duration) jen.Code {
	unit := jen.Qual("time", d.Unit)
	if d.N == 1 {
		return unit
	}
	return jen.Lit(int(d.N)).Op("*").Add(unit)
}

// retry renders
//
//	tool.Retry{MaxAttempts: 3, Backoff: 200 * time.Millisecond, On: []tool.Category{tool.RateLimited}}
func retry(r *plan.Retry) jen.Code {
	if r == nil {
		return nil
	}
	var on []jen.Code
	for _, name := range r.On {
		on = append(on, runtimeTool(name))
	}
	return runtimeTool("Retry").Add(inline(
		key("MaxAttempts", jen.Lit(r.Max)),
		key("Backoff", timespan(r.Backoff)),
		key("On", jen.Index().Add(runtimeTool("Category")).Values(on...)),
	))
}

func jsonMessage() *jen.Statement { return jen.Qual("encoding/json", "RawMessage") }

// message renders json.RawMessage(`{ … }`).
func message(text string) jen.Code { return jsonMessage().Call(raw(text)) }

func messages(texts []string) []jen.Code {
	var all []jen.Code
	for _, t := range texts {
		all = append(all, message(t))
	}
	return all
}

func names(all []string) []jen.Code {
	var ids []jen.Code
	for _, n := range all {
		ids = append(ids, jen.Id(n))
	}
	return ids
}
