package directive

// place is what a comment documents.
type place uint8

const (
	elsewhere place = iota
	onType
	onFunc
	onPackage
)

// verb is one directive that exists.
type verb struct {
	name  string
	place place
	many  bool // may be repeated
	later bool // has no effect yet
	form  string
	// read reads the arguments into the struct; nil for those that are not on
	// structs.
	read func(*args, *Struct)
}

// verbs are all directives, in the order in which they are told to users.
var verbs = [...]verb{
	{"name", onType, false, false, "//tool:name get_order", readName},
	{"version", onType, false, false, "//tool:version 2", readVersion},
	{"risk", onType, false, false, "//tool:risk R1", readRisk},
	{"idempotent", onType, false, false, "//tool:idempotent, or //tool:idempotent key", readIdempotent},
	{"poll", onType, false, false, "//tool:poll", readPoll},
	{"result", onType, false, false, "//tool:result Order", readResult},
	{"timeout", onType, false, false, "//tool:timeout 5s", readTimeout},
	{"retry", onType, false, false, "//tool:retry max=3 backoff=200ms on=RATE_LIMITED", readRetry},
	{"error", onType, true, false, `//tool:error ORDER_SHIPPED CONFLICT "the order was shipped" next="could offer a return"`, readError},
	{"example", onType, true, false, `//tool:example {"order_id": "A1"}`, readExample},
	{"reject", onType, true, false, `//tool:reject {"order_id": ""}`, readReject},
	{"sample", onType, true, false, `//tool:sample {"status": "paid"}`, readSample},
	{"allow", onType, true, false, "//tool:allow TA081 bound by the server", readAllow},
	{"next", onType, true, false, `//tool:next "could cancel the order"`, readNext},
	{"untrusted", onType, false, false, "//tool:untrusted", readUntrusted},
	{"trusted", onType, false, false, "//tool:trusted", readTrusted},
	{"handler", onFunc, false, false, "//tool:handler", nil},
	{"coerce", onType, false, false, "//tool:coerce off", readCoerceOff},
	{"required", onPackage, false, false, "//tool:required tags", nil},
	{"coerce", onPackage, false, false, "//tool:coerce off", nil},
	{"summary", onType, false, false, "//tool:summary order {order_id} {status}", readSummary},
	{"budget", onType, false, false, "//tool:budget tokens=800, or //tool:budget chars=4000 ask", readBudget},
	{"form", onType, false, false, "//tool:form compact", readForm},
	{"deliver", onType, false, true, "//tool:deliver csv", readDeliver},
	{"page", onType, false, false, "//tool:page items=items total=total next=cursor, or //tool:page argument=page", readPage},
	{"fields", onType, false, false, "//tool:fields, or //tool:fields concise=order_id,status", readFields},
	{"ok", onType, false, false, "//tool:ok exit=0,1", readOK},
}

// lookup is the verb of that name, where there are several the one for the
// place, and whether there is one.
func lookup(name string, on place) (found verb, ok bool) {
	for _, v := range verbs {
		if v.name == name && (!ok || v.place == on) {
			found, ok = v, true
		}
	}
	return found, ok
}

// verbNames are the names of the verbs for a place, in the order of the table;
// effective are those of them that have an effect in this version.
func verbNames(on place) []string { return named(on, true) }
func effective(on place) []string { return named(on, false) }

func named(on place, later bool) []string {
	var names []string
	for _, v := range verbs {
		if v.place == on && (later || !v.later) {
			names = append(names, v.name)
		}
	}
	return names
}
