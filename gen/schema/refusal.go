package schema

import (
	"math/big"
	"regexp"
	"strconv"
	"strings"
)

// refusal is why a value was refused, on one line: the place of what is wrong,
// as far as it is not the value itself, the keyword, and what it has against
// the value:
//
//	/items/qty: maximum: 16 is greater than 15
func refusal(err error) string {
	var parts []string
	for line := range strings.Lines(err.Error()) {
		if line = strings.TrimSpace(line); line != "" {
			parts = append(parts, short(line))
		}
	}
	return strings.Join(parts, "; ")
}

var (
	// walked is the way through the schema that the validator tells, of which
	// the last step is the place.
	walked = regexp.MustCompile(`^(?:validating (\S+): )+`)
	// bound is a bound with the number that breaks it: a fraction and a float.
	bound = regexp.MustCompile(`^((?:m|exclusiveM)(?:in|ax)imum|multipleOf): (-?[0-9]+/[0-9]+) (is .*) (-?[0-9]+\.[0-9]+)$`)
)

// short says one finding of the validator in fewer words.
func short(line string) string {
	rest := walked.ReplaceAllString(line, "")
	if m := bound.FindStringSubmatch(rest); m != nil {
		rest = m[1] + ": " + decimal(m[2]) + " " + m[3] + " " + decimal(m[4])
	}
	m := walked.FindStringSubmatch(line)
	if m == nil || m[1] == "root" {
		return rest
	}
	place := strings.ReplaceAll(m[1], "/properties/", "/")
	return strings.ReplaceAll(place, "/items", "") + ": " + rest
}

// decimal is a fraction or decimal as a person would write it.
func decimal(text string) string {
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		return text
	}
	if r.IsInt() {
		return r.Num().String()
	}
	f, _ := r.Float64()
	return strconv.FormatFloat(f, 'g', -1, 64)
}
