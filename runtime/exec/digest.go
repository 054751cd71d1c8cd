package exec

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"

	"github.com/tooladapt/tooladapt/runtime/decode"
)

// digest is the same for calls of one tool with the same arguments, as JSON
// values, for one caller, and for no others.
type digest [sha256.Size]byte

func (c *call) digest(arguments []byte) digest {
	var text []byte
	for _, part := range [...]string{c.spec.Name, c.caller.Tenant, c.caller.Subject, c.caller.Session} {
		text = binary.AppendUvarint(text, uint64(len(part)))
		text = append(text, part...)
	}
	return sha256.Sum256(decode.Canonical(text, arguments))
}

// arguments are the arguments as they are read: none are an empty object.
func (c *call) arguments() []byte {
	arguments := bytes.TrimSpace(c.sent.Arguments)
	if len(arguments) == 0 || string(arguments) == "null" {
		return []byte("{}")
	}
	return arguments
}
