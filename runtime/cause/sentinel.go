package cause

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"io/fs"
)

// sentinels are the errors of the standard library that are known one by one.
var sentinels = [...]struct {
	err  error
	hint Hint
}{
	{context.DeadlineExceeded, Deadline},
	{context.Canceled, Canceled},
	{sql.ErrNoRows, NoRows},
	{sql.ErrConnDone, DatabaseUnavailable},
	{driver.ErrBadConn, DatabaseUnavailable},
	{sql.ErrTxDone, TransactionEnded},
	{fs.ErrNotExist, FileNotFound},
	{fs.ErrPermission, FilePermission},
	{fs.ErrExist, FileExists},
	{fs.ErrClosed, AlreadyClosed},
	{io.ErrClosedPipe, AlreadyClosed},
	{errors.ErrUnsupported, NotSupported},
}

// sentinel is the hint of an error that is one of the sentinels, or says that
// it is.
func sentinel(err error) Hint {
	is, says := err.(interface{ Is(error) bool })
	for _, s := range sentinels {
		if err == s.err || says && is.Is(s.err) {
			return s.hint
		}
	}
	return ""
}

// guess is the hint of an error that may have a better one inside it.
func guess(err error) Hint {
	if e, ok := err.(interface{ Timeout() bool }); ok && e.Timeout() {
		return NetworkTimeout
	}
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return UnexpectedEnd
	}
	return ""
}
