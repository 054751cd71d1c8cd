package bench

import "errors"

// Table is what all peers take for the inputs, by size and by name of the peer.
type Table [Sizes]map[string]Timing

// Measure measures all peers for inputs: how long they take to accept the valid
// ones and to refuse the invalid ones, each as the median of n slices, n odd.
func Measure(inputs []Input, n int) (accept, refuse Table) {
	peers := Peers()
	for _, in := range inputs {
		accept[in.Size] = measured(peers, n, func(p Peer) func() { return accepting(p.Read[in.Size], in.Valid) })
		refuse[in.Size] = measured(checking(peers), n, func(p Peer) func() { return refusing(p.Read[in.Size], in.Invalid) })
	}
	return accept, refuse
}

func measured(peers []Peer, n int, call func(Peer) func()) map[string]Timing {
	calls := make([]func(), len(peers))
	for i, p := range peers {
		calls[i] = call(p)
	}
	byName := make(map[string]Timing, len(peers))
	for i, t := range timings(n, calls) {
		byName[peers[i].Name] = t
	}
	return byName
}

// checking are the peers that check rules.
func checking(peers []Peer) (all []Peer) {
	for _, p := range peers {
		if !p.Floor {
			all = append(all, p)
		}
	}
	return all
}

// accepting is a call for valid arguments.
func accepting(read Reader, data []byte) func() {
	return func() {
		if err := read(data); err != nil {
			panic(err)
		}
	}
}

// refusing is a call for invalid arguments, with the text for the model.
func refusing(read Reader, data []byte) func() {
	var text []byte
	return func() {
		err := read(data)
		if err == nil {
			panic(errors.New("was accepted"))
		}
		text = Told(text[:0], err)
	}
}
