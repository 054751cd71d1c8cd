package compact

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Show asks for one of everything.
//
//tool:name show
//tool:risk R0
type Show struct {
	// Query is echoed as it is.
	Query string `json:"query" tool:"echo"`
	// PullNumber has a name that is no key.
	PullNumber string `json:"pullNumber" tool:"echo"`
	// Password is never shown.
	Password string `json:"password" tool:"secret"`
}

// Everything has a field of every kind.
type Everything struct {
	ID      string             `json:"id" tool:"key"`
	Outside string             `json:"outside" tool:"untrusted"`
	State   State              `json:"state"`
	Count   int64              `json:"count" tool:"unit=km"`
	Size    uint64             `json:"size"`
	Ratio   float64            `json:"ratio" tool:"unit=%"`
	Narrow  float32            `json:"narrow"`
	Money   tool.Decimal       `json:"money" tool:"unit=CNY,scale=2"`
	At      time.Time          `json:"at"`
	Done    bool               `json:"done"`
	Paid    bool               `json:"paid" tool:"label=true:已付|false:未付"`
	Perhaps tool.Maybe[string] `json:"perhaps"`
	Pointer *string            `json:"pointer"`
	First   *int64             `json:"first"`
	Second  *int64             `json:"second"`
	Third   *int64             `json:"third"`
	Phone   string             `json:"phone" tool:"redact=phone"`
	Token   string             `json:"token" tool:"redact=all"`
	Secret  string             `json:"secret" tool:"secret"`
	Tags    []string           `json:"tags"`
	Outer   []string           `json:"outer" tool:"untrusted"`
	Numbers []float64          `json:"numbers"`
	Inner   *Inner             `json:"inner"`
	Rows    []Row              `json:"rows"`
	Parts   []Part             `json:"parts"`
	Packs   []Pack             `json:"packs"`
	Prices  map[string]string  `json:"prices"`
	Hits    []Hit              `json:"hits" tool:"as=located"`
	Body    string             `json:"body" tool:"as=lines"`
	Window  tool.Text          `json:"window"`
}

// State is open or closed as a rule; upstream may send any text.
type State string

// The states.
const (
	Open   State = "open"
	Closed State = "closed"
)

// Inner is a section of its own.
type Inner struct {
	Text string `json:"text"`
	Deep Deep   `json:"deep"`
}

// Deep has dotted keys.
type Deep struct {
	Text  string `json:"text"`
	Depth int    `json:"depth"`
}

// Row is a row of a table.
type Row struct {
	Text    string  `json:"text"`
	Outside string  `json:"outside" tool:"untrusted"`
	Amount  float64 `json:"amount" tool:"unit=元/斤"`
	Gone    *string `json:"gone"`
	Phone   string  `json:"phone" tool:"redact=phone"`
}

// Part is a record.
type Part struct {
	Text  string   `json:"text"`
	Tags  []string `json:"tags"`
	Deep  Deep     `json:"deep"`
	Bits  []*Bit   `json:"bits"`
	Cover Cover    `json:"cover"`
}

// Pack is a record that starts with a list.
type Pack struct {
	Bits []*Bit `json:"bits"`
	Text string `json:"text"`
}

// Cover has a list in a struct in a record.
type Cover struct {
	Sides *[]Bit `json:"sides"`
}

// Bit is an entry of a list within a record. All but its text may be absent.
type Bit struct {
	Text  string  `json:"text"`
	One   *string `json:"one"`
	Two   *string `json:"two"`
	Three *string `json:"three"`
	Four  *string `json:"four"`
	Token string  `json:"token" tool:"redact=all"`
}

// Hit is a line of a file.
type Hit struct {
	Path string `json:"path"`
	Line int    `json:"line"`
	Text string `json:"text"`
}

// Call answers with the query in one place.
func (in Show) Call(ctx context.Context) (Everything, error) {
	return Everything{ID: in.Query}, nil
}
