package plan

import "github.com/tooladapt/tooladapt/gen/model"

// labelled is call, which shows a value of an enum, with the words for its
// values; call itself where there are none.
func labelled(call Call, show model.Show, in form) Call {
	if len(show.Labels) == 0 || in == inJSON {
		return call
	}
	call.More = nil
	for _, l := range show.Labels {
		call.More = append(call.More, l.Value, l.Word)
	}
	if call.Func == "String" {
		call.Func = ""
	}
	call.Func += "Named"
	return call
}

// withCodes are the lines or columns that show those fields: one that has labels
// is followed by one for the value, as arguments take it.
func withCodes(fields ...*model.Field) []*model.Field {
	var all []*model.Field
	for _, f := range fields {
		all = append(all, f)
		if len(f.Show.Labels) > 0 {
			code := *f
			code.JSON += model.CodeSuffix
			code.Show.Labels = nil
			all = append(all, &code)
		}
	}
	return all
}
