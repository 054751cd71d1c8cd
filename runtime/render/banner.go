package render

import "github.com/tooladapt/tooladapt/runtime/tool"

// Banner appends the first line of a document, "[result] get_order success". A
// name that no tool can have, as a model may have made up, is quoted. A status
// outside the closed set is shown as failed.
func Banner(dst []byte, name string, status tool.Status) []byte {
	dst = append(dst, "[result] "...)
	if toolNameLen(name) == len(name) && name != "" {
		dst = append(dst, name...)
	} else {
		dst = appendQuoted(dst, name)
	}
	dst = append(dst, ' ')
	if !isStatus(status) {
		status = tool.Failed
	}
	return append(append(dst, status...), '\n')
}

// toolNameLen is the number of bytes at the start of s that names of tools
// have: letters, digits and the marks that providers and prefixes use.
func toolNameLen(s string) int {
	for i := range len(s) {
		switch c := s[i]; {
		case isLetter(c), isDigit(c), c == '_':
		case (c == '-' || c == '.' || c == '/') && i > 0:
		default:
			return i
		}
	}
	return len(s)
}

func isStatus(s tool.Status) bool {
	switch s {
	case tool.Success, tool.Partial, tool.Failed, tool.Timeout, tool.Denied:
		return true
	default:
		return false
	}
}
