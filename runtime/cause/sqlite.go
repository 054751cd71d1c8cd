package cause

// The codes of SQLite that are told apart beyond their lowest byte.
const (
	sqlitePrimaryKey = 1555
	sqliteUnique     = 2067
	sqliteRowID      = 2579
)

// sqlite is the hint of a result code of SQLite.
func sqlite(code int64) Hint {
	switch code {
	case sqlitePrimaryKey, sqliteUnique, sqliteRowID:
		return DuplicateKey
	}
	switch code & 0xff {
	case 1, 20, 21, 25: // ERROR, MISMATCH, MISUSE, RANGE
		return DatabaseQuery
	case 2, 7, 10, 11, 26: // INTERNAL, NOMEM, IOERR, CORRUPT, NOTADB
		return DatabaseFailure
	case 3, 23: // PERM, AUTH
		return DatabaseAccessRefused
	case 5, 6: // BUSY, LOCKED
		return DatabaseBusy
	case 8: // READONLY
		return DatabaseReadOnly
	case 13: // FULL
		return DiskFull
	case 14: // CANTOPEN
		return DatabaseUnavailable
	case 18: // TOOBIG
		return UpstreamTooLarge
	case 19: // CONSTRAINT
		return ConstraintViolation
	}
	return ""
}
