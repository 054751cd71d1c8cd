package bind

//lint:file-ignore SA5008,U1000 odd tags are what this file is about

// jsonCases are values of structs that exercise the rules of encoding/json,
// every field other than its zero.
func jsonCases() []any {
	one := 1
	return []any{
		plainCase{A: 1, B: 2, E: 5, F: &one, G: 1, H: 1, I: 1, J: 1, Quote: 1, Long: 1, Space: 1},
		optionsCase{A: 1, B: "x", C: 1.5, D: true, E: &one, F: []int{1}, G: 1, H: 1, I: 1},
		embeddingCase{embeddedCase: embeddedCase{A: 1, Own: 2}, Pointed: &Pointed{P: 1}, Own: 3, Word: "w", word2: 2},
		namedCase{embeddedCase{1, 2}, Pointed{1}},
		conflictCase{left{X: 1, Y: 2}, right{X: 3, Y: 4}},
		tagWinsCase{left{X: 1, Y: 2}, tagged{Z: 3}},
		bothTaggedCase{&tagged{Z: 1}, &taggedToo{W: 2}},
		deepCase{middle{bottom{D: 1, S: 2}, 3}, 4},
		sameTwiceCase{viaA{bottom{D: 1, S: 2}}, viaB{bottom{D: 3, S: 4}}},
		quirkCase{viaC{twiceDeep{viaA: viaA{bottom{D: 1, S: 2}}}}, viaD{twiceDeep{viaA: viaA{bottom{D: 3, S: 4}}}}},
		hiddenByPlainCase{left{X: 1, Y: 2}, 3},
		ignoredCase{left{X: 1, Y: 2}, right{X: 3, Y: 4}},
		aliasCase{leftAlias: left{X: 1, Y: 2}},
		renamedClashCase{A: 1, B: 2},
	}
}

type plainCase struct {
	A     int
	B     int `json:"b"`
	C     int `json:"-"`
	d     int
	E     int  `json:"-,"`
	F     *int `json:",omitempty"`
	G     int  `json:"日本"`
	H     int  `json:"a.b/c"`
	I     int  `json:""`
	J     int  `other:"x"`
	Quote int  `json:"it's"`
	Long  int  `json:"a b"`
	Space int  `json:"t	b"`
}

type optionsCase struct {
	A int     `json:"a,string"`
	B string  `json:"b,omitempty"`
	C float64 `json:"c,string,omitzero"`
	D bool    `json:",string"`
	E *int    `json:"e,string,omitempty"`
	F []int   `json:"f,string,omitempty"`
	G int     `json:"g,omitemtpy"`
	H int     `json:"h,OmitEmpty"`
	I int     `json:"i,,omitzero"`
}

type embeddedCase struct{ A, Own int }
type Pointed struct{ P int }
type Word string
type word2 int

type embeddingCase struct {
	embeddedCase
	*Pointed
	Own int
	Word
	word2
}

type namedCase struct {
	embeddedCase `json:"base"`
	Pointed      `json:"pointed"`
}

type left struct{ X, Y int }
type right struct {
	X int
	Y int `json:"y2"`
}
type tagged struct {
	Z int `json:"X"`
}
type taggedToo struct {
	W int `json:"X"`
}

type conflictCase struct {
	left
	right
}
type tagWinsCase struct {
	left
	tagged
}
type bothTaggedCase struct {
	*tagged
	*taggedToo
}

type bottom struct {
	D int
	S int `json:"s"`
}
type middle struct {
	bottom
	D int
}
type deepCase struct {
	middle
	S int `json:"s"`
}

type viaA struct{ bottom }
type viaB struct{ bottom }
type sameTwiceCase struct {
	viaA
	viaB
}

type twiceDeep struct{ viaA }
type viaC struct{ twiceDeep }
type viaD struct{ twiceDeep }
type quirkCase struct {
	viaC
	viaD
}

type hiddenByPlainCase struct {
	left
	X int `json:"-"`
}
type ignoredCase struct {
	left
	right `json:"-"`
}
type leftAlias = left
type aliasCase struct{ leftAlias }

type renamedClashCase struct {
	A int `json:"B"`
	B int
}
