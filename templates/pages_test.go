package templates_test

import "github.com/tooladapt/tooladapt/gen/model"

// pages has pages with and without a total and a next page, of rows, records and
// lines of files, summaries of every kind of value, and arguments that ask for less.
func pages() *fixture {
	x := newFixture()
	row := x.object("Row", field("ID", "id", text), field("Price", "price", decimal, unit("CNY", 2)))
	hit := x.object("Hit", field("Path", "path", text), field("Line", "line", integer), field("Text", "text", text))
	ship := x.object("Ship", field("City", "city", text), field("Fee", "fee", pointer(decimal), unit("CNY", 2)))
	rows := x.object("Rows",
		field("ID", "id", text, key), field("Total", "total", pointer(integer)), field("Next", "next_cursor", pointer(text)),
		field("Sum", "sum", decimal, unit("CNY", 2)), field("Note", "note", maybe(text)), field("Done", "done", boolean, omitEmpty),
		field("Ship", "ship", pointer(structOf(ship))), field("Items", "items", list(structOf(row)), top(2)),
	)
	hits := x.object("Hits", field("Offset", "next_offset", integer), field("Hits", "hits", list(structOf(hit)), as("located")))
	whole := x.object("Whole", field("Total", "total", model.Int{Go: "uint16", Bits: 16, Unsigned: true}), field("Rows", "rows", list(pointer(structOf(row))), as("records")))

	at := func(o *model.Object, name string) *model.Field {
		for _, f := range o.Fields {
			if f.JSON == name {
				return f
			}
		}
		panic("no field " + name)
	}
	value := func(fields ...*model.Field) model.SummaryPart { return model.SummaryPart{Fields: fields} }
	says := func(text string) model.SummaryPart { return model.SummaryPart{Text: text} }

	search := x.object("Search", field("Cursor", "cursor", text, omitEmpty), field("Pin", "pin", text, secret),
		field("Fields", "fields", list(text), omitEmpty), field("Detail", "detail", text, omitEmpty))
	x.tool(search, "search", structOf(rows), func(t *model.Tool) {
		t.Page = &model.Page{Items: at(rows, "items"), Total: at(rows, "total"), Next: at(rows, "next_cursor"), Argument: at(search, "cursor")}
		t.Fields = &model.Choice{
			Argument: at(search, "fields"), Detail: at(search, "detail"), List: at(rows, "items"),
			All: []string{"id", "price"}, Always: []string{"id"}, Concise: []string{"price"},
		}
		t.Summary = []model.SummaryPart{
			says("单 "), value(at(rows, "id")), says(" {"), says("}: "), value(at(rows, "sum")), says(", "), value(at(rows, "note")),
			says(", "), value(at(rows, "done")), says(" "), value(at(rows, "ship"), at(ship, "city")), value(at(rows, "ship"), at(ship, "fee")),
		}
	})
	ask := &model.Field{JSON: "max_chars", Type: model.Int{Go: "int64", Bits: 64}, Constraint: model.Constraint{Minimum: "1", Maximum: "4000"}}
	every := x.object("All")
	x.tool(every, "all", structOf(rows), func(t *model.Tool) {
		t.Summary = []model.SummaryPart{says("that is all")}
		t.MaxChars, t.Ask = 4000, ask
	})
	both := x.object("Both", field("All", "all", structOf(every)), field("ID", "id", text, omitEmpty))
	x.tool(both, "both", structOf(rows), func(t *model.Tool) { t.MaxTokens, t.Ask = 1000, ask })
	grep := x.object("Grep", field("Offset", "offset", integer, omitEmpty))
	x.tool(grep, "grep", structOf(hits), func(t *model.Tool) {
		t.Untrusted = true
		t.Page = &model.Page{Items: at(hits, "hits"), Next: at(hits, "next_offset"), Argument: at(grep, "offset")}
	})
	x.tool(x.object("Count"), "count", structOf(whole), func(t *model.Tool) {
		t.Page = &model.Page{Items: at(whole, "rows"), Total: at(whole, "total")}
		t.Exits = []int{0, 1}
	})
	walk := x.object("Walk", field("Step", "step", integer, omitEmpty))
	x.tool(walk, "walk", list(structOf(row)), func(t *model.Tool) { t.Page = &model.Page{Argument: at(walk, "step")} })
	return x
}
