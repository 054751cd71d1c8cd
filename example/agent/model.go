package main

import (
	"encoding/json"
	"fmt"

	"github.com/tooladapt/tooladapt/example/orders"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// model stands in for a language model. What it says depends on the question
// and on the texts of its calls so far, and on nothing else.
type model struct {
	ask  request // about orders
	code coder   // about code, where there are tools for it
	shop bool    // there are tools for orders
}

// newModel is a model that is asked one question, and told of the tools.
func newModel(question string, tools tool.Set) model {
	m := model{ask: understand(question)}
	if c := understandCode(question); c.tool != "" && m.ask.order == "" {
		if _, ok := tools.Lookup(c.tool); ok {
			m.code = c
		}
	}
	_, m.shop = tools.Lookup("get_order")
	return m
}

// turn is what a model says: a call to make, or its answer, which ends it.
type turn struct {
	call   tool.Call
	answer string
}

// next is what the model says after what it has seen.
func (m model) next(seen []exchange) (turn, error) {
	docs, err := read(seen)
	if err != nil {
		return turn{}, err
	}
	switch {
	case m.code.tool == "" && !m.shop:
		return turn{answer: m.words().sentence(m.words().cannot)}, nil
	case m.code.tool == "" && m.ask.cancel && m.ask.reason == "":
		return turn{answer: m.askForReason()}, nil
	case len(docs) == 0:
		return m.first()
	}
	last := docs[len(docs)-1]
	if _, failed := field(last, "error.code"); failed {
		return turn{answer: m.sayFailure(last)}, nil
	}
	switch name := seen[len(seen)-1].call.Name; name {
	case "get_order":
		if m.ask.cancel {
			return callOf("cancel_order", orders.CancelOrder{OrderID: m.ask.order, Reason: m.ask.reason})
		}
		return turn{answer: m.sayOrder(last)}, nil
	case "cancel_order":
		return turn{answer: m.sayCancelled(last)}, nil
	case "search_orders":
		if cursor, more := field(last, "order_page.next_cursor"); more && m.ask.all {
			next := m.ask.search
			next.Cursor = cursor
			return callOf(name, next)
		}
		return turn{answer: m.sayFound(docs)}, nil
	default:
		return m.nextOfCode(name, docs)
	}
}

// first is the call that the question asks for.
func (m model) first() (turn, error) {
	if m.code.tool != "" {
		return m.code.first()
	}
	if m.ask.order != "" {
		return callOf("get_order", orders.GetOrder{OrderID: m.ask.order})
	}
	return callOf("search_orders", m.ask.search)
}

// callOf writes arguments as a model does: as JSON.
func callOf(name string, arguments any) (turn, error) {
	text, err := json.Marshal(arguments)
	if err != nil {
		return turn{}, fmt.Errorf("write the arguments of %s: %w", name, err)
	}
	return turn{call: tool.Call{Name: name, Arguments: text}}, nil
}
