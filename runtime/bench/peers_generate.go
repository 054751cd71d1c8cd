//go:build peers

package bench

// What peers that are generators make of the same arguments is committed, as
// the peers take long to build. It is made anew by
//
//	go generate -tags peers .

//go:generate go run github.com/ogen-go/ogen/cmd/ogen@v1.24.0 --config ogen/ogen.yml --target ogen --package ogen --clean ogen/openapi.yml
//go:generate go run github.com/mailru/easyjson/easyjson@v0.9.2 -all -no_std_marshalers -disallow_unknown_fields args/weather.go args/search.go args/invoice.go
