package main

// words are the sentences of one language. What they leave open is filled with
// values from the tools' texts, which stay as they are.
type words struct {
	order, reason, refund   string // parts of a sentence about one order
	cancelled, changed      string // what a cancellation did
	found, firstOnly, empty string // what a search found
	notFound, refused       string // an order that isn't there; any other failure
	askForReason            string

	testsPass, testsFail      string // what a run of tests found
	testsBroken, doesNotBuild string
	file, fileFirst           string // what a file holds
	matches, matchesFirst     string // what a search of code found
	noMatch, commits          string
	cannot                    string // a question that no tool is for

	callDone, callFailed string // what a person is told of a call
	entries, partly      string

	none, unknown    string // no value; a value that the text should have
	comma, stop, gap string
	semicolon        string
}

// words are those of the question's language.
func (m model) words() words {
	if m.ask.lang == "zh" {
		return words{
			order: "订单 %s 的状态是%s", reason: "取消原因：%s", refund: "退款 %s",
			cancelled: "订单 %s 现在的状态是%s", changed: "%s 由 %s 改为 %s",
			found: "找到 %s 个订单", firstOnly: "这里是最新的 %d 个", empty: "没有符合条件的订单",
			notFound: "没有找到订单 %s（%s）", refused: "办不到：%s（%s）",
			askForReason: "取消订单需要原因，请从中选一个：%s",
			testsPass:    "%s 个测试全部通过", testsFail: "%s 个测试失败", testsBroken: "测试没有运行起来", doesNotBuild: "代码不能编译",
			file: "%s 共 %d 行", fileFirst: "这里是前 %d 行", matches: "共 %d 行匹配", matchesFirst: "这里是前 %d 行",
			noMatch: "没有匹配的行", commits: "共 %s 个提交，最近的是", cannot: "现有的工具回答不了这个问题",
			callDone: "%s 已完成", callFailed: "%s 未完成：%s（%s）", entries: "共 %d 条", partly: "显示 %d 条，共 %d 条",
			none: "无", unknown: "未知", comma: "，", stop: "。", semicolon: "；",
		}
	}
	return words{
		order: "Order %s is %s", reason: "reason for cancelling: %s", refund: "refund %s",
		cancelled: "Order %s is now %s", changed: "%s went from %s to %s",
		found: "Found %s orders", firstOnly: "here are the newest %d", empty: "No order matches",
		notFound: "There is no order %s (%s)", refused: "That can't be done: %s (%s)",
		askForReason: "Cancelling needs a reason, please choose one: %s",
		testsPass:    "All tests pass, %s of them", testsFail: "Tests that fail: %s", testsBroken: "The tests could not run", doesNotBuild: "The code does not build",
		file: "%s has %d lines", fileFirst: "here are the first %d", matches: "Lines that match: %d", matchesFirst: "here are the first %d",
		noMatch: "No line matches", commits: "Commits: %s, the newest of them", cannot: "No tool here is for that",
		callDone: "%s is done", callFailed: "%s failed: %s (%s)", entries: "entries: %d", partly: "entries: %d of %d",
		none: "nothing", unknown: "not known", comma: ", ", stop: ".", gap: " ", semicolon: "; ",
	}
}
