package bind

import "github.com/tooladapt/tooladapt/gen/model"

// maxEchoes bounds how many arguments are echoed where no tag asks for it.
const maxEchoes = 3

// echoes are the arguments that an answer repeats: those tagged echo, or else
// the first required scalars. Secrets never are.
func echoes(o *model.Object) []*model.Field {
	var asked, scalars []*model.Field
	for _, f := range o.Fields {
		switch {
		case f.Show.Secret || f.Show.NoEcho:
		case f.Show.Echo:
			asked = append(asked, f)
		case f.Required && isScalar(f.Type):
			scalars = append(scalars, f)
		}
	}
	if len(asked) > 0 {
		return asked
	}
	return scalars[:min(maxEchoes, len(scalars))]
}
