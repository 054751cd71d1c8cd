package types

// Lists takes values that are made of others.
//
//tool:name lists
//tool:risk R0
type Lists struct {
	Strings  []string           `json:"strings,omitempty"`
	Colors   []Color            `json:"colors,omitempty"`
	Matrix   [][]float64        `json:"matrix,omitempty"`
	Pointers []*int             `json:"pointers,omitempty"`
	Named    Names              `json:"names,omitempty"`
	Array    [3]int             `json:"array,omitzero"`
	Octets   [4]byte            `json:"octets,omitzero"`
	Inner    Inner              `json:"inner,omitzero"`
	PInner   *Inner             `json:"p_inner,omitempty"`
	Inners   []Inner            `json:"inners,omitempty"`
	Map      map[string]int     `json:"map,omitempty"`
	WordMap  map[Word][]Color   `json:"word_map,omitempty"`
	MapMap   map[string]Counts  `json:"map_map,omitempty"`
	NilMap   map[string]*string `json:"nil_map,omitempty"`
}

// Names is a named list.
type Names []Word

// Counts is a named map.
type Counts map[string]int

// Inner is a struct in which others are embedded.
type Inner struct {
	Base
	*Far
	Nested `json:"nested,omitzero"`
	Label  string `json:"label"`
}

// Base is embedded.
type Base struct {
	ID    int64 `json:"id"`
	Label int   `json:"label"` // hidden by the one above
}

// Far is embedded by pointer.
type Far struct {
	Away string `json:"away,omitempty"`
	ID   string `json:"far_id,omitempty"`
}

// Nested is embedded under a name of its own.
type Nested struct {
	Deep bool `json:"deep"`
}
