package bench

// Peer is one way to read arguments.
type Peer struct {
	Name string
	// Floor says that it checks no more than that the text is JSON, and maybe
	// the types: it is there to compare with.
	Floor bool
	// Read reads arguments of each size.
	Read [Sizes]Reader
}

// Reader reads arguments, and answers why they are refused.
type Reader func(data []byte) error

// Size says how large arguments are.
type Size int

// The sizes: three fields; about twelve, some of them nested; fifty items.
const (
	Small Size = iota
	Medium
	Large
	Sizes = 3
)

// String is the name of s in benchmarks.
func (s Size) String() string { return [Sizes]string{"small", "medium", "large"}[s] }

// The peer that the others are compared with, and those in goals.
const (
	ours      = "tooladapt"
	goSDK     = "go-sdk"
	ogenName  = "ogen"
	santhosh  = "santhosh+std"
	jsonValid = "json.Valid"
)

// Peers are all peers, ready to read.
func Peers() []Peer {
	return []Peer{
		tooladaptPeer(), goSDKPeer(), ogenPeer(), santhoshPeer(),
		stdValidator(), goccyValidator(), sonicValidator(), easyjsonValidator(),
		std(), valid(), scanFloor(),
	}
}

// reading is a Reader that drops what decode reads.
func reading[T any](decode func([]byte) (T, error)) Reader {
	return func(data []byte) error {
		_, err := decode(data)
		return err
	}
}
