package bind

import (
	"fmt"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// class is a set of kinds of values, as rules about tags see them.
type class uint32

const (
	classBool class = 1 << iota
	classInt
	classFloat
	classDecimal
	classString
	classTime
	classOpen
	classBytes
	classNumeral
	classBigInt
	classTextual
	classCustom
	classBlob
	classText
	classStruct
	classList
	classArray
	classMap

	classNumber = classInt | classFloat | classDecimal | classNumeral | classBigInt
	classScalar = classBool | classNumber | classString | classTime | classTextual
	// classUnshown are those that results have no shape for.
	classUnshown = classOpen | classBytes | classCustom
	// classSaid are those of which a tag can write a value.
	classSaid = classScalar&^(classBigInt|classTextual) | classBytes
	classAny  = classMap<<1 - 1
)

// classNames are the words for the kinds, in the order of the bits.
var classNames = [...]string{
	"a boolean", "an integer", "a float", "a decimal", "a string", "a time", "any value", "a byte string",
	"a json.Number", "a big integer", "a marshaled string", "a marshaled value", "a blob", "a text", "a struct", "a list", "an array", "a map",
}

// String names the kinds, such as "an integer, a string or a time".
func (c class) String() string {
	var names []string
	for i, name := range classNames {
		if c&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	if last := len(names) - 1; last > 0 {
		return strings.Join(names[:last], ", ") + " or " + names[last]
	}
	return strings.Join(names, "")
}

// common is c without the kinds that few people use, for messages.
func (c class) common() class {
	return c &^ (classBytes | classNumeral | classBigInt | classTextual)
}

// classOf is the kind of t, or of what it points to.
func classOf(t model.Type) class {
	switch t := t.(type) {
	case model.Bool:
		return classBool
	case model.Int:
		return classInt
	case model.Float:
		return classFloat
	case model.Decimal:
		return classDecimal
	case model.String:
		return classString
	case model.Time:
		return classTime
	case model.Any, model.Raw:
		return classOpen
	case model.Bytes:
		return classBytes
	case model.Numeral:
		return classNumeral
	case model.BigInt:
		return classBigInt
	case model.Textual:
		return classTextual
	case model.Custom:
		return classCustom
	case model.Blob:
		return classBlob
	case model.Text:
		return classText
	case model.Struct:
		return classStruct
	case model.List:
		return classList
	case model.Array:
		return classArray
	case model.Map:
		return classMap
	case model.Pointer:
		return classOf(t.Elem)
	case model.Maybe:
		return classOf(t.Elem)
	default:
		panic(fmt.Sprintf("unreachable: %T", t))
	}
}

// bare is t without the pointer or Maybe around it.
func bare(t model.Type) model.Type {
	switch t := t.(type) {
	case model.Pointer:
		return bare(t.Elem)
	case model.Maybe:
		return bare(t.Elem)
	default:
		return t
	}
}

// element is the type of a list's or array's elements, their pointers taken
// away; nil for other types.
func element(t model.Type) model.Type {
	switch t := bare(t).(type) {
	case model.List:
		return bare(t.Elem)
	case model.Array:
		return bare(t.Elem)
	default:
		return nil
	}
}

// valueOf is the type of the values in a list, array or map, their pointers
// taken away; nil for other types.
func valueOf(t model.Type) model.Type {
	if m, ok := bare(t).(model.Map); ok {
		return bare(m.Elem)
	}
	return element(t)
}

func isScalar(t model.Type) bool { return classOf(t)&classScalar != 0 }
