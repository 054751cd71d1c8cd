package normalize

import (
	"context"
	"errors"
	"time"
)

// Limits bound what [All] reads.
type Limits struct {
	// Pages is the most pages that are read; 0 means 20.
	Pages int
	// Rows is the number of rows from which on no further page is read; 0 means
	// 10,000. The page that reaches it is kept whole, so that the next one begins
	// where it ends.
	Rows int
	// Time is how long pages are read; 0 means 20 s. A page that is not there by
	// then is not waited for.
	Time time.Duration
}

// Page is one page of a list, as a source answers it. The zero Page is an empty
// last one.
type Page[T any] struct {
	Rows []T
	// Next leads to the next page: a cursor, an offset, a link; "" on the last.
	Next string
}

// Stop says why [All] stopped before the end of a list.
type Stop string

// The reasons. The list was read to its end where a Stop is "".
const (
	StoppedPages  Stop = "pages"  // as many pages were read as the limits allow
	StoppedRows   Stop = "rows"   // as many rows
	StoppedTime   Stop = "time"   // for as long
	StoppedFailed Stop = "failed" // a page after the first could not be read
	StoppedLoop   Stop = "loop"   // the source leads back to a page that was read
)

// Extent says how far [All] came.
type Extent struct {
	// Pages and Rows count what was read.
	Pages, Rows int
	// Stopped is "" where the list was read to its end.
	Stopped Stop
	// Next leads to the first page that was not read; "" at the end.
	Next string
	// Err is why the page could not be read that Next leads to, for the log.
	Err error
}

// All is the rows of all pages that fetch answers, one after the other, and how
// far it came: it stops at the limits, and where a page after the first fails or
// leads back to one that was read. Its error is that of the first page, or of ctx.
//
//	rows, read, err := normalize.All(ctx, normalize.Limits{Pages: 5},
//		func(ctx context.Context, cursor string) (normalize.Page[Issue], error) { … })
//
// Where it stopped early, the answer of the call says so, and is partial.
func All[T any](ctx context.Context, l Limits, fetch func(ctx context.Context, next string) (Page[T], error)) ([]T, Extent, error) {
	rows, extent, err := all(ctx, l.orDefaults(), fetch)
	noteExtent(ctx, extent)
	return rows, extent, err
}

func all[T any](ctx context.Context, l Limits, fetch func(ctx context.Context, next string) (Page[T], error)) ([]T, Extent, error) {
	bound, cancel := context.WithTimeout(ctx, l.Time)
	defer cancel()
	rows, read, visited := []T{}, Extent{}, map[string]bool{}
	for {
		visited[read.Next] = true
		page, err := fetch(bound, read.Next)
		switch {
		case err == nil:
		case read.Pages == 0 || ctx.Err() != nil:
			return nil, Extent{}, errors.Join(ctx.Err(), err)
		case bound.Err() != nil:
			read.Stopped, read.Err = StoppedTime, err
			return rows, read, nil
		default:
			read.Stopped, read.Err = StoppedFailed, err
			return rows, read, nil
		}
		rows = append(rows, page.Rows...)
		read.Pages, read.Rows, read.Next = read.Pages+1, len(rows), page.Next
		if read.Stopped = l.stop(read, visited, bound); page.Next == "" || read.Stopped != "" {
			return rows, read, nil
		}
	}
}

func (l Limits) orDefaults() Limits {
	if l.Pages <= 0 {
		l.Pages = 20
	}
	if l.Rows <= 0 {
		l.Rows = 10_000
	}
	if l.Time <= 0 {
		l.Time = 20 * time.Second
	}
	return l
}

// stop is why no further page is read; "" for no reason, and at the end.
func (l Limits) stop(r Extent, visited map[string]bool, bound context.Context) Stop {
	switch {
	case r.Next == "":
		return ""
	case visited[r.Next]:
		return StoppedLoop
	case r.Rows >= l.Rows:
		return StoppedRows
	case r.Pages >= l.Pages:
		return StoppedPages
	case bound.Err() != nil:
		return StoppedTime
	default:
		return ""
	}
}
