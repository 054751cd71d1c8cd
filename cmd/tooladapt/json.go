package main

import (
	"github.com/tooladapt/tooladapt/gen"
	"github.com/tooladapt/tooladapt/gen/diag"
)

// runJSON is what -json prints of a run.
type runJSON struct {
	Packages    []packageJSON    `json:"packages"`
	Diagnostics []diagnosticJSON `json:"diagnostics"`
}

type packageJSON struct {
	Path         string   `json:"path"`
	Tools        []string `json:"tools"`
	SchemaTokens int      `json:"schema_tokens"`
	Wrote        []string `json:"wrote"`
	Note         string   `json:"note,omitempty"`
	Seconds      float64  `json:"seconds"`
}

type diagnosticJSON struct {
	File    string    `json:"file"`
	Line    int       `json:"line,omitempty"`
	Column  int       `json:"column,omitempty"`
	Code    diag.Code `json:"code"`
	Message string    `json:"message"`
	Hint    string    `json:"hint,omitempty"`
}

func jsonReport(run *gen.Run) runJSON {
	out := runJSON{Packages: []packageJSON{}}
	for _, p := range run.Packages {
		pj := packageJSON{Path: p.Path, Tools: []string{}, SchemaTokens: p.SchemaTokens, Wrote: []string{}, Note: p.Note, Seconds: p.Took.Seconds()}
		for _, t := range p.Tools {
			pj.Tools = append(pj.Tools, t.Name)
		}
		pj.Wrote = append(pj.Wrote, p.Wrote...)
		out.Packages = append(out.Packages, pj)
	}
	out.Diagnostics = jsonDiagnostics(run.Diagnostics)
	return out
}

func jsonDiagnostics(all []diag.Diagnostic) []diagnosticJSON {
	out := []diagnosticJSON{}
	for _, d := range all {
		out = append(out, diagnosticJSON{d.Pos.Filename, d.Pos.Line, d.Pos.Column, d.Code, d.Message, d.Hint})
	}
	return out
}
