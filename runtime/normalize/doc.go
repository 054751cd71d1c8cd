// Package normalize brings what an upstream answered, a [tool.Raw], into one
// form: a single JSON value and what was noted on the way. Generated normalizers
// read their typed results out of that value.
//
// A handler returns the Raw of its source in one line, such as
//
//	return normalize.JSON(body), nil
//
//	bytes            [JSON] [NDJSON] [CSV] [TSV] [XML] [Text] [Bytes]
//	a database       [Rows] [Pgx]
//	a command        [Command]
//	an MCP server    [MCP]
//	an error of Go   [Error]
//	a value of Go    tool.FromValue
//	HTTP             upstream.Raw
//	a page           html.Page, in a module of its own
//	other encodings  charset.Decode, in a module of its own
//
// Nothing is guessed: output of another form than the one that was promised is
// INVALID_RESPONSE, and an error that came as a success is that error.
//
// # What is taken for an error
//
// An object is an error although its status is 200 where it says so and nothing
// else: error, errors, success or ok of false, a code or status of 400 or more
// beside a message, a Kubernetes Status of Failure, the errors of GitHub and AWS.
// errcode and error_response say so whatever stands beside them. Errors beside
// data, as GraphQL has them, are what is missing of it, unless all of it is null.
// So is a page with a status in its title, and one line of text that begins with
// "Error:".
//
// # How a field is found and read
//
// A generated normalizer looks for a field under its JSON name. The tool tag of a
// field of the result says where else, and what stands there:
//
//	from=order.state|订单状态    places, of which the first that is there counts: a
//	                             dot leads into an object, and another value at a
//	                             later place is a conflict, which is told
//	from=labels[].name           name of each entry of the list labels, for a list;
//	                             one [] at most, and 8 names
//	map=已取消:cancelled|关闭:cancelled
//	                             other words for values of the field's enum; what
//	                             is behind the last colon is the value
//	minor                        an amount in minor units, for a tool.Decimal: with
//	                             scale=2 the number 12900 is 129.00
//	time=unix, time=unix_ms      seconds or milliseconds since 1970, also as text
//	time=2006-01-02 15:04:05     a layout of package time, in UTC where it has no
//	                             offset; +08:00 at its end is the offset of them all
//
// What map= translates is shown as the value that it became, which is what
// arguments take; the word of the source is not kept. Where the model should see
// a word too, label= gives it, one for each value whatever the source sent:
//
//	label=cancelled:已取消|paid:已支付
//	                             status: 已取消, and then status_code: cancelled; in
//	                             rows two columns. A value without a word is shown
//	                             itself in both places, and one that is absent or
//	                             hidden is so in both
//
// With from= the JSON name is no place unless it is listed. Names are matched
// byte by byte. Without time= a time is RFC 3339 or another layout with an offset,
// or a number since 1970, whose size tells seconds from milliseconds. Package
// extract says which other forms are taken for a value, and each that was is told.
//
// # What is noted
//
// The lossy steps of a Report have these rules:
//
//	unwrapped  JSON was in a string
//	utf8       what was not of its encoding is U+FFFD now
//	charset    it was in another encoding
//	controls   escape sequences and control characters were dropped
//	columns    columns without a name, or of a name that was there, have new ones
//	base64     bytes that are no text are in base64
//	page       text was made of a page
//
// What is missing was refused by the source, was unreadable, or was not read as
// the source stopped.
package normalize
