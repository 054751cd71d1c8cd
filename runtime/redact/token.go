package redact

// Token masks a secret, such as a key or a session id, to four stars and its
// last four characters, so that two can be told apart. Of fewer than 16
// characters none is kept.
func Token(s string) string {
	r := characters(s)
	switch {
	case s == "":
		return ""
	case len(r) < 16:
		return stars
	default:
		return stars + string(r[len(r)-4:])
	}
}

// Last4 masks a value to four stars and its last four characters. Of fewer than
// eight characters only the last quarter is kept, so that at least four are
// hidden.
func Last4(s string) string {
	r := characters(s)
	switch {
	case s == "":
		return ""
	case len(r) < 8:
		return unknown(s)
	default:
		return stars + string(r[len(r)-4:])
	}
}
