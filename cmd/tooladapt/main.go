// Command tooladapt writes the adapters of annotated Go tool structs: schema,
// decoder, validator, renderer and error constructors, in tooladapt_gen.go
// beside the sources. Run tooladapt help for its use.
package main

import "os"

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }
