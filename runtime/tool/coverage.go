package tool

import "time"

// Coverage says how much of a result is shown.
type Coverage struct {
	// Total and Shown count the entries of all lists together. Total is -1 where
	// it is not known how many there are.
	Total, Shown int
	// Ranges are what is shown of each list and text, in their order.
	Ranges []Range
	// Complete says that every list and text is shown whole.
	Complete bool
	// AsOf is when the source was what the result says; zero where that is not
	// known.
	AsOf time.Time
	// Scope is what the result was narrowed to: the echoed arguments.
	Scope []KeyField
	// Empty names the lists that matched nothing. It is no part of the JSON, and
	// neither is More.
	Empty []string
	// More are the arguments that lead to the next page of the source, all others
	// unchanged; none where there is no next page.
	More []KeyField
}

// Range is some entries of a list, or lines or bytes of a text, by number from
// 1, both ends included; First and Last are 0 where there are none.
type Range struct {
	// Section is the rendered key of the list or text; "" where it is told
	// otherwise.
	Section     string
	First, Last int
	// Total is how many there are in all, -1 where that is not known.
	Total int
}

// List counts one list of total entries, of which the first shown are shown,
// under its rendered key. A total of -1 is not known. It returns c; a nil c
// becomes a new Coverage.
func (c *Coverage) List(key string, total, shown int) *Coverage {
	if c == nil {
		c = &Coverage{Complete: true}
	}
	c.Shown += shown
	if total < 0 || c.Total < 0 {
		c.Total = -1
	} else {
		c.Total += total
	}
	if total == 0 {
		c.Empty = append(c.Empty, key)
	}
	return c.add(key, 1, shown, total)
}

// Text counts a text, which is shown whole unless it is a part itself, under
// its rendered key. It returns c; a nil c becomes a new Coverage.
func (c *Coverage) Text(key string, t Text) *Coverage {
	if c == nil {
		c = &Coverage{Complete: true}
	}
	first, last, total := t.Window()
	return c.add(key, first, last, total)
}

func (c *Coverage) add(key string, first, last, total int) *Coverage {
	c.Complete = c.Complete && first == 1 && last == total
	r := Range{Section: key, Total: total}
	if last >= first {
		r.First, r.Last = first, last
	}
	c.Ranges = append(c.Ranges, r)
	return c
}
