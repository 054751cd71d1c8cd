package adopt

import "strings"

// definition is one tool as the input defines it.
type definition struct {
	name, description string
	// at is where it stands, named where its name does.
	at, named *value
	// schema is that of its arguments; nil says that there are none.
	schema *value
	// hints are MCP's annotations; nil for none.
	hints *value
	// openAPI says that the schema is in the words of OpenAPI, as Gemini's are.
	openAPI bool
}

// forms finds the definitions of an input.
type forms struct {
	finder
	// bare is the name of the tool that a bare schema is of.
	bare string
	all  []*definition
}

// root takes the input as a whole: a result of tools/list, also in its
// JSON-RPC envelope or as the list in it, the body of a request, one definition,
// or a bare schema.
func (f *forms) root(v *value) {
	switch {
	case v.kind == isList:
		f.each(v)
	case v.kind != isObject:
		f.refuse(v, "this is neither a definition of a tool nor a schema")
	case v.get("result") != nil && v.get("result").get("tools") != nil:
		f.root(v.get("result"))
	case v.get("tools") != nil && v.get("tools").kind == isList:
		f.each(v.get("tools"))
	case isDefinition(v):
		f.one(v)
	case isSchema(v):
		f.all = append(f.all, &definition{name: f.bare, description: v.says("description"), at: v, named: v, schema: v})
	default:
		f.refuse(v, "this is neither a definition of a tool nor a schema")
	}
}

func (f *forms) each(list *value) {
	for _, v := range list.elems {
		f.one(v)
	}
}

// refuse says that v is no definition.
func (f *forms) refuse(v *value, what string) {
	f.out.Add(f.position(v.at), noTools, "there are tools/list results, JSON Schemas, and definitions of OpenAI, Anthropic and Gemini",
		"%s (%s)", what, place(v))
}

// schemaKeys are the keys under which a definition has its schema.
var schemaKeys = [...]string{"inputSchema", "input_schema", "parameters", "parametersJsonSchema", "parameters_json_schema"}

// declarationKeys are the keys under which Gemini has its list of tools.
var declarationKeys = [...]string{"functionDeclarations", "function_declarations"}

func first(v *value, keys []string) (string, *value) {
	for _, key := range keys {
		if m := v.get(key); m != nil {
			return key, m
		}
	}
	return "", nil
}

func isDefinition(v *value) bool {
	key, schema := first(v, schemaKeys[:])
	_, declared := first(v, declarationKeys[:])
	return schema != nil && (v.get("name") != nil || key != "parameters") || declared != nil || v.get("function") != nil
}

// isSchema reports whether an object has a keyword that tells a schema.
func isSchema(v *value) bool {
	for _, m := range v.members {
		if tells(m.key) != nothing || strings.HasPrefix(m.key, "$") || composes(m.key) != "" {
			return true
		}
	}
	return v.get("type") != nil || v.get("enum") != nil || v.get("const") != nil
}

// one takes one element of a list.
func (f *forms) one(v *value) {
	if _, list := first(v, declarationKeys[:]); list != nil {
		for _, d := range list.elems {
			f.definition(d, gemini)
		}
		return
	}
	switch function := v.get("function"); {
	case function != nil && function.kind == isObject:
		f.definition(function, openAI)
	case v.says("type") == "function":
		f.definition(v, openAI)
	default:
		f.definition(v, other)
	}
}

// vendor is who defines tools in a form of their own.
type vendor uint8

const (
	other vendor = iota // MCP or Anthropic: a tool has a schema
	openAI
	gemini
)

func (f *forms) definition(v *value, by vendor) {
	d := &definition{name: v.says("name"), description: v.says("description"), at: v, named: v.get("name"), hints: v.get("annotations")}
	key, schema := first(v, schemaKeys[:])
	d.schema, d.openAPI = schema, by == gemini && key == "parameters"
	switch {
	case v.kind != isObject:
		f.refuse(v, "this is no definition of a tool")
		return
	case d.name == "":
		f.refuse(v, "a tool has no name")
		return
	case schema == nil && by == other:
		f.refuse(v, clip(d.name, 64)+" has no schema; tools of a provider's own have none")
		return
	case schema != nil && schema.kind == isNull:
		d.schema = nil
	}
	f.all = append(f.all, d)
}
