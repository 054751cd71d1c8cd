package bench

import (
	"bytes"
	"os"
	"path/filepath"
)

// Input is arguments of one size.
type Input struct {
	Size Size
	// Valid are arguments that keep all rules, Invalid such that break several.
	Valid, Invalid []byte
}

// Samples are the inputs that this package makes itself.
func Samples() []Input {
	inputs := make([]Input, Sizes)
	for s := range Size(Sizes) {
		text := Sample(s)
		inputs[s] = Input{Size: s, Valid: text, Invalid: edited(text, spoiled[s]...)}
	}
	return inputs
}

// Inputs are those of the folder bench in root, which is that of
// TOOLADAPT_DATA, or the samples where root is "".
func Inputs(root string) ([]Input, error) {
	if root == "" {
		return Samples(), nil
	}
	inputs := make([]Input, Sizes)
	for s := range Size(Sizes) {
		inputs[s].Size = s
		for kind, to := range map[string]*[]byte{"valid": &inputs[s].Valid, "invalid": &inputs[s].Invalid} {
			text, err := os.ReadFile(filepath.Join(root, "bench", s.String()+"."+kind+".json"))
			if err != nil {
				return nil, err
			}
			*to = text
		}
	}
	return inputs, nil
}

// edit replaces the first old by new.
type edit struct{ old, new string }

// spoiled is what makes a sample of each size invalid, in several places.
var spoiled = [Sizes][]edit{
	Small: {{`"Bergen, Norway"`, `42`}, {`fahrenheit`, `kelvin`}, {`:3}`, `:30,"lang":"no"}`}},
	Medium: {
		{`CUS-008812`, `CUS-42`}, {`shipped`, `lost`}, {`2026-04-01T00:00:00Z`, `yesterday`}, {`"currency":"EUR",`, ``},
		{`14.5`, `-5`}, {`TIE-002`, `tie-2`}, {`express`, `teleport`}, {`"page":3`, `"page":"3"`}, {`40`, `400`}, {`true}`, `true,"limit":10}`},
	},
	Large: {
		{`WOOL-107`, `bad sku`}, {`"quantity":36`, `"quantity":0`}, {`"quantity":64`, `"quantity":"three"`},
		{`"quantity":71,"unit_price":138.7`, `"quantity":71,"unit_price":-1`}, {`"tags":["batch-4"`, `"colour":"red","tags":["batch-4"`},
	},
}

// edited is text with edits, each of which must apply.
func edited(text []byte, edits ...edit) []byte {
	for _, e := range edits {
		if !bytes.Contains(text, []byte(e.old)) {
			panic("no " + e.old + " in " + string(text))
		}
		text = bytes.Replace(text, []byte(e.old), []byte(e.new), 1)
	}
	return text
}
