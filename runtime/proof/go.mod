module github.com/tooladapt/tooladapt/runtime/proof

go 1.26.0

require (
	github.com/google/go-cmp v0.7.0
	github.com/google/jsonschema-go v0.4.3
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.3
	github.com/tooladapt/tooladapt/runtime v0.0.0
	pgregory.net/rapid v1.3.0
)

require golang.org/x/text v0.14.0 // indirect

replace github.com/tooladapt/tooladapt/runtime => ..
