package diag

// Stale is the code of a generated file that is not what its sources make now.
const Stale Code = "TA090"

var stalePages = []Page{{
	Code:  Stale,
	Title: "a generated file is out of date",
	Text: `check makes every generated file in memory and compares it with the one on
disk; line ends do not count. They differ when a struct, tag, directive, doc
comment or constant has changed since the last run, when a file was edited by
hand or is missing, and when another version of tooladapt wrote it.`,
	Wrong: `tooladapt check ./...`,
	Cure: `go generate ./...
tooladapt check ./...`,
}}
