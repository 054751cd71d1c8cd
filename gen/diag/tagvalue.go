package diag

// tagValuePages are about what tags and methods say that may be meant otherwise.
var tagValuePages = []Page{
	{
		Code:  "TA110",
		Title: "an enum has one value that looks like several",
		Text:  "Some libraries have the values of an enum in one, with | or ; between them. Here each has a word of its own, and what is written is one long value that no model would send. May be allowed, where that is meant.",
		Wrong: "Sort string `jsonschema:\"enum=stars|forks|updated\"`",
		Cure:  "Sort string `jsonschema:\"enum=stars,enum=forks,enum=updated\"`",
		Allow: true,
	},
	{
		Code:  "TA111",
		Title: "an extra of a field is not in its schema",
		Text:  "A jsonschema_extras tag puts any keyword into a schema. Here only those of the jsonschema tag have a meaning; others, such as order or widget, would be published and checked by nobody, and providers refuse them. May be allowed, where another library reads the tag.",
		Wrong: "Key string `jsonschema_extras:\"widget=password\"`",
		Cure:  "Key string `jsonschema:\"description=Key of the account.\"`",
		Allow: true,
	},
	{
		Code:  "TA112",
		Title: "the zero of an optional field breaks the field's own rule",
		Text: "Where the argument is missing the struct has its zero, and the json tag does not leave it out: Validate refuses what was decoded, and so does the decoder what encoding/json makes of it. " +
			"This is so under //tool:required tags, in an embedded pointer, and for structs, arrays and times, of which omitempty leaves out nothing.",
		Wrong: "//tool:name list\n//tool:risk R0\ntype List struct {\n\tPage Page `json:\"page,omitempty\"`\n}\n\ntype Page struct {\n\tSize int `json:\"size\" jsonschema:\"minimum=1\"`\n}",
		Cure:  "//tool:name list\n//tool:risk R0\ntype List struct {\n\tPage *Page `json:\"page,omitempty\"`\n}\n\ntype Page struct {\n\tSize int `json:\"size\" jsonschema:\"minimum=1\"`\n}",
	},
	{
		Code:  "TA113",
		Title: "nobody reads a key of a struct tag",
		Text:  "Of two pairs with the same key only the first is read, and a key such as json_schema or jsonschema_extra is nobody's. What stands there would be lost without a word.",
		Wrong: "City string `jsonschema_desc:\"City of the shop.\"`",
		Cure:  "City string `jsonschema_description:\"City of the shop.\"`",
	},
	{
		Code:  "TA114",
		Title: "two fields have one JSON name",
		Text:  "Of fields of a struct with the same JSON name, encoding/json sees the one whose tag says the name, and none where several do. The others would be missing from the schema without a word.",
		Wrong: "//tool:name fly\n//tool:risk R0\ntype Fly struct {\n\tFrom string `json:\"city\"`\n\tTo string `json:\"city\"`\n}",
		Cure:  "//tool:name fly\n//tool:risk R0\ntype Fly struct {\n\tFrom string `json:\"from\"`\n\tTo string `json:\"to\"`\n}",
	},
	{
		Code:  "TA115",
		Title: "a method Check answers an error",
		Text:  "What runs after decoding is a method Check that takes *tool.Violations and adds to them, so that each finding has its path and all are told at once. One that answers an error is never run. May be allowed, where others call it.",
		Wrong: "func (in Book) Check() error",
		Cure:  "func (in Book) Check(v *tool.Violations)",
		Allow: true,
	},
}
