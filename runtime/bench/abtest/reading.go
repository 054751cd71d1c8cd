package abtest

import (
	"fmt"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// This file answers questions from documents as a program does, by paths.

type reading = func(docs []*render.Document) string

// value reads a path of the first document.
func value(path string) reading {
	return func(docs []*render.Document) string {
		v, _ := docs[0].Value(path)
		return v.Text
	}
}

// last reads a path of the last document.
func last(path string) reading {
	return func(docs []*render.Document) string { return value(path)(docs[len(docs)-1:]) }
}

// lookUp reads a column of the order of that id.
func lookUp(id, column string) reading {
	return func(docs []*render.Document) string {
		v, _ := docs[0].Value(fmt.Sprintf("orders.%d.%s", row(docs[0], "order_id", id), column))
		return v.Text
	}
}

// where reads the id of the order with text in a column.
func where(column, text string) reading {
	return func(docs []*render.Document) string {
		v, _ := docs[0].Value(fmt.Sprintf("orders.%d.order_id", row(docs[0], column, text)))
		return v.Text
	}
}

// row is the number of the first order with text in a column, or 0.
func row(d *render.Document, column, text string) int {
	for i := 1; ; i++ {
		v, ok := d.Value(fmt.Sprintf("orders.%d.%s", i, column))
		if !ok {
			return 0
		}
		if v.Text == text {
			return i
		}
	}
}

// count counts the orders with text in a column.
func count(column, text string) reading {
	return func(docs []*render.Document) string {
		n := 0
		for i := 1; ; i++ {
			v, ok := docs[0].Value(fmt.Sprintf("orders.%d.%s", i, column))
			if !ok {
				return strconv.Itoa(n)
			}
			if v.Text == text {
				n++
			}
		}
	}
}

// totalOf is how many entries a list has in all.
func totalOf(id string) reading {
	return func(docs []*render.Document) string {
		p, ok := docs[0].Part(id)
		if !ok {
			return ""
		}
		switch body := p.Body.(type) {
		case render.Rows:
			return strconv.Itoa(body.Window.Total)
		case render.Records:
			return strconv.Itoa(body.Window.Total)
		default:
			return ""
		}
	}
}

// mended is the line of lines that gives what the failing test wants.
func mended(docs []*render.Document, lines []string) string {
	v, _ := docs[0].Value("failures.1.text")
	var cents, percent, got, want int
	if _, err := fmt.Sscanf(v.Text, "Discount(%d, %d) = %d, want %d", &cents, &percent, &got, &want); err != nil || percent == 0 {
		return ""
	}
	for i, result := range []int{cents - percent, cents * percent / 100, cents - cents/percent*100, cents - cents*percent/100} {
		if result == want {
			return lines[i]
		}
	}
	return ""
}
