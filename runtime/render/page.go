package render

import "github.com/tooladapt/tooladapt/runtime/tool"

// PageOf is how many entries the list has of which a source sent a page of n: the
// total that it told, n where there is no next page, or -1 where it is not known.
// A total that contradicts what was sent is not believed.
func PageOf[N ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](n int, total *N, more bool) int {
	switch {
	case total != nil && int(*total) > n && N(int(*total)) == *total:
		return int(*total)
	case more:
		return -1
	default:
		return n
	}
}

// Entries is [PageOf] by what normalizing found beside a list of n entries.
func Entries(n int, r *tool.Report) int {
	if r == nil {
		return n
	}
	total, _ := r.Total.Get()
	return PageOf(n, &total, r.Next != "")
}
