// Package tokens counts tokens exactly, as the tokenizers of OpenAI's models do,
// so that results are cut to what a model is charged for:
//
//	counter, err := tokens.New(tokens.O200k)
//	limit := tool.Limit{Tokens: 800, Counter: counter}
//
// It is a module of its own, as the tables are large: they add 12 MB to a binary,
// and the first Counter of an encoding takes a fifth of a second. Counting goes
// over about 2 MB in a second. Other models' tokenizers differ; what package
// render estimates without tables is good enough for most budgets.
package tokens
