package results

import (
	"context"
	"encoding/json"
	"math/big"
	"net/netip"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetSheet gets a sheet.
//
//tool:name get_sheet
//tool:result Sheet
//tool:risk R0
//tool:summary flag={flag} small={small} count={count} size={size} share={share} name={name} state={state} price={price} at={at} number={number} big={big} host={host} lead={lead} note={note} zero={zero} title={inner.title} level={inner.deep.level} other={other.deep.level}
type GetSheet struct{}

// Sheet has a field of every kind.
type Sheet struct {
	Flag    bool               `json:"flag"`
	Small   int8               `json:"small"`
	Count   int64              `json:"count" tool:"key"`
	Size    uint32             `json:"size"`
	Share   float64            `json:"share"`
	Name    string             `json:"name"`
	State   State              `json:"state"`
	Price   tool.Decimal       `json:"price" tool:"unit=CNY,scale=2"`
	At      time.Time          `json:"at"`
	Number  json.Number        `json:"number"`
	Big     *big.Int           `json:"big"`
	Host    netip.Addr         `json:"host"`
	Phone   string             `json:"phone" tool:"redact=phone"`
	Tags    []string           `json:"tags"`
	Numbers []int              `json:"numbers"`
	Marks   [2]int             `json:"marks"`
	Prices  map[string]int     `json:"prices"`
	Rows    []Row              `json:"rows"`
	Orders  []Order            `json:"orders"`
	Hits    []Hit              `json:"hits" tool:"as=located"`
	Inner   Inner              `json:"inner"`
	Lead    *string            `json:"lead"`
	Note    tool.Maybe[string] `json:"note"`
	Other   *Inner             `json:"other"`
	Zero    int                `json:"zero,omitempty"`
}

// State is the state of a sheet.
type State string

// The states.
const (
	StateOpen   State = "open"
	StateClosed State = "closed"
)

// Row is a row.
type Row struct {
	ID  int64  `json:"id" tool:"key"`
	Tag string `json:"tag"`
	Ok  *bool  `json:"ok"`
}

// Order is a record, as it has a list.
type Order struct {
	Code  string `json:"code"`
	Items []Row  `json:"items"`
}

// Hit is a line of a file.
type Hit struct {
	Path string `json:"path"`
	Line int    `json:"line"`
	Text string `json:"text"`
}

// Inner is a nested struct, with one in it.
type Inner struct {
	Title string `json:"title"`
	Deep  Deep   `json:"deep"`
}

// Deep is at the second level.
type Deep struct {
	Level int `json:"level"`
}

// Call answers.
func (in GetSheet) Call(ctx context.Context) (tool.Raw, error) { return tool.Raw{}, nil }
