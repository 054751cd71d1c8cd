package proof

import "github.com/tooladapt/tooladapt/runtime/decode"

// decoded reports whether the decoder accepts a text.
func decoded(r *decode.Rule, text string) bool {
	d := decode.New([]byte(text))
	read(&d, r)
	return d.End(r) == nil
}

// read reads a value as generated code would.
func read(d *decode.Decoder, r *decode.Rule) {
	switch r.Kind {
	case decode.String:
		d.String(r)
	case decode.Integer:
		d.Int(r)
	case decode.Unsigned:
		d.Uint(r)
	case decode.Number:
		d.Float(r)
	case decode.Boolean:
		d.Bool(r)
	case decode.Time:
		d.Time(r)
	case decode.Decimal:
		d.Decimal(r)
	case decode.List:
		for a := d.Array(r); a.Next(d); {
			if !a.Null {
				read(d, r.Items)
			}
		}
	case decode.Map:
		for m := d.Map(r); m.Next(d); {
			if !m.Null {
				read(d, r.Items)
			}
		}
	case decode.Object:
		for o := d.Object(r); o.Next(d); {
			read(d, o.Rule)
		}
	}
}
