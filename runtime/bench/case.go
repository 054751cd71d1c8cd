package bench

// Case is the sample of one size with one rule broken, or with none where Valid
// says so.
type Case struct {
	Name  string
	Size  Size
	Valid bool
	edits []edit
}

// Text is the arguments of the case.
func (c Case) Text() []byte { return edited(Sample(c.Size), c.edits...) }

// breaks is the case in which old is replaced by new in the sample of a size.
func breaks(name string, s Size, old, new string) Case {
	return Case{Name: name, Size: s, edits: []edit{{old, new}}}
}

// Cases hold each peer to the rules that all are to check.
func Cases() []Case {
	return append(append(shapeCases(), valueCases()...), validCases()...)
}

func validCases() []Case {
	return []Case{
		{Name: "small", Size: Small, Valid: true},
		{Name: "medium", Size: Medium, Valid: true},
		{Name: "large", Size: Large, Valid: true},
		{"only what is required", Small, true, []edit{{`,"unit":"fahrenheit","days":3`, ``}}},
		{"another order, white space", Small, true, []edit{{`{`, "{ \"days\" : 2 ,\n\t"}, {`,"days":3`, ``}}},
		{"escapes", Small, true, []edit{{`Bergen`, `\u0042\"erg\ud83d\ude00en`}}},
		{"length in characters", Small, true, []edit{{`Bergen, Norway`, `北京北京北京北京北京北京北京北京北京北京北京北京北京北京北京北京北京北京北京北京`}}},
	}
}

// shapeCases break what any arguments must keep.
func shapeCases() []Case {
	return []Case{
		breaks("trailing data", Small, `3}`, `3}]`),
		breaks("cut off", Medium, `true}`, `tr`),
		breaks("invalid UTF-8", Small, `Bergen`, "B\xffrgen"),
		breaks("lone surrogate", Small, `Bergen`, `B\ud800rgen`),
		breaks("control character", Small, `Bergen`, "B\nrgen"),
		breaks("duplicate name", Small, `"days":3`, `"days":3,"days":4`),
		breaks("name in another case", Small, `days`, `Days`),
		breaks("unknown name", Medium, `"currency"`, `"colour":"red","currency"`),
		breaks("missing", Small, `"location":"Bergen, Norway",`, ``),
		breaks("missing inside", Medium, `"currency":"EUR",`, ``),
		breaks("missing number", Large, `"quantity":36,`, ``),
		breaks("missing number that may be 0", Large, `"tax_rate":0.25,`, ``),
		breaks("null for a text", Small, `"Bergen, Norway"`, `null`),
		breaks("text for a number", Small, `3`, `"3"`),
		breaks("number for a text", Small, `"Bergen, Norway"`, `7`),
		breaks("fraction for an integer", Small, `3`, `3.5`),
		breaks("text for a list", Medium, `["SHIRT-014","TIE-002","TROUSERS-0331"]`, `"TIE-002"`),
	}
}

// valueCases break a keyword each.
func valueCases() []Case {
	return []Case{
		breaks("enum", Small, `fahrenheit`, `kelvin`),
		breaks("enum in a list", Medium, `shipped`, `lost`),
		breaks("minimum", Medium, `14.5`, `-5`),
		breaks("minimum, sent as 0", Small, `3`, `0`),
		breaks("maximum", Small, `3`, `15`),
		breaks("minLength", Small, `Bergen, Norway`, ``),
		breaks("maxLength", Medium, `gift wrapped`, `a parcel that is wrapped as a gift`),
		breaks("pattern", Medium, `CUS-008812`, `CUS-42`),
		breaks("pattern in a list", Medium, `TIE-002`, `tie-2`),
		breaks("minItems", Medium, `["paid","shipped","delivered"]`, `[]`),
		breaks("maxItems", Large, `["batch-0",`, `["1","2","3","4",`),
		breaks("date", Large, `2026-05-17`, `17 May`),
		breaks("date that is none", Large, `2026-05-17`, `2026-02-30`),
		breaks("date-time", Medium, `2026-04-01T00:00:00Z`, `yesterday`),
		breaks("email", Large, `post@fjordvev.example`, `post at fjordvev`),
		breaks("uuid", Medium, `7d1c2f0e-9a3b`, `7d1c2f0e`),
	}
}
