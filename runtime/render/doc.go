// Package render writes results in the text form compact/1 that models read,
// and reads that form back.
//
//	[result] get_order success
//	arg.order_id: ORD-20260719-001
//	complete: true
//	[order]
//	order_id: ORD-20260719-001
//	status: 已取消
//	refund_amount: 129.00 CNY
//	[items] rows 1-2 of 2
//	sku|name|unit_price (CNY)|qty
//	TSHIRT-001|纯棉短袖|79.00|1
//	SOCK-003|中筒袜|25.00|2
//	[shipping]
//	address: 上海市浦东新区
//	tracking_no: (not returned)
//
// # Writing
//
// Generated code calls one function for each line or cell. All of them append
// to a byte slice that the caller owns, allocate nothing where it is big
// enough, and never keep it. Values are hostile: whatever a value holds, it
// stays one value on one line. Text that could be taken for anything else is
// quoted; see [StringField]. Keys are constants that the generator has checked.
// So are units, but for those a writer makes sure: one that would break the
// line is quoted together with its number, or mended in the head of a column.
//
// # Reading
//
// [Read] accepts documents of exactly this grammar and nothing else, so that
// tests, replays and programs never match on parts of the text. A value that
// the document says is missing, such as (not returned), is an [Absence] and
// never a text: no data can imitate it.
//
// A list within a record says how many entries it has, 1 or more, on a line of
// its own. The fields of each follow, at least one, numbered and in order; an
// entry that is null has one line, "items.2: (null)":
//
//	[orders] records 1-1 of 1
//	- order_id: ORD-1
//	  items (2)
//	  items.1.sku: TSHIRT-001
//	  items.1.qty: 1
//	  items.2.sku: SOCK-003
//	  items.2.qty: 2
//
// The reader holds the count against the entries: none is missing, beyond the
// count or out of order. No value stands at the start of a line, so that none can
// forge such a line.
//
// # Cutting
//
// [Shorten] cuts rendered sections to a [Limit]: it drops rows, records and lines,
// says in each window what is left, and shows of long values the start. [Cut] is
// for sections from elsewhere, and refuses those that are cut already.
//
// # Numbers and times
//
// Integers and decimals are plain digits. Floating-point numbers are the
// shortest digits that read back as the same number, plain from 1e-6 up to
// 21 digits before the point, else with an exponent, as in JSON. Times are
// RFC 3339 with the offset that the source gave; one that RFC 3339 cannot
// write, with seconds in its offset, is shown in UTC. A year after 9999 is
// written with a plus sign.
package render
