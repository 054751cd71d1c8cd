package templates

import (
	"strings"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// Document is the page d with its texts, those of the tools in their order.
func Document(d plan.Document, t plan.Texts) []byte {
	var p page
	p.add(plan.MarkdownHeader)
	p.block("# Tools of " + cell(d.Package))
	var rows [][]string
	for _, tool := range d.Tools {
		rows = append(rows, []string{"[" + code(tool.Name) + "](" + anchor(tool.Name) + ")", cell(first(tool.Description)), cell(tool.Facts[0])})
	}
	p.table([]string{"tool", "what it does", "risk"}, rows)
	p.protocol(t.Protocol)
	for i, tool := range d.Tools {
		p.tool(tool, t.Tools[i])
	}
	return []byte(p.String())
}

// protocol appends what holds for all tools.
func (p *page) protocol(t plan.Protocol) {
	p.block("## What a model reads")
	p.block("Every answer is a text. Its first line has the name of the tool and a status; fields of the answer as a whole\n" +
		"follow, then sections. Names in brackets and keys at the start of a line come from the system, values from the tool.")
	p.terms("status", t.Statuses)
	p.block("The sections, here all kinds of them:")
	p.fence(t.Sections)
	p.terms("section", t.Kinds)
	p.block("Where there is no value, one of these stands, and no other text is ever shown like them:")
	p.terms("instead of a value", t.Absences)
	p.block("An answer that is no success has a section `[error]`. Its keys:")
	p.terms("key", t.Keys)
	p.block("Any tool may answer with these codes, besides its own; offers are never orders:")
	p.kinds(t.Categories, []string{"code"}, func(k plan.ErrorKind) []string { return []string{code(k.Code)} })
	p.block("This is for the system prompt, in English or in Chinese:")
	p.fence(t.English)
	p.fence(t.Chinese)
}

// terms appends a table of words.
func (p *page) terms(head string, terms []plan.Term) {
	var rows [][]string
	for _, t := range terms {
		rows = append(rows, []string{code(t.Name), cell(t.Means)})
	}
	p.table([]string{head, "means"}, rows)
}

// kinds appends a table of errors; called are the first cells of one, under heads.
func (p *page) kinds(kinds []plan.ErrorKind, heads []string, called func(plan.ErrorKind) []string) {
	var rows [][]string
	for _, k := range kinds {
		rows = append(rows, append(called(k),
			code(k.Status), yes(k.Retryable), yes(k.UserActs), cell(k.Message), cell(strings.Join(k.Next, "; ")),
		))
	}
	p.table(append(heads, "status", "retryable", "a person acts", "message", "next"), rows)
}

// tool appends what is said of one tool.
func (p *page) tool(d plan.DocumentTool, t plan.ToolTexts) {
	p.block("## " + cell(d.Name))
	if d.Description != "" {
		p.block(prose(d.Description))
	}
	p.block(prose(strings.Join(d.Facts, " · ")))
	p.arguments(d)
	p.keys(d)
	if len(t.Errors) > 0 {
		p.block("Its errors:")
		p.kinds(t.Errors, []string{"code", "category"}, func(k plan.ErrorKind) []string { return []string{code(k.Code), code(k.Category)} })
	}
	p.examples(d, t)
}

// arguments appends the arguments of a tool.
func (p *page) arguments(d plan.DocumentTool) {
	p.block("### Arguments of " + cell(d.Name))
	if len(d.Arguments) == 0 {
		p.block("It has none.")
	}
	var rows [][]string
	for _, a := range d.Arguments {
		rows = append(rows, []string{code(a.Name), cell(a.Type), yes(a.Required), code(a.Default), cell(a.Meaning)})
	}
	p.table([]string{"name", "type", "required", "default", "meaning"}, rows)
}

// keys appends the keys of the result of a tool.
func (p *page) keys(d plan.DocumentTool) {
	p.block("### Result of " + cell(d.Name))
	if d.Result == "" {
		p.block("It answers with the status only.")
		return
	}
	if len(d.Keys) == 0 {
		p.block("It answers with: " + cell(d.Result) + ".")
	}
	var rows [][]string
	for _, k := range d.Keys {
		rows = append(rows, []string{code(k.Key), cell(k.Type), cell(k.Unit), cell(k.Meaning)})
	}
	p.table([]string{"key", "type", "unit", "meaning"}, rows)
}

// examples appends what a tool says.
func (p *page) examples(d plan.DocumentTool, t plan.ToolTexts) {
	p.block("### Examples of " + cell(d.Name))
	if d.Case.Arguments != "" {
		p.block("A call:")
		p.fence(d.Case.Arguments)
	}
	if len(t.Success) == 0 {
		p.block("Its struct has no `//tool:sample`, so that no success is shown.")
	}
	for _, text := range t.Success {
		p.shown("Success", text)
	}
	p.shown("Nothing found", t.Empty)
	p.shown("Partial", t.Partial)
	for _, f := range t.Failures {
		if f.Arguments != "" {
			p.block("Arguments that are refused:")
			p.fence(f.Arguments)
		}
		p.shown("Failure "+code(f.Code), f.Text)
	}
}

// shown appends one answer; none for "".
func (p *page) shown(what, text string) {
	if text != "" {
		p.block(what + ":")
		p.fence(text)
	}
}
