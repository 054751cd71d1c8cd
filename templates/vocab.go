package templates

import (
	"path"
	"strings"
	"unicode/utf8"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// width is how long a line of a comment may be.
const width = 80

// doc renders text as a line comment in front of a declaration, wrapped, one
// "//" a line. Text from users never reaches jen.Comment directly.
func doc(text string) *jen.Statement {
	s := jen.Null()
	line := "//"
	for _, word := range strings.Fields(clean(text)) {
		if word == "+build" { // at the beginning of a line it would be a constraint
			word = "+ build"
		}
		if line != "//" && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width {
			s.Comment(line).Line()
			line = "//"
		}
		line += " " + word
	}
	return s.Comment(line).Line()
}

// comment renders lines as a line comment, as they are wrapped already; none for
// no lines.
func comment(lines []string) *jen.Statement {
	s := jen.Null()
	for _, line := range lines {
		line = strings.TrimRight(oneLine(line), " \t")
		if strings.HasPrefix(strings.TrimSpace(line), "+build") {
			line = strings.Replace(line, "+build", "+ build", 1) // no constraint
		}
		s.Comment(strings.TrimRight("// "+line, " ")).Line()
	}
	return s
}

// instruct renders a directive as a comment of one line: "tool:name get_order"
// stands behind its marks without a blank.
func instruct(text string) *jen.Statement { return jen.Comment("//" + oneLine(text)).Line() }

// oneLine is text that ends no comment.
func oneLine(text string) string {
	return strings.NewReplacer("\n", " ", "\r", " ").Replace(clean(text))
}

// clean is text without what no Go source may hold: NUL, byte order marks and
// invalid UTF-8.
func clean(text string) string {
	return strings.Map(func(r rune) rune {
		if r == 0 || r == '\uFEFF' || r == utf8.RuneError {
			return ' '
		}
		return r
	}, text)
}

// raw renders text as a string literal: back-quoted where that keeps every
// byte, quoted otherwise.
func raw(text string) *jen.Statement {
	if text == "" || !utf8.ValidString(text) || strings.ContainsAny(text, "`\x00\r\uFEFF") {
		return jen.Lit(text)
	}
	return jen.Op("`" + text + "`")
}

// quoted renders each text as a quoted literal.
func quoted(texts []string) []jen.Code {
	var all []jen.Code
	for _, t := range texts {
		all = append(all, jen.Lit(t))
	}
	return all
}

func integers(values []int) []jen.Code {
	var all []jen.Code
	for _, n := range values {
		all = append(all, jen.Lit(n))
	}
	return all
}

// typ renders a type.
func typ(t plan.Type) *jen.Statement {
	s := jen.Null()
	for _, piece := range plan.Pieces(t) {
		if piece.Path == "" {
			s.Op(piece.Text)
		} else {
			s.Qual(piece.Path, piece.Text)
		}
	}
	return s
}

// said is t in prose: with the names of packages before those of their types.
func said(t plan.Type) string {
	var b strings.Builder
	for _, piece := range plan.Pieces(t) {
		if piece.Path != "" {
			b.WriteString(path.Base(piece.Path) + ".")
		}
		b.WriteString(piece.Text)
	}
	return b.String()
}

// at renders the path of a value.
func at(p plan.Path) *jen.Statement { return jen.Id(string(p)) }

// key renders one member of a composite literal: Name: value.
func key(name string, value jen.Code) *jen.Statement {
	return jen.Id(name).Op(":").Add(value)
}

// inline renders the braces of a composite literal on one line.
func inline(members ...jen.Code) *jen.Statement {
	return jen.Custom(jen.Options{Open: "{", Close: "}", Separator: ", "}, members...)
}

// lines renders the braces of a composite literal, a member a line.
func lines(members ...jen.Code) *jen.Statement {
	return jen.Custom(jen.Options{Open: "{", Close: "}", Separator: ",", Multi: true}, members...)
}

// call renders the arguments of a call, one a line.
func stacked(args ...jen.Code) *jen.Statement {
	return jen.Custom(jen.Options{Open: "(", Close: ")", Separator: ",", Multi: true}, args...)
}

// runtimeTool, decoding, normalizing, rendering and extracting name things of the
// runtime's packages.
func runtimeTool(name string) *jen.Statement { return jen.Qual(plan.ToolPath, name) }
func decoding(name string) *jen.Statement    { return jen.Qual(plan.DecodePath, name) }
func normalizing(name string) *jen.Statement { return jen.Qual(plan.NormalizePath, name) }
func rendering(name string) *jen.Statement   { return jen.Qual(plan.RenderPath, name) }
func extracting(name string) *jen.Statement  { return jen.Qual(plan.ExtractPath, name) }

// byteSlice is the type []byte.
func byteSlice() *jen.Statement { return jen.Index().Byte() }

// args renders strings and ints as literals.
func args(values []any) []jen.Code {
	var all []jen.Code
	for _, v := range values {
		all = append(all, jen.Lit(v))
	}
	return all
}
