module github.com/tooladapt/tooladapt/runtime/normalize/charset

go 1.26.0

require (
	github.com/tooladapt/tooladapt/runtime v0.0.0
	golang.org/x/text v0.43.0
)

replace github.com/tooladapt/tooladapt/runtime => ../..
