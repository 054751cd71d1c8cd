package decode

import "math/bits"

// fault is a set of rules that a value breaks, a bit for each.
type fault uint32

const (
	faultType fault = 1 << iota
	faultEncoding
	faultEnum
	faultMinLength
	faultMaxLength
	faultPattern
	faultFormat
	faultMinimum
	faultMaximum
	faultExclusiveMinimum
	faultExclusiveMaximum
	faultMultipleOf
	faultMinItems
	faultMaxItems
	faultUniqueItems
	faultMinProperties
	faultMaxProperties
	faultRequired
	faultAdditional
	faultDuplicate
	faultContentEncoding
	faultPropertyNames
)

// keywords are the names of the faults, in the order of their bits.
var keywords = [...]string{
	"type", "encoding", "enum", "minLength", "maxLength", "pattern", "format", "minimum", "maximum",
	"exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems", "uniqueItems",
	"minProperties", "maxProperties", requiredKeyword, "additionalProperties", "duplicate",
	"contentEncoding", "propertyNames",
}

// The keywords of violations that are no broken rules, and of the only one for
// which nothing was sent.
const (
	requiredKeyword = "required"
	checkKeyword    = "check"
	syntaxKeyword   = "syntax"
	limitKeyword    = "limit"
)

// keyword is the name of the first fault in f.
func (f fault) keyword() string { return keywords[bits.TrailingZeros32(uint32(f))] }

// rest is f without its first fault.
func (f fault) rest() fault { return f & (f - 1) }
