package adopt

// shape is what a Go type says of a value: a sealed sum.
type shape interface{ isShape() }

type (
	// anything is any JSON value.
	anything struct{}
	// truth is true or false.
	truth struct{}
	// number is a number of that Go type.
	number struct{ goType string }
	// text is a string, one of the values where there are some.
	text struct{ values *values }
	// list has elements of one schema.
	list struct{ elem *schema }
	// mapping has values of one schema, under any names.
	mapping struct{ elem *schema }
	// structure is an object with known names.
	structure struct{ *object }
)

func (anything) isShape()  {}
func (truth) isShape()     {}
func (number) isShape()    {}
func (text) isShape()      {}
func (list) isShape()      {}
func (mapping) isShape()   {}
func (structure) isShape() {}

// values are the strings of an enum, which becomes a named type.
type values struct {
	// words are those that the type is named for.
	words []string
	all   []string
}

// schema is one schema of the input as a Go type with rules.
type schema struct {
	at    *value
	shape shape
	// null says that null is a value too.
	null               bool
	title, description string
	// given is the default, nil for none.
	given    *value
	examples []*value
	// rules are the keywords that a tag says, of the value itself.
	rules []rule
}

// rule is one keyword of a jsonschema tag.
type rule struct{ key, value string }

// object is an object with known names, which becomes a named struct.
type object struct {
	// words are those that the type is named for, key is the same for objects
	// that one type can serve.
	words []string
	key   string
	doc   string
	// open says that other names are accepted.
	open       bool
	properties []property
	at         *value
}

type property struct {
	name     string
	required bool
	*schema
}

// scalar reports whether values of s are neither lists nor objects.
func (s *schema) scalar() bool {
	switch s.shape.(type) {
	case truth, number, text:
		return true
	default:
		return false
	}
}
