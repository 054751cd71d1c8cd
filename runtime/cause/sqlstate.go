package cause

// sqlState is the hint of an error of a driver of PostgreSQL, and of others
// that tell SQLSTATE.
func sqlState(err error) Hint {
	e, ok := err.(interface{ SQLState() string })
	if !ok {
		return ""
	}
	state := e.SQLState()
	for _, row := range sqlStates {
		if len(state) == 5 && row.state == state[:len(row.state)] {
			return row.hint
		}
	}
	return ""
}

// sqlStates are states of five characters, and classes, which are two. The
// first that fits counts.
var sqlStates = [...]struct {
	state string
	hint  Hint
}{
	{"02", NoRows},
	{"P0002", NoRows},
	{"08", DatabaseUnavailable},
	{"0A", NotSupported},
	{"22", DatabaseQuery}, // data that is no date, number and so on
	{"23505", DuplicateKey},
	{"23", ConstraintViolation},
	{"25006", DatabaseReadOnly},
	{"25P03", DatabaseUnavailable}, // the session idled for too long
	{"25", TransactionEnded},
	{"28", DatabaseAccessRefused}, // the tool could not sign in
	{"40", TransactionConflict},
	{"42501", DatabaseAccessRefused},
	{"42710", DuplicateKey},
	{"42", DatabaseQuery},
	{"53100", DiskFull},
	{"53", DatabaseBusy}, // too many connections, or out of memory
	{"54", UpstreamTooLarge},
	{"55P03", DatabaseBusy}, // a lock could not be had
	{"57014", DatabaseTimeout},
	{"57", DatabaseUnavailable},
	{"58", DatabaseFailure},
	{"XX", DatabaseFailure},
}
