package diag

var namePages = []Page{
	{
		Code:  "TA091",
		Title: "two tools have one name",
		Text:  "A model calls a tool by its name, which is unique in its package.",
		Wrong: "//tool:name find\ntype FindOrder struct{}\n\n//tool:name find\ntype FindUser struct{}",
		Cure:  "//tool:name find_order\ntype FindOrder struct{}\n\n//tool:name find_user\ntype FindUser struct{}",
	},
	{
		Code:  "TA092",
		Title: "an error is declared in two ways",
		Text:  "One code is one error: its category, message and offers are the same in every tool of the package that declares it.",
		Wrong: "//tool:error GONE NOT_FOUND \"it is gone\"\n//tool:error GONE CONFLICT \"it is gone\"",
		Cure:  "//tool:error GONE NOT_FOUND \"it is gone\"",
	},
	{
		Code:  "TA093",
		Title: "a generated name is taken",
		Text:  "Each tool gives a variable, each declared error a variable and a constant, each service a method Tools, or the package a function Tools. The package must not declare these itself.",
		Wrong: "//tool:name find\ntype Find struct{}\n\nvar FindTool = 1",
		Cure:  "//tool:name find\ntype Find struct{}\n\nvar findTool = 1",
	},
	{
		Code:  "TA094",
		Title: "a result has a key in another style",
		Text:  "The keys of results are English words in small letters, so that the system's own words never look like data: a letter, then letters, digits and _.",
		Wrong: "OrderID string `json:\"orderId\"`",
		Cure:  "OrderID string `json:\"order_id\"`",
	},
	{
		Code:  "TA095",
		Title: "a section has a name that is taken",
		Text:  "Nested structs and lists are sections named for their field, the result one named for its type. The names are unique in a result, and result, error, arguments, call, tool and ref are the system's own.",
		Wrong: "type Order struct {\n\tOrder Details `json:\"order\"`\n}",
		Cure:  "type Order struct {\n\tOrder Details `json:\"order\" tool:\"section=details\"`\n}",
	},
	{
		Code:  "TA096",
		Title: "a key has two meanings",
		Text:  "A model learns what a key means from its first use. In the results of a package one key has one kind of value and one unit.",
		Wrong: "Fee tool.Decimal `json:\"fee\" tool:\"unit=CNY\"` // here\nFee tool.Decimal `json:\"fee\" tool:\"unit=USD\"` // there",
		Cure:  "Fee tool.Decimal `json:\"fee_usd\" tool:\"unit=USD\"`",
		Allow: true,
	},
	{
		Code:  "TA097",
		Title: "a named type has two keys",
		Text:  "A value that has a type of its own is called the same everywhere, unless one struct has several of it.",
		Wrong: "Status Status `json:\"status\"`       // here\nStatus Status `json:\"order_status\"` // there",
		Cure:  "Status Status `json:\"status\"`",
		Allow: true,
	},
	{
		Code:  "TA098",
		Title: "an argument has a name that providers refuse",
		Text:  "Names of arguments are letters, digits and underscores, 64 at most, no digit first.",
		Wrong: "Since string `json:\"since-date\"`",
		Cure:  "Since string `json:\"since_date\"`",
	},
	{
		Code:  "TA099",
		Title: "an allowance does nothing",
		Text:  "//tool:allow silences a finding of the tool that it stands at. Findings that make generating impossible cannot be allowed; those that can say so on their pages. An allowance that silences nothing is to be removed.",
		Wrong: "//tool:allow TA065 we know",
		Cure:  "//tool:allow TA097 from and to are both called by their role",
	},
}
