package tool

import "time"

// Report is what normalizing found beside the value. A nil *Report has nothing
// to tell.
type Report struct {
	// Coercions are the lossy and lenient steps, in the order of the source,
	// the first 20 at most; paths are those of the result.
	Coercions []Coercion
	// Conflicts are the values that were not taken, as another name of the same
	// field had another value, the first 20 at most.
	Conflicts []Coercion
	// Missing is what the result should have and lacks, the first 20 at most.
	// Where there is any, the result is partial.
	Missing []Missing
	// More counts the coercions, conflicts and missing parts that are not told.
	More int
	// Total is how many entries the source says that there are in all.
	Total Maybe[int]
	// Next is what the source says leads to the next page, such as a cursor; ""
	// where there is none.
	Next string
	// AsOf is when the source says that its answer was true; zero where it
	// does not say.
	AsOf time.Time
	// ExitCode is that of the command that answered, -1 where a signal ended it.
	ExitCode Maybe[int]
}

// Missing is a part of a result that is not there.
type Missing struct {
	// Path is a JSON Pointer (RFC 6901) into the result; "" where the source
	// does not tell which part.
	Path string
	// Why is one of not_returned, null, unreadable, refused (by the source,
	// which answered with the rest) and stopped (before the end of a list).
	Why string
	// Rows are the numbers, from 1 on, of the elements of a list that could
	// not be read, the first 20 at most.
	Rows []int
	// Says is what the source said of it. It is outside data.
	Says string
}

// Status is that of the result: partial where anything is missing, otherwise
// success.
func (r *Report) Status() Status {
	if r != nil && len(r.Missing) > 0 {
		return Partial
	}
	return Success
}
