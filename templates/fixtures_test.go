package templates_test

import (
	"fmt"

	"github.com/tooladapt/tooladapt/gen/model"
)

// handlers has a handler in every form: methods of two services, functions,
// methods of the tool struct, and none.
func handlers() *fixture {
	x := newFixture()
	thing := x.object("Thing", field("ID", "id", text))
	result := structOf(thing)
	add := func(name string, result model.Type, h *model.Handler) {
		o := x.object(name, field("ID", "id", text))
		x.tool(o, "tool_"+o.Section, result, func(t *model.Tool) { t.Handler = h })
	}
	add("Plain", result, &model.Handler{Service: "Shop", ServicePointer: true, Func: "Plain"})
	add("Address", result, &model.Handler{Service: "Shop", Func: "Address", InPointer: true})
	add("Find", result, &model.Handler{Service: "Shop", Func: "Find", InPointer: true, Answers: model.AnswersPointer})
	add("Delete", nil, &model.Handler{Service: "Shop", Func: "Delete", Answers: model.AnswersNothing})
	add("Fetch", result, &model.Handler{Service: "Shop", Func: "Fetch", Answers: model.AnswersRaw})
	add("FetchBy", result, &model.Handler{Service: "Shop", Func: "FetchBy", InPointer: true, Answers: model.AnswersRaw})
	add("Rows", list(result), &model.Handler{Service: "Depot", Func: "Rows", Answers: model.AnswersRows})
	add("Count", integer, &model.Handler{Func: "CountThings"})
	add("Self", result, &model.Handler{Self: true, Func: "Call"})
	add("SelfFind", result, &model.Handler{Self: true, Func: "Call", Answers: model.AnswersPointer})
	add("SelfRaw", result, &model.Handler{Self: true, Func: "Call", Answers: model.AnswersRaw})
	add("Later", result, nil)
	x.declare(`type Shop struct{}

func (*Shop) Plain(ctx context.Context, in Plain) (Thing, error)         { return Thing{}, nil }
func (Shop) Address(ctx context.Context, in *Address) (Thing, error)     { return Thing{}, nil }
func (Shop) Find(ctx context.Context, in *Find) (*Thing, error)          { return nil, nil }
func (Shop) Delete(ctx context.Context, in Delete) error                 { return nil }
func (Shop) Fetch(ctx context.Context, in Fetch) (tool.Raw, error)       { return tool.Raw{}, nil }
func (Shop) FetchBy(ctx context.Context, in *FetchBy) (tool.Raw, error)  { return tool.Raw{}, nil }

type Depot struct{}

func (Depot) Rows(ctx context.Context, in Rows) (iter.Seq2[Thing, error], error) { return nil, nil }

func CountThings(ctx context.Context, in Count) (int, error)    { return 0, nil }
func (in Self) Call(ctx context.Context) (Thing, error)         { return Thing{}, nil }
func (in *SelfFind) Call(ctx context.Context) (*Thing, error)   { return nil, nil }
func (in SelfRaw) Call(ctx context.Context) (tool.Raw, error)   { return tool.Raw{}, nil }`)
	return x
}

// results has a tool for every form of result that is no struct.
func results() *fixture {
	x := newFixture()
	level := x.enum("Level", "int8", "Low", "-1", "High", "2")
	item := x.object("Item", field("SKU", "sku", text), field("Qty", "qty", integer))
	one := x.object("Tag", field("Name", "name", text))
	for _, r := range []struct {
		name string
		typ  model.Type
	}{
		{"Text", text}, {"Number", model.Float{Bits: 32}}, {"Flag", boolean},
		{"Grade", model.Int{Name: local("Level"), Go: "int8", Bits: 8, Enum: level}},
		{"Amount", decimal}, {"Moment", moment}, {"Names", list(text)}, {"Triple", array(3, integer)},
		{"Items", list(structOf(item))}, {"Pointers", list(pointer(structOf(item)))}, {"Tags", list(structOf(one))},
		{"Prices", mapOf(decimal)}, {"Picture", model.Blob{}}, {"Part", model.Text{}},
	} {
		x.tool(x.object(r.name), "get_"+r.name, r.typ)
	}
	x.pkg.Tools[0].Untrusted = true
	x.tool(x.object("Nothing"), "nothing", nil)
	return x
}

// absence has a result with every way to be absent, gathered, and key fields,
// which are not.
func absence() *fixture {
	x := newFixture()
	base := x.object("Base", field("Region", "region", text))
	x.pkg.Objects = x.pkg.Objects[:0]
	extra := x.object("Extra", field("Note", "note", maybe(text)), field("Lines", "lines", list(structOf(base))))
	r := x.object("Report",
		field("Total", "total", decimal, unit("CNY", 2)),
		field("ID", "id", pointer(text), key),
		field("Rank", "rank", maybe(integer), key),
		field("Name", "name", text, omitEmpty), field("Count", "count", integer, omitEmpty),
		field("On", "on", boolean, omitEmpty), field("Tags", "tags", list(text), omitEmpty, top(3)),
		field("At", "at", moment, omitZero), field("Fee", "fee", decimal, omitZero),
		field("Pair", "pair", array(2, integer), omitZero), field("Names", "names", list(maybe(text)), omitZero),
		field("Image", "image", pointer(model.Blob{}), optional), field("Page", "page", pointer(model.Text{})), field("Rest", "rest", maybe(model.Text{})), field("Part", "part", model.Text{}, omitZero),
		field("Secret", "secret", pointer(text), secret, key), field("Hidden", "hidden", list(structOf(base)), omitEmpty, redact("all")),
		field("Where", "where", pointer(structOf(base)), optional), field("Maybe", "maybe", maybe(structOf(extra))),
		field("More", "more", maybe(list(structOf(base)))), field("Zero", "zero", structOf(base), omitZero),
		field("Region", "region", text, through(model.Step{Name: "Base", Pointer: true, Elem: "Base"})),
	)
	x.embeds(r, "*Base")
	x.tool(x.object("Read"), "read", structOf(r))
	return x
}

// tables has lists and maps at every depth.
func tables() *fixture {
	x := newFixture()
	leaf := x.object("Leaf", field("SKU", "sku", text, redact("last4")), field("Tags", "tags", list(text)))
	row := x.object("Row",
		field("Name", "name", text, untrusted), field("Phone", "phone", text, redact("phone")),
		field("Paid", "paid", boolean, func(f *model.Field) { f.Show.Yes, f.Show.No = "已付", "未付" }),
		field("Price", "price", pointer(decimal), unit("CNY", -1)), field("Note", "note", maybe(text), evidence),
		field("Qty", "qty", model.Int{Go: "uint16", Bits: 16, Unsigned: true}, omitEmpty),
		field("Code", "code", integer, redact("all")), field("ID", "id", text, key),
	)
	record := x.object("Record",
		field("Row", "row", pointer(structOf(row))), field("Leaf", "leaf", structOf(leaf)),
		field("Tags", "tags", list(text)), field("Leaves", "leaves", list(structOf(leaf)), top(2)),
		field("Others", "others", pointer(list(pointer(structOf(row))))),
	)
	deep := x.object("Deep", field("Rows", "rows", list(structOf(row))), field("Depth", "depth", integer))
	nested := x.object("Nested",
		field("Deep", "deep", pointer(structOf(deep))), field("Log", "log", text, as("log")),
		field("Leaf", "leaf", structOf(leaf)), field("Sure", "sure", maybe(structOf(deep))),
		field("Page", "page", model.Text{}),
	)
	hit := x.object("Hit", field("Text", "text", model.String{Name: local("Prose")}), field("Path", "path", text, evidence), field("Line", "line", integer))
	all := x.object("All",
		field("Rows", "rows", list(structOf(row)), top(5)), field("Few", "few", list(pointer(structOf(row)))),
		field("Records", "records", list(pointer(structOf(record))), optional), field("Short", "short", list(structOf(row)), as("records")),
		field("Sizes", "sizes", mapOf(integer), unit("cm", -1), top(10)), field("Marks", "marks", model.Map{Name: local("Marks"), Key: model.String{Name: local("Mark")}, Elem: maybe(text)}),
		field("Text", "text", model.String{Name: local("Prose")}, as("lines"), redact("token")),
		field("File", "file", model.Text{}), field("Hits", "hits", list(structOf(hit)), as("located"), top(7)), field("Seen", "seen", pointer(array(2, structOf(hit))), as("located")),
		field("Nested", "nested", structOf(nested)), field("Self", "all", structOf(leaf)), field("Error", "error", pointer(structOf(leaf))),
	)
	x.declare("type Mark string\n\ntype Marks map[Mark]tool.Maybe[string]\n\ntype Prose string")
	x.tool(x.object("Look"), "look", structOf(all), func(t *model.Tool) { t.Untrusted = true })
	return x
}

// redactions has a result for every kind of redaction, with text in every place
// that text can be in.
func redactions() *fixture {
	x := newFixture()
	named := model.String{Name: local("Prose")}
	x.declare("type Prose string")
	for i, kind := range []string{"phone", "email", "id_card", "bank_card", "name", "address", "plate", "token", "last4", "all"} {
		hide, kind := redact(kind), fmt.Sprint("Kind", i)
		row := x.object(kind+"Row", field("Plain", "plain", text, hide), field("At", "at", pointer(text), hide), field("Maybe", "maybe", maybe(named), hide))
		only := x.object(kind+"Only", field("Plain", "plain", text, key, hide))
		record := x.object(kind+"Record", field("Plain", "plain", named, hide), field("Only", "only", maybe(structOf(only))), field("List", "list", list(text), hide), field("Row", "row", structOf(row)))
		x.tool(x.object("Get"+kind), "get_"+kind, structOf(x.object(kind,
			field("Key", "key", text, key, hide), field("KeyAt", "key_at", pointer(text), key, hide),
			field("Plain", "plain", text, hide), field("Named", "named", named, hide), field("At", "at", pointer(named), hide),
			field("Maybe", "maybe", maybe(text), hide), field("Empty", "empty", text, omitEmpty, hide), field("Untrusted", "untrusted", text, untrusted, hide),
			field("List", "list", list(text), hide), field("Top", "top", list(named), top(1), hide), field("ListAt", "list_at", pointer(list(pointer(text))), hide),
			field("Array", "array", array(2, text), hide), field("Maybes", "maybes", list(maybe(text)), untrusted, hide), field("Map", "map", mapOf(text), hide),
			field("Lines", "lines", text, as("lines"), hide), field("LinesAt", "lines_at", pointer(named), as("lines"), hide), field("Page", "page", model.Text{}, hide),
			field("Row", "row", structOf(row)), field("Rows", "rows", list(structOf(row))), field("Records", "records", list(pointer(structOf(record)))),
			field("Short", "short", list(structOf(row)), as("records")), field("Record", "record", pointer(structOf(record))),
			field("Only", "only", maybe(structOf(only))),
		)))
	}
	return x
}

// arguments has every kind of argument with its rules.
func arguments() *fixture {
	x := newFixture()
	level := x.enum("Level", "uint16", "Low", "1", "High", "200")
	status := x.enum("Status", "string", "Open", `"open"`, "Shut", `"shut"`)
	levels := model.Int{Name: local("Level"), Go: "uint16", Bits: 16, Unsigned: true, Enum: level}
	states := model.String{Name: local("Status"), Enum: status}
	place := &model.Object{
		Go: model.Name{Path: geoPath, Name: "Place"}, Section: "place",
		Fields: []*model.Field{field("City", "city", text), field("Zip", "zip", pointer(text), optional, omitEmpty),
			field("Kind", "kind", model.String{Name: model.Name{Path: geoPath, Name: "Kind"}, Enum: kinds})},
		Guard: []model.GuardField{{Name: "City", Type: "string"}, {Name: "Zip", Type: "*string"}, {Name: "Kind", Type: "«" + geoPath + "».Kind"}},
	}
	base := x.object("Base", field("Trace", "trace", text, optional))
	filter := x.object("Filter",
		field("Since", "since", moment, exactly, byDefault(`"2026-07-18T14:23:00+08:00"`)), field("Max", "max", decimal, byDefault("12.50"), limits(model.Constraint{ExclusiveMinimum: "0.5"})),
		field("Ratio", "ratio", float, limits(model.Constraint{Minimum: "0", Maximum: "1e2", MultipleOf: "0.25"})),
		field("Small", "small", model.Float{Bits: 32}, byDefault("1.5")),
	)
	o := x.object("Search",
		field("Query", "query", text, limits(model.Constraint{MinLength: 1, MaxLength: 64})), field("Password", "password", text, secret, numeric),
		field("Day", "day", text, limits(model.Constraint{Format: "date"}), optional), field("Levels", "levels", list(levels), limits(model.Constraint{MinItems: 1, UniqueItems: true})),
		field("Status", "status", states, byDefault(`"shut"`)), field("Any", "any", pointer(states), byDefault(`"open"`)), field("Some", "some", list(states), byDefault(`["open","shut"]`)),
		field("Page", "page", pointer(integer), byDefault("1")), field("Odds", "odds", pointer(float), byDefault("2")), field("Big", "big", model.Int{Go: "uint64", Bits: 64, Unsigned: true}, quoted, limits(model.Constraint{Maximum: "18446744073709551615", Minimum: "1.5"})),
		field("Need", "need", pointer(boolean)), field("Filter", "filter", pointer(structOf(filter)), optional), field("Filters", "filters", list(pointer(structOf(filter))), omitEmpty),
		field("Sizes", "sizes", model.Map{Key: model.String{Name: local("Mark")}, Elem: list(integer)}, optional), field("Near", "near", mapOf(pointer(structOf(place))), optional),
		field("Pair", "pair", array(2, pointer(model.Int{Go: "int32", Bits: 32}))), field("Grid", "grid", model.List{Name: local("Grid"), Elem: list(model.Float{Name: local("Cell"), Bits: 64})}),
		field("GridAt", "grid_at", pointer(model.List{Name: local("Grid"), Elem: list(model.Float{Name: local("Cell"), Bits: 64})}), omitEmpty),
		field("Place", "place", structOf(place)), field("Zero", "zero", structOf(filter), omitZero),
		field("Trace", "trace", text, optional, through(model.Step{Name: "Base", Pointer: true, Elem: "Base"})),
	)
	x.embeds(o, "*Base")
	x.pkg.Objects = []*model.Object{o, filter, place, base}
	x.pkg.Enums = append(x.pkg.Enums, kinds)
	x.declare("type Mark string\n\ntype Grid [][]Cell\n\ntype Cell float64\n\nfunc (in *Search) Check(found *tool.Violations) {}")
	x.tool(o, "search", nil, func(t *model.Tool) {
		t.Check, t.Strict = true, true
		t.Echo = []*model.Field{o.Fields[0], o.Fields[1], o.Fields[7], o.Fields[6], o.Fields[len(o.Fields)-1]}
	})
	x.pkg.Fingerprint.Foreign = []model.Name{{Path: geoPath, Name: "Place"}}
	return x
}

// filled has arguments that the caller fills, beside one of the model's and alone.
func filled() *fixture {
	x := newFixture()
	tenant := model.String{Name: local("TenantID")}
	x.declare("type TenantID string")
	scope := x.object("Scope")
	x.hidden(scope, "Owner", "-", text, model.Subject)
	note := x.object("AddNote", field("Text", "text", text))
	x.hidden(note, "Tenant", "tenant", tenant, model.Tenant)
	x.hidden(note, "session", "", text, model.Session)
	x.embeds(note, "Scope")
	note.Hidden = append(note.Hidden, &model.Hidden{Go: []model.Step{{Name: "Scope"}, {Name: "Owner"}}, Type: text, From: model.Subject})
	alone := x.object("ListNotes")
	x.hidden(alone, "Subject", "-", text, model.Subject)
	x.declare("func (in *AddNote) Check(found *tool.Violations) {}")
	x.tool(note, "add_note", nil, func(t *model.Tool) { t.Check = true })
	x.tool(alone, "list_notes", nil)
	return x
}

// kinds is the foreign package's enum.
var kinds = &model.Enum{Go: model.Name{Path: geoPath, Name: "Kind"}, Constants: []model.Constant{
	{Go: "Home", Value: `"home"`}, {Go: "Work", Value: `"work"`}, {Go: "hidden", Value: `"hidden"`},
}}

// names is a package that declares what generated code would like to call its
// imports, functions, parameters and variables.
func names() *fixture {
	x := orders()
	x.declare(`type (
	tool   struct{}
	render struct{}
	d      struct{}
	dst    struct{}
	v      struct{}
	in     struct{}
	x      struct{}
)

var (
	decodeStringList, appendOrder, getOrderTool, getOrderRule, runGoGenerate_Order, TestToolsAreUpToDate = 1, 2, 3, 4, 5, 6
	time, context2, o, r, c, l, i, list, key, ok, mark, result, raw, data, err, handle, s, t, found, all, a, m, k = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23
)`)
	x.declared()
	return x
}
