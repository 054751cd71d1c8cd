package model

// Predeclared are the predeclared names that generated code relies on. A
// package that declares one of them itself would hide it.
var Predeclared = [...]string{
	"append", "bool", "byte", "error", "false", "float32", "float64", "int", "int16", "int32", "int64", "int8", "len",
	"max", "min", "new", "nil", "string", "true", "uint", "uint16", "uint32", "uint64", "uint8",
}
