module github.com/tooladapt/tooladapt/runtime

go 1.26.0
