package main

// words are the sentences of one language. What they leave open is filled with
// values from the tools' texts, which stay as they are.
type words struct {
	order, reason, refund   string // parts of a sentence about one order
	cancelled, changed      string // what a cancellation did
	found, firstOnly, empty string // what a search found
	notFound, refused       string // an order that isn't there; any other failure
	askForReason            string
	none, unknown           string // no value; a value that the text should have
	comma, stop, gap        string
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
			none:         "无", unknown: "未知", comma: "，", stop: "。",
		}
	}
	return words{
		order: "Order %s is %s", reason: "reason for cancelling: %s", refund: "refund %s",
		cancelled: "Order %s is now %s", changed: "%s went from %s to %s",
		found: "Found %s orders", firstOnly: "here are the newest %d", empty: "No order matches",
		notFound: "There is no order %s (%s)", refused: "That can't be done: %s (%s)",
		askForReason: "Cancelling needs a reason, please choose one: %s",
		none:         "nothing", unknown: "not known", comma: ", ", stop: ".", gap: " ",
	}
}
