package diag

// tagPages are about what field tags mean together with the field's type; what
// is wrong with the tool tag alone is told with the directives.
var tagPages = []Page{
	{
		Code:  "TA045",
		Title: "encoding/json ignores the name in a json tag",
		Text:  "A name may hold letters, digits, spaces and most ASCII punctuation. With any other character encoding/json drops it without a word and uses the Go name.",
		Wrong: "City string `json:\"the'city\"`",
		Cure:  "City string `json:\"the_city\"`",
	},
	{
		Code:  "TA046",
		Title: "a struct tag is malformed",
		Text:  "A tag is key:\"value\" pairs with spaces between them. What follows a malformed pair is invisible to every library that reads tags.",
		Wrong: "City string `json:city`",
		Cure:  "City string `json:\"city\"`",
	},
	{
		Code:  "TA047",
		Title: "an option of a json tag does nothing",
		Text:  "The options of encoding/json are omitempty, omitzero and string, the last only on booleans, numbers and strings, behind one pointer at most. Others are ignored without a word.",
		Wrong: "City string `json:\"city,omitemtpy\"`",
		Cure:  "City string `json:\"city,omitempty\"`",
		Allow: true,
	},
	{
		Code:  "TA048",
		Title: "text of a jsonschema tag would be lost",
		Text: "The tag is either keywords with commas between them, or a description. Where some parts are keywords and others are not, the others would vanish: a comma within a value is written \\\\, and a misspelt keyword is no keyword. " +
			"The hint has the whole tag as it was most likely meant. In a jsonschema_extras tag everything is key=value.",
		Wrong: "City string `jsonschema:\"description=City, or airport code\"`",
		Cure:  "City string `jsonschema:\"description=City\\\\, or airport code\"`",
	},
	{
		Code:  "TA049",
		Title: "a word of the jsonschema tag is not supported",
		Text: "JSON Schema or other libraries know it, this one does not, and would publish a schema that says less than the tag. " +
			"What composes schemas (anyOf, oneOf, allOf, not, if, patternProperties, propertyNames, dependentRequired, contains, prefixItems, unevaluatedProperties, $ref and the like) is refused by most providers too: a method Check holds fields against each other.",
		Wrong: "City *string `jsonschema:\"nullable\"`",
		Cure:  "City *string",
	},
	{
		Code:  "TA050",
		Title: "a keyword is not for this type",
		Text: "Each keyword is about certain kinds of values, and would be ignored on others. On a list or map the keywords of values are about its elements. " +
			"What is about a struct as a whole stands on a blank field: _ struct{} `jsonschema:\"additionalProperties=true\"` makes the decoder skip names that the struct does not have.",
		Wrong: "Days int `jsonschema:\"minLength=1\"`",
		Cure:  "Days int `jsonschema:\"minimum=1\"`",
	},
	{
		Code:  "TA051",
		Title: "the value of a keyword is malformed",
		Text:  "A bound, default, example or enum value must be a value of the field's own type, a length a whole number.",
		Wrong: "Days int8 `jsonschema:\"maximum=200\"`",
		Cure:  "Days int8 `jsonschema:\"maximum=100\"`",
	},
	{
		Code:  "TA052",
		Title: "keywords contradict each other",
		Text: "No value could satisfy both, one of them would never count, the same keyword stands twice, or two tags say different things about one field. " +
			"A description comes from one of jsonschema, jsonschema_description and description, and else from the doc comment; an enum from jsonschema or enum.",
		Wrong: "Days int `jsonschema:\"minimum=5,maximum=1\"`",
		Cure:  "Days int `jsonschema:\"minimum=1,maximum=5\"`",
	},
	{
		Code:  "TA053",
		Title: "a pattern is no Go regular expression",
		Text:  "Patterns are checked by Go's regexp package (RE2), which has no look-around and no back references.",
		Wrong: "Code string `jsonschema:\"pattern=^(?!X).*$\"`",
		Cure:  "Code string `jsonschema:\"pattern=^[^X].*$\"`",
	},
	{
		Code:  "TA054",
		Title: "a format is not supported",
		Text:  "Formats are checked, not only published: date-time, date, time, duration, email, hostname, ipv4, ipv6, uri, uuid, json-pointer and regex. A time.Time is a date-time.",
		Wrong: "Phone string `jsonschema:\"format=phone\"`",
		Cure:  "Phone string `jsonschema:\"pattern=^[0-9]{6\\\\,15}$\"`",
	},
	{
		Code:  "TA055",
		Title: "an option of the tool tag does nothing here",
		Text:  "Options are for certain kinds of values, and most for one side: echo is for arguments, what says how a value is shown is for results.",
		Wrong: "Paid bool `json:\"paid\" tool:\"unit=CNY\"`",
		Cure:  "Paid bool `json:\"paid\" tool:\"label=true:yes|false:no\"`",
	},
	{
		Code:  "TA056",
		Title: "a string in a JSON string has rules",
		Text:  "The json option string puts the JSON text of a string into a JSON string. A schema can say so, and name the values, but not say the length, pattern or format of the string inside. Few models get such a string right.",
		Wrong: "City string `json:\"city,string\" jsonschema:\"minLength=1\"`",
		Cure:  "City string `json:\"city\" jsonschema:\"minLength=1\"`",
	},
	{
		Code:  "TA057",
		Title: "a default, example or enum value breaks the field's own rule",
		Text:  "What a tag offers as a value must satisfy what the same tag demands.",
		Wrong: "Days int `jsonschema:\"maximum=5,default=7\"`",
		Cure:  "Days int `jsonschema:\"maximum=7,default=7\"`",
	},
	{
		Code:  "TA058",
		Title: "a pattern is written so in Go alone",
		Text: "The schema goes to clients and providers, which read patterns as JavaScript does: ECMA-262 with the flag u. " +
			"What they refuse or read as something else has a spelling that both know: ^ and $ for \\A and \\z, which are the ends of the whole text in both, \\p{N} for \\pN, (?<name>…) for (?P<name>…), A-Za-z for [:alpha:], no backslash before what needs none. " +
			"Not told are . and \\s, which differ in a few rare characters only: JavaScript's . is no carriage return and none of the separators U+2028 and U+2029, and its \\s has the spaces of Unicode too.",
		Wrong: "Code string `jsonschema:\"pattern=\\\\A[[:upper:]]+\\\\z\"`",
		Cure:  "Code string `jsonschema:\"pattern=^[A-Z]+$\"`",
	},
	{
		Code:  "TA059",
		Title: "a pattern has something that other readers of the schema lack",
		Text: "Flags such as (?i), scripts such as \\p{Greek} and [:^alpha:] have no short spelling that JavaScript knows too. " +
			"Who checks arguments by the schema before they are sent may refuse the tool. May be allowed, where only this decoder checks.",
		Wrong: "Code string `jsonschema:\"pattern=(?i)^ord-[0-9]+$\"`",
		Cure:  "Code string `jsonschema:\"pattern=^[Oo][Rr][Dd]-[0-9]+$\"`",
		Allow: true,
	},
}
