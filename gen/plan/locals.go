package plan

// Locals are the names of parameters and local variables of generated code:
// those of the fields, unless the package declares one of them.
type Locals struct {
	Ctx, S, Handle, Err  string // of adapters and Tools
	T, F                 string // of tests and fuzz targets
	Data, D, O, A, M     string // of decoders: the input, the decoder, frames
	In, List, All, Found string // what is decoded
	How                  string // what Read is asked, and tells
	C, L                 string // of Validate: the checker, and its levels
	R                    string // a rule, or a result with its presence
	Dst, V, Key, Mark    string // of writers
	Sent                 string // which fields of a struct were sent
	Raw, Result          string
	I, K, X, Ok          string // an index, a map key, a value and whether there is one
}

// settle picks the name of every local.
func (l *Locals) settle(n *Names) {
	for _, p := range [...]struct {
		name *string
		want string
	}{
		{&l.Ctx, "ctx"}, {&l.S, "s"}, {&l.T, "t"}, {&l.F, "f"}, {&l.Handle, "handle"}, {&l.Err, "err"},
		{&l.Data, "data"}, {&l.D, "d"}, {&l.O, "o"}, {&l.A, "a"}, {&l.M, "m"},
		{&l.How, "how"}, {&l.In, "in"}, {&l.List, "list"}, {&l.All, "all"}, {&l.Found, "found"},
		{&l.C, "c"}, {&l.L, "l"}, {&l.R, "r"},
		{&l.Dst, "dst"}, {&l.V, "v"}, {&l.Key, "key"}, {&l.Mark, "mark"}, {&l.Sent, "sent"},
		{&l.Raw, "raw"}, {&l.Result, "result"},
		{&l.I, "i"}, {&l.K, "k"}, {&l.X, "x"}, {&l.Ok, "ok"},
	} {
		*p.name = n.Pick(p.want)
	}
}
