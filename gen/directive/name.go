package directive

import (
	"regexp"
	"strings"
	"unicode"
)

// toolName is what all providers take for a tool's name.
var toolName = regexp.MustCompile(`^[a-z_][a-z0-9_]{0,62}$`)

// IsToolName reports whether all providers take name for a tool's.
func IsToolName(name string) bool { return toolName.MatchString(name) }

// argumentName is what providers accept as the name of a property.
var argumentName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]{0,63}$`)

// IsArgumentName reports whether all providers take name for an argument's.
func IsArgumentName(name string) bool { return argumentName.MatchString(name) }

const toolNameHint = "a tool's name is 1 to 63 small letters, digits and underscores, no digit first"

// readName reads //tool:name get_order. A struct with a wrong name is still a
// tool, under the name that its type gives it.
func readName(a *args, s *Struct) {
	s.Name = Value[string]{a.pos, ToolName(s.Spec.Name.Name)}
	list, ok := a.words(0, 1)
	if !ok {
		return
	}
	if len(list) == 0 {
		if !IsToolName(s.Name.Is) {
			a.found.Add(a.pos, "TA026", "write a name behind //tool:name; "+toolNameHint,
				"%s makes no name for a tool: %s", clip(s.Spec.Name.Name), clip(s.Name.Is))
		}
		return
	}
	name := list[0].value
	if !IsToolName(name.String) {
		a.found.Add(name.Position(0), "TA026", toolNameHint, "%s is no name for a tool", clip(name.String))
		return
	}
	s.Name = Value[string]{name.Position(0), name.String}
}

// ToolName is the name of a tool whose directive has none: the type's name less
// Args, Input, Params or Request, in snake_case: GetOrderArgs is get_order.
func ToolName(goType string) string {
	return Snake(trimSuffix(goType, "Args", "Input", "Params", "Request"))
}

// AdapterName is the name of the generated variable that adapts a struct: the
// type's name less Args, Input, Params, Request or Tool, with Tool behind it.
func AdapterName(goType string) string {
	return trimSuffix(goType, "Args", "Input", "Params", "Request", "Tool") + "Tool"
}

// trimSuffix is name less the first of the suffixes that it has and is not.
func trimSuffix(name string, suffixes ...string) string {
	for _, s := range suffixes {
		if short, ok := strings.CutSuffix(name, s); ok && short != "" {
			return short
		}
	}
	return name
}

// ErrorName is the common part of the names generated for an error code:
// ORDER_SHIPPED gives OrderShipped, as in ErrOrderShipped and CodeOrderShipped.
func ErrorName(code string) string {
	var b strings.Builder
	for word := range strings.SplitSeq(code, "_") {
		if word != "" {
			b.WriteString(word[:1] + strings.ToLower(word[1:]))
		}
	}
	return b.String()
}

// Snake is a Go name in snake_case, initialisms kept together: UserIDs is
// user_ids, HTTPServer is http_server.
func Snake(goName string) string {
	var b strings.Builder
	rs := []rune(goName)
	for i, r := range rs {
		if i > 0 && unicode.IsUpper(r) && startsWord(rs, i) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// startsWord reports whether the capital at i begins a word: it stands behind
// something that is no capital, or before a small letter at the end of an
// initialism.
func startsWord(rs []rune, i int) bool {
	if rs[i-1] == '_' {
		return false
	}
	if !unicode.IsUpper(rs[i-1]) {
		return true
	}
	if i+1 >= len(rs) || !unicode.IsLower(rs[i+1]) {
		return false
	}
	return !(rs[i+1] == 's' && (i+2 == len(rs) || unicode.IsUpper(rs[i+2])))
}
