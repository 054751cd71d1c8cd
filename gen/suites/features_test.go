package suites

// otherFixtures are the fixtures that are about something that no single field
// says, and why there is nothing to compare.
var otherFixtures = map[string]string{
	"array_type":                     "arguments that are a list: tools take structs",
	"compact_date":                   "arguments that are a string: tools take structs",
	"custom_additional":              "fields that a function adds at run time",
	"custom_base_schema_id":          "where schemas are found on a server",
	"custom_comments":                "comments that a function makes at run time",
	"custom_type_extend":             "a method that changes the schema at run time",
	"defaults_expanded_toplevel":     "how schemas are put together",
	"go_comments":                    "comments of a package that is read at run time: here every generated schema has them",
	"go_comments_full":               "the same",
	"ignore_type":                    "types that an option leaves out",
	"inlining_embedded_anchored":     "anchors",
	"keynamed":                       "names that a function makes at run time",
	"lookup":                         "where schemas are found on a server",
	"lookup_expanded":                "where schemas are found on a server",
	"map_type":                       "arguments that are a map: tools take structs",
	"no_reference":                   "how schemas are put together",
	"no_reference_anchor":            "anchors",
	"schema_alias":                   "a method that names another type at run time",
	"test_config":                    "the tags of yaml",
	"test_user_assign_anchor":        "anchors",
	"test_yaml_and_json_prefer_yaml": "the tags of yaml",
	"user_with_anchor":               "anchors",
	"yaml_inline":                    "the tags of yaml",
}

const userTypes = `
type GrandfatherType struct {
	FamilyName string ` + "`json:\"family_name\" jsonschema:\"required\"`" + `
}

type SomeBaseType struct {
	SomeBaseProperty int ` + "`json:\"some_base_property\"`" + `
	Grandfather GrandfatherType ` + "`json:\"grand\"`" + `
	SomeUntaggedBaseProperty bool ` + "`jsonschema:\"required\"`" + `
}
`

// features are those of the fixtures.
var features = []feature{
	{"test_user", "some_base_property", "SomeBaseType", userTypes, ""},
	{"test_user", "grand", "SomeBaseType", userTypes, ""},
	{"test_user", "SomeUntaggedBaseProperty", "SomeBaseType", userTypes, ""},
	{"test_user", "PublicNonExported", "nonExported", "type nonExported struct {\n\tPublicNonExported  int\n\tprivateNonExported int\n}", ""},
	{"test_user", "MapType", "MapType", "type MapType map[string]any", ""},
	{"test_user", "id", "ID int `json:\"id\" jsonschema:\"required,minimum=bad,maximum=bad,exclusiveMinimum=bad,exclusiveMaximum=bad,default=bad\"`", "", "TA051: a bound that is no number would be lost without a word"},
	{"test_user", "name", "Name string `json:\"name\" jsonschema:\"required,minLength=1,maxLength=20,pattern=.*,description=this is a property,title=the name,example=joe,example=lucy,default=alex,readOnly=true\"`", "", "TA049: a model only writes arguments, so that readOnly says nothing"},
	{"test_user", "password", "Password string `json:\"password\" jsonschema:\"writeOnly=true\"`", "", "TA049: a model only writes arguments, so that writeOnly says nothing; tool:\"secret\" keeps a value from being shown"},
	{"test_user", "friends", "Friends []int `json:\"friends,omitempty\" jsonschema_description:\"list of IDs, omitted when empty\"`", "", ""},
	{"test_user", "tags", "Tags map[string]string `json:\"tags,omitempty\"`", "", ""},
	{"test_user", "options", "Options map[string]any `json:\"options,omitempty\"`", "", ""},
	{"test_user", "TestFlag", "TestFlag bool", "", ""},
	{"test_user", "TestFlagFalse", "TestFlagFalse bool `json:\",omitempty\" jsonschema:\"default=false\"`", "", ""},
	{"test_user", "TestFlagTrue", "TestFlagTrue bool `json:\",omitempty\" jsonschema:\"default=true\"`", "", ""},
	{"test_user", "birth_date", "BirthDate time.Time `json:\"birth_date,omitempty\"`", "", ""},
	{"test_user", "website", "Website url.URL `json:\"website,omitempty\"`", "", "TA065: encoding/json writes a url.URL as an object without its user"},
	{"test_user", "network_address", "IPAddress net.IP `json:\"network_address,omitempty\"`", "", "net.IP has both kinds of addresses, and encoding/json writes both"},
	{"test_user", "photo", "Photo []byte `json:\"photo,omitempty\" jsonschema:\"required\"`", "", "most validators do not look at contentEncoding: a pattern has them refuse what is no base64"},
	{"test_user", "photo2", "Photo2 Bytes `json:\"photo2,omitempty\" jsonschema:\"required\"`", "type Bytes []byte", "most validators do not look at contentEncoding: a pattern has them refuse what is no base64"},
	{"test_user", "feeling", "Feeling ProtoEnum `json:\"feeling,omitempty\"`", "type ProtoEnum int32\n\nfunc (ProtoEnum) EnumDescriptor() ([]byte, []int) { return []byte(nil), []int{0} }\n\nconst (\n\tUnset ProtoEnum = iota\n\tGreat\n)", "encoding/json writes the number, never its name, and the constants are an enum"},
	{"test_user", "age", "Age int `json:\"age\" jsonschema:\"minimum=18,maximum=120,exclusiveMaximum=121,exclusiveMinimum=17\"`", "", "TA052: two bounds at one end say the same thing twice, or contradict each other"},
	{"test_user", "email", "Email string `json:\"email\" jsonschema:\"format=email\"`", "", ""},
	{"test_user", "uuid", "UUID string `json:\"uuid\" jsonschema:\"format=uuid\"`", "", ""},
	{"test_user", "Baz", "Baz string `jsonschema_extras:\"foo=bar,hello=world,foo=bar1\"`", "", "TA111: no schema has such a keyword, so that nobody would check it"},
	{"test_user", "bool_extra", "BoolExtra string `json:\"bool_extra,omitempty\" jsonschema_extras:\"isTrue=true,isFalse=false\"`", "", "TA111: no schema has such a keyword, so that nobody would check it"},
	{"test_user", "color", "Color string `json:\"color\" jsonschema:\"enum=red,enum=green,enum=blue\"`", "", ""},
	{"test_user", "rank", "Rank int `json:\"rank,omitempty\" jsonschema:\"enum=1,enum=2,enum=3\"`", "", ""},
	{"test_user", "mult", "Multiplier float64 `json:\"mult,omitempty\" jsonschema:\"enum=1.0,enum=1.5,enum=2.0\"`", "", ""},
	{"test_user", "roles", "Roles []string `json:\"roles\" jsonschema:\"enum=admin,enum=moderator,enum=user\"`", "", ""},
	{"test_user", "priorities", "Priorities []int `json:\"priorities,omitempty\" jsonschema:\"enum=-1,enum=0,enum=1,enun=2\"`", "", "TA048: enun=2 is a misspelt enum, which invopop loses without a word"},
	{"test_user", "offsets", "Offsets []float64 `json:\"offsets,omitempty\" jsonschema:\"enum=1.570796,enum=3.141592,enum=6.283185\"`", "", ""},
	{"test_user", "anything", "Anything any `json:\"anything,omitempty\"`", "", ""},
	{"test_user", "raw", "Raw json.RawMessage `json:\"raw\"`", "", ""},
	{"required_from_jsontags", "some_base_property", "SomeBaseType", userTypes, ""},
	{"required_from_jsontags", "SomeUntaggedBaseProperty", "SomeBaseType", userTypes, ""},
	{"required_from_jsontags", "TestFlag", "TestFlag bool", "", ""},
	{"required_from_jsontags", "photo", "Photo []byte `json:\"photo,omitempty\" jsonschema:\"required\"`", "", "most validators do not look at contentEncoding: a pattern has them refuse what is no base64"},
	{"required_from_jsontags", "raw", "Raw json.RawMessage `json:\"raw\"`", "", ""},
	{"nullable", "child1", "Child1 string `json:\"child1\" jsonschema:\"nullable\"`", "", "TA049: a string has no null: *string, required, has"},
	{"schema_with_minimum", "value4", "Value int `json:\"value4\" jsonschema_extras:\"minimum=0\"`", "", ""},
	{"schema_with_expression", "value", "Value int `json:\"value\" jsonschema_extras:\"foo=bar=='baz'\"`", "", "TA111: no schema has such a keyword, so that nobody would check it"},
	{"commas_in_pattern", "with_pattern", "WithPattern string `json:\"with_pattern\" jsonschema:\"minLength=1,pattern=[0-9]{1\\\\,4},maxLength=50\"`", "", ""},
	{"equals_in_pattern", "WithEquals", "WithEquals string `jsonschema:\"pattern=foo=bar\"`", "", ""},
	{"equals_in_pattern", "WithEqualsAndCommas", "WithEqualsAndCommas string `jsonschema:\"pattern=foo\\\\,=bar\"`", "", ""},
	{"recursive", "text", "Text string `json:\"text\"`", "", ""},
	{"recursive", "children", "Child []*RecursiveExample `json:\"children,omitempty\"`", "type RecursiveExample struct {\n\tText  string              `json:\"text\"`\n\tChild []*RecursiveExample `json:\"children,omitempty\"`\n}", "encoding/json writes null for a nil pointer in a list, and reads it"},
	{"array_handling", "min_len", "MinLen []string `json:\"min_len\" jsonschema:\"minLength=2,default=qwerty\"`", "", "what has a default may be left out"},
	{"array_handling", "min_val", "MinVal []float64 `json:\"min_val\" jsonschema:\"minimum=2.5\"`", "", ""},
	{"number_handling", "int64", "Int64 int64 `json:\"int64\" jsonschema:\"default=12\"`", "", "what has a default may be left out"},
	{"number_handling", "float32", "Float32 float32 `json:\"float32\" jsonschema:\"default=12.5\"`", "", "what has a default may be left out"},
	{"unsigned_int_handling", "min_len", "MinLen []string `json:\"min_len\" jsonschema:\"minLength=0\"`", "", "a least length of 0 says nothing"},
	{"unsigned_int_handling", "max_len", "MaxLen []string `json:\"max_len\" jsonschema:\"maxLength=0\"`", "", "TA051: a maxLength of 0 leaves nothing to send"},
	{"unsigned_int_handling", "min_items", "MinItems []string `json:\"min_items\" jsonschema:\"minItems=0\"`", "", "a least number of 0 says nothing"},
	{"unsigned_int_handling", "max_items", "MaxItems []string `json:\"max_items\" jsonschema:\"maxItems=0\"`", "", "TA051: a maxItems of 0 leaves nothing to send"},
	{"with_custom_format", "dates", "Dates []string `json:\"dates\" jsonschema:\"format=date\"`", "", ""},
	{"with_custom_format", "odds", "Odds []string `json:\"odds\" jsonschema:\"format=odd\"`", "", "TA054: a format that nobody checks says nothing"},
	{"oneof", "field1", "Field1 string `json:\"field1\" jsonschema:\"oneof_required=group1\"`", "", "TA049: a choice between schemas is no Go type, and most providers refuse it"},
	{"oneof", "field3", "Field3 any `json:\"field3\" jsonschema:\"oneof_type=string;array\"`", "", "TA049: a choice between schemas is no Go type, and most providers refuse it"},
	{"oneof", "field6", "Field6 any `json:\"field6\" jsonschema:\"oneof_ref=Outer;OuterNamed;OuterPtr\"`", "", "TA049: a choice between schemas is no Go type, and most providers refuse it"},
	{"anyof", "field1", "Field1 string `json:\"field1\" jsonschema:\"anyof_required=group1\"`", "", "TA049: a choice between schemas is no Go type, and most providers refuse it"},
	{"anyof", "field3", "Field3 any `json:\"field3\" jsonschema:\"anyof_type=string;array\"`", "", "TA049: a choice between schemas is no Go type, and most providers refuse it"},
	{"oneof_ref", "ip_address", "IPAddress any `json:\"ip_address,omitempty\" jsonschema:\"oneof_ref=#/$defs/ipv4;#/$defs/ipv6\"`", "", "TA049: a choice between schemas is no Go type, and most providers refuse it"},
	{"oneof_ref", "ip_addresses", "IPAddresses []any `json:\"ip_addresses,omitempty\" jsonschema:\"oneof_ref=#/$defs/ipv4;#/$defs/ipv6\"`", "", "TA049: a choice between schemas is no Go type, and most providers refuse it"},
	{"oneof_ref", "ip_address_any", "IPAddressAny any `json:\"ip_address_any,omitempty\" jsonschema:\"anyof_ref=#/$defs/ipv4;#/$defs/ipv6\"`", "", "TA049: a choice between schemas is no Go type, and most providers refuse it"},
	{"inlining_inheritance", "TextNamed", "TextNamed", "type TextNamed string", ""},
	{"inlining_inheritance", "Text", "Text `json:\",omitempty\"`", "type Text string", ""},
	{"inlining_inheritance", "Foo", "Inner", innerType, ""},
	{"inlining_embedded", "text", "Text `json:\"text,omitempty\"`", "type Text string", ""},
	{"inlining_embedded", "inner", "Inner `json:\"inner\"`", innerType, ""},
	{"inlining_tag", "Foo", "Inner `json:\",inline\"`", innerType, ""},
	{"inlining_ptr", "Foo", "*Inner", innerType, "encoding/json leaves the fields of a nil pointer out"},
	{"base_schema_id", "name", "Name *LookupName `json:\"name\"`", lookupType, "a pointer may be nil, so that it may be left out"},
	{"base_schema_id", "alias", "Alias string `json:\"alias,omitempty\"`", "", ""},
	{"custom_type", "CreatedAt", "CreatedAt CustomTime", "type CustomTime time.Time", "TA065: a type made of time.Time has none of its methods: encoding/json writes {} of it"},
	{"custom_type_with_interface", "CreatedAt", "CreatedAt CustomTimeWithInterface", "type CustomTimeWithInterface time.Time", "TA065: a type made of time.Time has none of its methods: encoding/json writes {} of it"},
	{"custom_slice_type", "slice", "Slice CustomSliceType `json:\"slice\"`", "type CustomSliceType []string", "the schema is of what encoding/json writes, not of what a method of the type says at run time"},
	{"custom_map_type", "my_map", "MyMap CustomMapType `json:\"my_map\"`", "type CustomMapType map[string]string", "the schema is of what encoding/json writes, not of what a method of the type says at run time"},
	{"test_description_override", "FirstName", "// FirstName is test2.\n\tFirstName string `json:\"FirstName\"`", "", "a doc comment is the description, without the leading name of the field"},
	{"test_description_override", "middle_name", "MiddleName string `json:\"middle_name,omitempty\"`", "", "descriptions are doc comments and tags, not what a method says at run time"},
	{"allow_additional_props", "TestFlag", "TestFlag bool\n\t_ struct{} `jsonschema:\"additionalProperties=true\"`", "", ""},
	{"schema_alias_2", "obj_b", "ObjB *AliasObjectB `json:\"obj_b\"`", "type AliasObjectB struct {\n\tPropB string `json:\"prop_b\"`\n}", "the schema is of what encoding/json writes, not of what a method of the type says at run time"},
	{"schema_property_alias", "object", "Object any `json:\"object\"`", "", "the schema is of what encoding/json writes, not of what a method of the type says at run time"},
}

const innerType = "type Inner struct {\n\tFoo string `yaml:\"foo\"`\n}"

const lookupType = "type LookupName struct {\n\tGiven   string `json:\"first\"`\n\tSurname string `json:\"surname\"`\n}"
