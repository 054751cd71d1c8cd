// Package abtest asks a model about the same tool results in four forms, and
// counts what it gets right: the prose of a chatty tool, a summary of one line,
// JSON, and the form of package render, as generated code writes it.
//
// There are 100 tasks about a long table, a detail in its middle, negations,
// empty answers, partial failures and a change of version, and one repair of a
// failing test. Each asks questions that have one right option among others, so
// that it is known what guessing achieves. Some results hold a forged field; it
// is an option too.
//
// The questions go to an endpoint that speaks OpenAI's chat protocol. Where none
// is given the strict reader of package render answers, for the one form that it
// reads, and the report says so: nothing here makes up what a model would say.
package abtest
