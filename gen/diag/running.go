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
}
