package bind

import (
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// duration is the name of time.Duration.
var duration = model.Name{Path: "time", Name: "Duration"}

// nanoseconds says the unit of a time.Duration, which encoding/json writes as
// an integer of nanoseconds: in the description, and behind what is shown.
func (b *binder) nanoseconds(m *model.Field) {
	i, ok := model.Innermost(m.Type).(model.Int)
	if !ok || i.Name != duration {
		return
	}
	if said := strings.ToLower(m.Description); !strings.Contains(said, "nanosec") && !strings.Contains(said, "纳秒") {
		m.Description = strings.TrimSpace(m.Description + " In nanoseconds.")
	}
	if m.Show.Unit == "" {
		m.Show.Unit = "ns"
	}
}
