package diag

// runningPages are about how calls are run.
var runningPages = []Page{
	{
		Code:  "TA130",
		Title: "a tool is tried again that is not idempotent",
		Text: "Once the handler of such a tool has begun, nobody knows whether trying again would do the same thing twice, so it is not tried again, except after an error that says side effect not applied. " +
			"May be allowed, where the handler answers such errors.",
		Wrong: "//tool:risk R2\n//tool:retry max=3",
		Cure:  "//tool:risk R2\n//tool:idempotent\n//tool:retry max=3",
		Allow: true,
	},
	{
		Code:  "TA131",
		Title: "a field cannot be filled by the caller",
		Text: "tool:\"from=caller.subject\", from=caller.tenant and from=caller.session are for strings of the tool struct itself, or of a struct that it embeds by value. " +
			"No model sees such an argument or can send it: it is in no schema, is never echoed, and the executor fills it with what tool.WithCaller says, so that no tag about a schema or an echo goes with it. " +
			"On a result from= says where an upstream has the field.",
		Wrong: "Tenant *string `json:\"tenant\" tool:\"from=caller.tenant,echo\"`",
		Cure:  "Tenant string `json:\"-\" tool:\"from=caller.tenant\"`",
	},
	{
		Code:  "TA132",
		Title: "exit codes are said of what is no command",
		Text:  "//tool:ok is for handlers that answer with normalize.Command: it says with which exit codes the command did what it was asked for, and with any other it failed.",
		Wrong: "//tool:ok exit=0,1\ntype RunTests struct{}\n\nfunc Run(ctx context.Context, in RunTests) (Report, error)",
		Cure:  "//tool:result Report\n//tool:ok exit=0,1\ntype RunTests struct{}\n\nfunc Run(ctx context.Context, in RunTests) (tool.Raw, error)",
	},
	{
		Code:  "TA133",
		Title: "a handler answers with a code that its tool does not declare",
		Text: "The codes of a tool are a part of what it promises: they are in its description, in TOOLS.md and in generated constants, and a model or a program may act on them. " +
			"Only literals of tool.Error in the body of the handler are looked at, whose code is a text or a constant of the package. A category's own name needs no declaration.",
		Wrong: "return Order{}, &tool.Error{Code: \"ORDER_SHIPPED\", Category: tool.FailedPrecondition}",
		Cure:  "//tool:error ORDER_SHIPPED FAILED_PRECONDITION \"the order has been shipped\"\n\nreturn Order{}, ErrOrderShipped",
		Allow: true,
	},
}
