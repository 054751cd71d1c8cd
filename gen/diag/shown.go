package diag

// shownPages are about what directives say of how a result is shown.
var shownPages = []Page{
	{
		Code:  "TA120",
		Title: "//tool:page names what makes no page",
		Text: "items= is a list of the result that has a section of its own, total= an integer, next= a string or an integer; total and next may be pointers. " +
			"What next says goes into an argument of the tool: the one that argument= names, or else the one of the same name or of the same name without next_. " +
			"Then the answer tells the call that reads the next page, and is not complete while there is one. " +
			"Where a source says beside its result what leads to the next page, as an HTTP API does by a Link header, argument= alone is enough: its parameter of that name goes into the argument. " +
			"items= and total= stand before it unless the result is itself a list of structs. No argument of such a tool is called tool.",
		Wrong: "//tool:page items=orders total=total next=token\ntype SearchOrders struct{ Cursor string `json:\"cursor,omitempty\"` }\n\n" +
			"type OrderPage struct {\n\tTotal  int     `json:\"total\"`\n\tToken  *string `json:\"token\"`\n\tOrders []Order `json:\"orders\"`\n}",
		Cure: "//tool:page items=orders total=total next=token argument=cursor\ntype SearchOrders struct{ Cursor string `json:\"cursor,omitempty\"` }",
	},
	{
		Code:  "TA121",
		Title: "//tool:summary cannot be shown",
		Text: "Each placeholder is the key of a scalar of the result, such as {status}, or of a nested struct, such as {shipping.method}. " +
			"What is redacted or secret is no part of a summary, since it stands in logs too. A brace of its own is written twice.",
		Wrong: "//tool:summary order {id} of {phone}\n\ntype Order struct {\n\tID    string `json:\"order_id\"`\n\tPhone string `json:\"phone\" tool:\"redact=phone\"`\n}",
		Cure:  "//tool:summary order {order_id}",
	},
	{
		Code:  "TA122",
		Title: "//tool:fields has nothing to choose, or nothing to choose with",
		Text: "The tool has an optional argument fields, a []string without values of its own: the generator makes it an enum of the keys of the result, or of the entries of its list where the result is a page or a list. " +
			"With concise= it has an optional argument detail, a string, which takes concise or detailed. One of the two is enough. " +
			"Fields that are tagged key are always shown; what was not chosen is left out of the text, and the answer says so.",
		Wrong: "//tool:fields concise=order_id,state\ntype GetOrder struct {\n\tID string `json:\"order_id\"`\n}",
		Cure: "//tool:fields concise=order_id,status\ntype GetOrder struct {\n\tID     string   `json:\"order_id\"`\n" +
			"\tFields []string `json:\"fields,omitempty\"`\n\tDetail string   `json:\"detail,omitempty\"`\n}",
	},
	{
		Code:  "TA124",
		Title: "an argument has the name of the one that asks for less",
		Text: "With ask, //tool:budget adds an optional argument max_chars, by which the model says how much of a result it wants to read. " +
			"It is bounded by the budget, and the handler is not told of it. The tool struct has no field of that name.",
		Wrong: "//tool:budget chars=4000 ask\ntype ReadFile struct {\n\tMaxChars int `json:\"max_chars,omitempty\"`\n}",
		Cure:  "//tool:budget chars=4000 ask\ntype ReadFile struct{}",
	},
}
