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
}
