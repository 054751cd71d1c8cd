// Package summary holds what a summarizer says of a result against the result. The
// summarizer is the user's, and may call a model; package exec asks it where its
// Config names one.
//
//	x := exec.New(shop.Tools(), exec.Config{Summarizer: mine})
//
// It is given the whole result, as the model would see it if there were room for
// all: normalized and redacted, before anything is cut. It answers with findings,
// each with the rows or lines that it was made from, and with gaps. [Source.Check]
// keeps the findings whose numbers, ids and negations are in what they cite, and
// counts the others. What is kept is shown in a section of its own behind the
// result, quoted and marked as outside data:
//
//	[findings] rows 1-2 of 2 external
//	finding|evidence
//	"ORD-3 was refunded 129.00 CNY"|orders 3
//	"two orders have not been shipped"|orders 4-5
//	[gaps] external
//	gaps (1): "no order has a phone number"
//
// # What this is, and what it is not
//
// It is a check of words, and it errs on the side of leaving out. A finding cannot
// name a number, a date, an id, a currency or a code that isn't in what it cites,
// cannot say not where nothing there does, and cannot drop the not of a word that
// it repeats. So a figure that a model made up, or mixed up between rows, does not
// get through, and who doubts a finding can read what it cites.
//
// It is no check of meaning. A finding that has no number, id or negation passes
// with any citation; a wrong conclusion from right numbers passes too, and so does
// one that says in other words what a negation denied. Gaps say what is missing
// and cite nothing: they are only bounded. A finding that converts, rounds or adds
// up is left out, true or not. And nothing here makes outside text trustworthy: a
// result may tell a summarizer what to say. What comes of it stays outside data,
// as the result itself is.
package summary
