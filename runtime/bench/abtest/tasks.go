package abtest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/bench/abtest/shop"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Tasks are the 100 tasks and the repair. They are the same every time.
func Tasks() (all []Task) {
	m := maker{rand.New(rand.NewPCG(2026, 7))}
	for _, kind := range []struct {
		n    int
		make func(m maker) Task
	}{
		{20, maker.longTable}, {20, maker.middle}, {16, maker.negation}, {12, maker.empty}, {16, maker.partial}, {16, maker.version}, {1, maker.repair},
	} {
		for range kind.n {
			all = append(all, kind.make(m))
		}
	}
	return all
}

// maker makes tasks by chance.
type maker struct{ *rand.Rand }

var (
	states  = [...]string{"paid", "shipped", "cancelled", "delivered"}
	cities  = [...]string{"Hamburg", "上海", "Bergen", "São Paulo", "Rotterdam", "北京"}
	remarks = [...]string{"leave at the gate", "gift wrapped", "call before delivery", "allergic to latex", "第二次投递", "no signature"}
)

func (m maker) id() string { return fmt.Sprintf("ORD-2026%04d-%03d", m.IntN(10000), m.IntN(1000)) }

// orders are n orders with distinct ids and amounts, and a remark on each fifth.
func (m maker) orders(n int) []shop.Row {
	rows := make([]shop.Row, n)
	for i := range rows {
		rows[i] = shop.Row{
			OrderID: fmt.Sprintf("ORD-2026%04d-%03d", m.IntN(10000), i), State: states[m.IntN(len(states))], City: cities[m.IntN(len(cities))],
			Amount: 100 + 7*i + m.IntN(7), Remark: "none given",
		}
	}
	return rows
}

// found is the answer of find_orders with those rows, of total if that is more.
func found(rows []shop.Row, total int, ref string) answer {
	data := shop.Found{Orders: rows}
	compact := shop.FindOrdersTool.AppendCompact(nil, tool.Value(data))
	if total > len(rows) {
		whole, part := fmt.Sprintf("rows 1-%d of %d\n", len(rows), len(rows)), fmt.Sprintf("rows 1-%d of %d\n", len(rows), total)
		compact = bytes.Replace(compact, []byte(whole), []byte(part), 1)
	} else {
		total = 0
	}
	return answer{
		tool: "find_orders", status: tool.Success, data: data, compact: compact,
		summary: fmt.Sprintf("find_orders: %d orders", max(total, len(rows))), list: "orders", count: len(rows), total: total, ref: ref,
	}
}

// options are right and three others, shuffled.
func (m maker) options(right string, others ...string) []string {
	all := append([]string{right}, others...)
	m.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all
}

// longTable asks for one row of a list of which more is to be read.
func (m maker) longTable() Task {
	rows, total := m.orders(40+m.IntN(20)), 300+m.IntN(200)
	row := rows[m.IntN(len(rows))]
	amount := strconv.Itoa(row.Amount)
	rest := fmt.Sprintf("%d-%d", len(rows)+1, total)
	return Task{
		Kind: "long table", Ask: "How much is order " + row.OrderID + "?",
		Results: [][Forms]string{shown(found(rows, total, "r_8f2c"))},
		Questions: []Question{
			{Completion, "the amount of " + row.OrderID, m.options(amount, strconv.Itoa(row.Amount+7), strconv.Itoa(row.Amount-7), strconv.Itoa(row.Amount+70)), amount, "", lookUp(row.OrderID, "amount")},
			m.stateOf(row),
			{Statistic, "how many orders there are in all", m.options(strconv.Itoa(total), strconv.Itoa(len(rows)), strconv.Itoa(total-len(rows)), strconv.Itoa(total+len(rows))), strconv.Itoa(total), "", totalOf("orders")},
			{ReadBack, "the rows that read_result has to be asked for to see the rest", m.options(rest, fmt.Sprintf("1-%d", len(rows)), fmt.Sprintf("1-%d", total), "none"), rest, "", value("result.more.orders")},
		},
	}
}

// stateOf asks for a key field of a row.
func (m maker) stateOf(row shop.Row) Question {
	return Question{KeyField, "the state of " + row.OrderID, m.options(row.State, others(states[:], row.State)...), row.State, "", lookUp(row.OrderID, "state")}
}

// others are the first three of all that are not one.
func others(all []string, one string) []string {
	rest := slices.DeleteFunc(slices.Clone(all), func(s string) bool { return s == one })
	return rest[:3]
}

// middle asks for the one row with a remark, in the middle of a list.
func (m maker) middle() Task {
	rows := m.orders(45)
	row := &rows[15+m.IntN(15)]
	row.Remark = remarks[m.IntN(len(remarks))]
	id := row.OrderID
	return Task{
		Kind: "detail in the middle", Ask: "Which order has the remark “" + row.Remark + "”?",
		Results: [][Forms]string{shown(found(rows, 0, ""))},
		Questions: []Question{
			{Completion, "the order with the remark “" + row.Remark + "”", m.options(id, rows[3].OrderID, rows[35].OrderID, rows[44].OrderID), id, "", where("remark", row.Remark)},
			m.stateOf(*row),
			{Statistic, "how many orders there are in all", m.options("45", "44", "46", "40"), "45", "", totalOf("orders")},
		},
	}
}

// negation asks for the one order that is not like the others.
func (m maker) negation() Task {
	rows, state := m.orders(12), states[m.IntN(len(states))]
	for i := range rows {
		rows[i].State = state
	}
	row := &rows[m.IntN(len(rows))]
	row.State = others(states[:], state)[m.IntN(3)]
	id, next := row.OrderID, slices.IndexFunc(rows, func(r shop.Row) bool { return r.OrderID == row.OrderID })+1
	not := func(docs []*render.Document) string { return where("state", row.State)(docs) }
	return Task{
		Kind: "negation", Ask: "Which order is not " + state + "?",
		Results: [][Forms]string{shown(found(rows, 0, ""))},
		Questions: []Question{
			{Completion, "the order that is not " + state, m.options(id, rows[next%12].OrderID, rows[(next+1)%12].OrderID, rows[(next+2)%12].OrderID), id, "", not},
			m.stateOf(*row),
			{Statistic, "how many orders are " + state, m.options("11", "12", "10", "1"), "11", "", count("state", state)},
		},
	}
}
