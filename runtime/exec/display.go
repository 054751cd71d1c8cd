package exec

import (
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// display is the sentence for people about a call whose tool has none of its own:
// what its status says, and why a failure failed. name is that of the tool.
func display(name string, r *tool.Result, l *words.Language) string {
	why := ""
	if r.Error != nil {
		why = r.Error.Message
	}
	switch r.Status {
	case tool.Success:
		if c := r.Coverage; c != nil && len(c.Ranges) > 0 && len(c.Empty) == len(c.Ranges) {
			return l.Say(words.FoundNothing, name)
		}
		return l.Say(words.IsDone, name)
	case tool.Partial:
		return l.Say(words.DonePartly, name)
	case tool.Timeout:
		return l.Say(words.TookTooLong, name, why)
	case tool.Denied:
		return l.Say(words.WasDenied, name, why)
	default:
		return l.Say(words.HasFailed, name, why)
	}
}
