package render

import "strconv"

// Section starts a section of fields, "[order]". An external section holds
// outside data, and its header says so.
func Section(dst []byte, id string, external bool) []byte {
	return endHeader(startHeader(dst, id), external)
}

// AbsentSection appends what stands for a section that the upstream left out,
// "[shipping] (not returned)".
func AbsentSection(dst []byte, id string) []byte { return absentSection(dst, id, NotReturned) }

// NullSection appends what stands for a section that the upstream sent as
// null.
func NullSection(dst []byte, id string) []byte { return absentSection(dst, id, SaidNull) }

// RowsSection starts a table: its header with the window of shown rows of
// total, -1 for an unknown total, and the line of columns. The columns are keys
// joined by bars, at least two, each with its unit in parentheses if it has
// one, such as "sku|unit_price (CNY)|qty".
func RowsSection(dst []byte, id string, shown, total int, external bool, columns string) []byte {
	dst = append(startHeader(dst, id), " rows "...)
	dst = endHeader(appendWindow(dst, shown, total), external)
	return append(appendColumns(dst, columns), '\n')
}

// RecordsSection starts a list of records with the window of shown records of
// total, -1 for an unknown total. The key of a record's first field starts with
// "- " and those of its other fields with two spaces.
func RecordsSection(dst []byte, id string, shown, total int, external bool) []byte {
	dst = append(startHeader(dst, id), " records "...)
	return endHeader(appendWindow(dst, shown, total), external)
}

func absentSection(dst []byte, id string, a Absence) []byte {
	return append(append(append(startHeader(dst, id), ' '), a...), '\n')
}

func startHeader(dst []byte, id string) []byte {
	return append(appendKey(append(dst, '['), id), ']')
}

func endHeader(dst []byte, external bool) []byte {
	if external {
		dst = append(dst, " external"...)
	}
	return append(dst, '\n')
}

// appendWindow appends the first shown entries of total: "1-5 of 12", "0 of 0",
// "0 of unknown". More than the total cannot be shown.
func appendWindow(dst []byte, shown, total int) []byte {
	if total >= 0 {
		total = max(shown, total)
	}
	return appendRange(dst, 1, shown, total)
}

// appendRange appends the window of the entries from first to last, none where
// last is before first, of total, below 0 for an unknown one.
func appendRange(dst []byte, first, last, total int) []byte {
	if last >= first {
		dst = append(strconv.AppendInt(dst, int64(first), 10), '-')
		dst = strconv.AppendInt(dst, int64(last), 10)
	} else {
		dst = append(dst, '0')
	}
	if dst = append(dst, " of "...); total < 0 {
		return append(dst, "unknown"...)
	}
	return strconv.AppendInt(dst, int64(total), 10)
}
