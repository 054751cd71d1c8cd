// Package history keeps a conversation such that a provider takes it and a model
// can read it: each call has its answer, and old results give way to new ones.
// It knows no provider: a program makes its own messages of these, and these of
// its own.
//
//	talk = history.Answered(talk, history.Gaps{Lang: "zh"})
//	talk = history.Shortened(talk, budget.Left(instructions, x.Tools(), said), nil)
//
// [Answered] is for when something came between a call and its answer: a program
// that stopped, a person who said no, a turn that was cut off. [Shortened] is for
// every turn. Neither changes what it is given, and to do either twice does
// nothing more.
//
// # Why results are shortened and calls are not
//
// A model that no longer sees a call makes it again, and a second refund is no
// matter of tokens. So the call stays, and so does the status of its result; what
// goes is what the result said, which can be read again where it has a reference.
package history
