package bench

import (
	"bytes"
	"encoding/json"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/tooladapt/tooladapt/runtime/bench/args"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// santhoshPeer validates by schema, then reads with encoding/json.
func santhoshPeer() Peer {
	return Peer{Name: santhosh, Read: [Sizes]Reader{
		validating[args.GetWeather](args.GetWeatherTool.Spec()),
		validating[args.SearchOrders](args.SearchOrdersTool.Spec()),
		validating[args.CreateInvoice](args.CreateInvoiceTool.Spec()),
	}}
}

func validating[T any](spec *tool.Spec) Reader {
	schema := compiled(spec)
	return func(data []byte) error {
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
		if err != nil {
			return err
		}
		if err := schema.Validate(value); err != nil {
			return err
		}
		var in T
		return json.Unmarshal(data, &in)
	}
}

// compiled is the schema of a tool's arguments, formats asserted. A schema of
// this module that does not compile is a fault in it.
func compiled(spec *tool.Spec) *jsonschema.Schema {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(spec.Arguments))
	if err != nil {
		panic(err)
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	c.AssertFormat()
	if err := c.AddResource(spec.Name+".json", document); err != nil {
		panic(err)
	}
	return c.MustCompile(spec.Name + ".json")
}
