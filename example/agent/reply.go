package main

import (
	"fmt"
	"strings"

	"github.com/tooladapt/tooladapt/example/orders"
	"github.com/tooladapt/tooladapt/runtime/render"
)

// sayOrder says what the text of one order says. Of what the text says there
// is not, it says nothing.
func (m model) sayOrder(doc *render.Document) string {
	w := m.words()
	parts := []string{fmt.Sprintf(w.order, w.value(doc, "order.order_id"), w.value(doc, "order.status"))}
	if reason, ok := field(doc, "order.reason"); ok {
		parts = append(parts, fmt.Sprintf(w.reason, reason))
	}
	if refund, ok := field(doc, "order.refund_amount"); ok {
		parts = append(parts, fmt.Sprintf(w.refund, refund))
	}
	return w.sentence(parts...)
}

// sayCancelled says what a cancellation changed.
func (m model) sayCancelled(doc *render.Document) string {
	w := m.words()
	parts := []string{fmt.Sprintf(w.cancelled, w.value(doc, "cancellation.order_id"), w.value(doc, "cancellation.status"))}
	for _, row := range rows(doc, "changes") {
		parts = append(parts, fmt.Sprintf(w.changed, w.say(row["field"]), w.say(row["before"]), w.say(row["after"])))
	}
	return w.sentence(parts...)
}

// sayFound lists the orders on the pages of one search.
func (m model) sayFound(pages []*render.Document) string {
	w := m.words()
	var list strings.Builder
	shown := 0
	for _, page := range pages {
		for _, row := range rows(page, "orders") {
			fmt.Fprintf(&list, "\n- %s %s %s", w.say(row["order_id"]), w.say(row["status"]), w.say(row["amount"]))
			shown++
		}
	}
	last := pages[len(pages)-1]
	if shown == 0 {
		return w.sentence(w.empty)
	}
	parts := []string{fmt.Sprintf(w.found, w.value(last, "order_page.total"))}
	if _, more := field(last, "order_page.next_cursor"); more {
		parts = append(parts, fmt.Sprintf(w.firstOnly, shown))
	}
	return w.sentence(parts...) + list.String()
}

// sayFailure says why the last call failed, and what the tool offers instead.
func (m model) sayFailure(doc *render.Document) string {
	w := m.words()
	code := w.value(doc, "error.code")
	if code == "NOT_FOUND" && m.ask.order != "" {
		return w.sentence(fmt.Sprintf(w.notFound, m.ask.order, code))
	}
	said := []string{w.sentence(fmt.Sprintf(w.refused, w.value(doc, "error.message"), code))}
	for n := 1; ; n++ {
		offer, ok := field(doc, fmt.Sprintf("error.next.%d", n))
		if !ok {
			return strings.Join(said, w.gap)
		}
		said = append(said, w.sentence(offer))
	}
}

func (m model) askForReason() string {
	var reasons []string
	for _, r := range orders.CancelReasons() {
		reasons = append(reasons, string(r))
	}
	w := m.words()
	return w.sentence(fmt.Sprintf(w.askForReason, strings.Join(reasons, w.comma)))
}

func (w words) sentence(parts ...string) string { return strings.Join(parts, w.comma) + w.stop }

func (w words) value(doc *render.Document, path string) string {
	text, ok := field(doc, path)
	if !ok {
		return w.unknown
	}
	return text
}

func (w words) say(v render.Value) string {
	if v.Absent != "" {
		return w.none
	}
	return v.Text
}
