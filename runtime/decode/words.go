package decode

import "strings"

// phrase names one piece of text for the model. $1 and $2 in it stand for what
// is filled in.
type phrase uint8

const (
	aString phrase = iota
	aBoolean
	anInteger
	aNumber
	aList
	anObject
	anyValue
	objectWith
	inString
	between
	atLeast
	moreThan
	atMost
	lessThan
	exactly1
	joined
	multipleOf
	plain
	elements
	oneElement
	characters
	oneCharacter
	entries
	oneEntry
	sized
	matching
	alsoMatching
	suchAs
	allDifferent
	eitherOf
	oneOf
	andMore
	nearestName
	knownNames
	noNames
	onlyOnce
	unicodeText
	atByte
	someNotValid
	oneNotValid
	togetherNotValid
	notJSON
	beyondLimit
	notAnObject
	phrases
)

// language is all words of one language. What a scanner wants is by [stop].
type language struct {
	phrases [phrases]string
	stops   [stops]string
}

var english = language{
	phrases: [phrases]string{
		aString: "string", aBoolean: "boolean", anInteger: "integer", aNumber: "number",
		aList: "list", anObject: "object", anyValue: "any JSON value", objectWith: "object with $1",
		inString: "$1, in a string",
		between:  "$1 to $2", exactly1: "exactly $1",
		atLeast: "at least $1", moreThan: "more than $1", atMost: "at most $1", lessThan: "less than $1",
		joined:     "$1, $2",
		multipleOf: "multiple of $1",
		plain:      "$1",
		elements:   "$1 elements", oneElement: "1 element",
		characters: "$1 characters", oneCharacter: "1 character",
		entries: "$1 entries", oneEntry: "1 entry",
		sized:    "$1 of $2",
		matching: "$1 matching $2", alsoMatching: "matching $1",
		suchAs:       "$1 such as $2",
		allDifferent: "all different",
		eitherOf:     "$1 or $2", oneOf: "one of $1", andMore: "$1 and $2 more",
		nearestName: "nearest is $1; $2", knownNames: "known are $1", noNames: "no arguments are known",
		onlyOnce:         "only once",
		unicodeText:      "valid Unicode text",
		atByte:           "byte $1",
		someNotValid:     "$1 of $2 arguments are not valid; the tool was not run",
		oneNotValid:      "1 of $1 arguments is not valid; the tool was not run",
		togetherNotValid: "the arguments are not valid together; the tool was not run",
		notJSON:          "the arguments are not valid JSON; the tool was not run",
		beyondLimit:      "the arguments are beyond a limit; the tool was not run",
		notAnObject:      "the arguments are not an object; the tool was not run",
	},
	stops: [stops]string{
		wantValue: "JSON, a value here", wantName: "JSON, a name in quotes here", wantColon: "JSON, a colon here",
		wantCommaOrBrace: "JSON, a comma or } here", wantCommaOrBracket: "JSON, a comma or ] here",
		wantQuote: "JSON, a closing quote here", wantEscape: "JSON, a valid escape here",
		wantNoControl: "JSON, control characters escaped", wantDigit: "JSON, a digit here",
		wantEnd: "JSON, nothing behind the object",
		tooDeep: "nested at most 64 deep", tooLarge: "at most 16 MiB",
		tooMany: "at most 262144 elements in all lists together", tooSlow: "less text to be held against patterns",
	},
}

// say fills in a phrase.
func (l *language) say(p phrase, values ...string) string {
	s := l.phrases[p]
	if len(values) == 0 {
		return s
	}
	out := make([]byte, 0, 64)
	for {
		before, after, found := strings.Cut(s, "$")
		out = append(out, before...)
		if !found {
			return string(out)
		}
		out = append(out, values[after[0]-'1']...)
		s = after[1:]
	}
}
