// Package labels proves that a value of an enum which is shown by a word is shown
// as arguments take it too: its tool has labels in every form of a document.
package labels

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

import "context"

// State is how far a parcel has come.
type State string

// The states. Lost has no word in any label.
const (
	Paid      State = "paid"
	Cancelled State = "cancelled"
	Lost      State = "lost"
)

// Level is how much a parcel hurries.
type Level int

// The levels.
const (
	Calm   Level = -1
	Normal Level = 0
	Urgent Level = 1
)

// Zone is where a parcel goes.
type Zone uint8

// The zones.
const (
	Near Zone = 1
	Far  Zone = 200
)

// Find finds parcels.
//
//tool:name find_parcels
//tool:risk R0
//tool:fields
//tool:summary {state}, {level} and {zone}
//tool:example {"state": "paid", "level": 1, "zone": 200}
type Find struct {
	State State `json:"state,omitempty" tool:"echo"`
	Level Level `json:"level,omitempty"`
	Zone  Zone  `json:"zone,omitempty"`
	// Fields are those to show.
	Fields []string `json:"fields,omitempty"`
}

// Found is what was found.
type Found struct {
	State  State    `json:"state" tool:"key,label=paid:已支付|cancelled:已取消"`
	Level  Level    `json:"level" tool:"label=-1:不急|0:普通|1:加急"`
	Zone   Zone     `json:"zone" tool:"label=1:省内|200:省外"`
	Before *State   `json:"before" tool:"label=paid:已支付|cancelled:已取消"`
	Hidden State    `json:"hidden" tool:"redact=all,label=paid:已支付|cancelled:已取消"`
	Inner  Inner    `json:"inner"`
	Rows   []Parcel `json:"rows"`
	Parts  []Parcel `json:"parts" tool:"as=records"`
}

// Inner is a section of its own.
type Inner struct {
	State State `json:"state" tool:"label=paid:已支付|cancelled:已取消"`
}

// Parcel is a parcel.
type Parcel struct {
	State  State  `json:"state" tool:"label=paid:已支付|cancelled:已取消"`
	Level  *Level `json:"level" tool:"label=-1:不急|0:普通|1:加急"`
	Zone   Zone   `json:"zone" tool:"label=1:省内|200:省外"`
	Hidden State  `json:"hidden" tool:"secret,label=paid:已支付|cancelled:已取消"`
}

// Call finds nothing.
func (in Find) Call(context.Context) (Found, error) { return Found{State: in.State}, nil }
