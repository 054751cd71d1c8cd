package model

import "strings"

// Redaction is a kind of redaction, and the function of package redact that
// masks a string of that kind; "" where the value is hidden whole.
type Redaction struct{ Kind, Func string }

// Redactions are all kinds, in the order in which they are told to users. A
// keyed hash is none of them: a writer has no key, and one made for each process
// would give the same result another text each time. Handlers answer pseudonyms
// instead.
var Redactions = [...]Redaction{
	{"phone", "Phone"}, {"email", "Email"}, {"id_card", "IDCard"}, {"bank_card", "BankCard"}, {"name", "Name"},
	{"address", "Address"}, {"plate", "Plate"}, {"token", "Token"}, {"all", ""}, {"last4", "Last4"},
}

// RedactionOf is the redaction of that kind, and whether there is one.
func RedactionOf(kind string) (Redaction, bool) {
	for _, r := range Redactions {
		if r.Kind == kind {
			return r, true
		}
	}
	return Redaction{}, false
}

// RedactionKinds are the kinds as a sentence lists them.
func RedactionKinds() string {
	var kinds []string
	for _, r := range Redactions {
		kinds = append(kinds, r.Kind)
	}
	last := len(kinds) - 1
	return strings.Join(kinds[:last], ", ") + " and " + kinds[last]
}
