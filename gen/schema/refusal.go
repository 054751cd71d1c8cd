package schema

import (
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// refusal is why a value was refused, on one line: the place of what is wrong,
// unless that is the value itself, the keyword, and what it has against what
// stands there:
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
	// walked is the way through the schema that the validator tells. Its last
	// step is the place.
	walked = regexp.MustCompile(`^(?:validating (\S+): )+`)
	// bounded is a bound and what breaks it: a fraction, which stands before a
	// float.
	bounded = regexp.MustCompile(`^((?:m|exclusiveM)(?:in|ax)imum|multipleOf): (-?[0-9]+/[0-9]+) (is .*) (-?[0-9]+\.[0-9]+)$`)
	typed   = regexp.MustCompile(`^type: .* has type "(\w+)", want (?:one of )?"(.*)"$`)
	missing = regexp.MustCompile(`^required: missing properties: \["(.*)"\]$`)
	unknown = regexp.MustCompile(`^unexpected additional properties \["(.*)"\]$`)

	steps = strings.NewReplacer("/properties/", "/", "/items", "", "/additionalProperties", "")
)

// names are those of a list, sorted: the validator ranges over a map.
func names(list string) string {
	all := strings.Split(list, `" "`)
	slices.Sort(all)
	return strings.Join(all, ", ")
}

// short says one finding of the validator in fewer words.
func short(line string) string {
	rest := walked.ReplaceAllString(line, "")
	if m := bounded.FindStringSubmatch(rest); m != nil {
		rest = m[1] + ": " + decimal(m[2]) + " " + m[3] + " " + decimal(m[4])
	} else if m := typed.FindStringSubmatch(rest); m != nil {
		rest = "type: " + m[1] + ", not " + m[2]
	} else if m := missing.FindStringSubmatch(rest); m != nil {
		rest = "missing: " + strings.ReplaceAll(m[1], `" "`, ", ")
	} else if m := unknown.FindStringSubmatch(rest); m != nil {
		rest = "unknown: " + names(m[1])
	}
	m := walked.FindStringSubmatch(line)
	if m == nil || m[1] == "root" {
		return rest
	}
	return steps.Replace(m[1]) + ": " + rest
}

// decimal is a fraction or a float as a person would write it.
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
