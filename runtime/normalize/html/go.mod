module github.com/tooladapt/tooladapt/runtime/normalize/html

go 1.26.0

require (
	github.com/tooladapt/tooladapt/runtime v0.0.0
	golang.org/x/net v0.62.0
)

replace github.com/tooladapt/tooladapt/runtime => ../..
