// Package errorbody reads what the body of an error says of its cause: problems
// of RFC 9457, and the error objects of providers, such as OpenAI, Anthropic,
// Google, AWS, Azure, OAuth, GraphQL, Kubernetes, WeChat and Alipay have them.
//
// Only words count that are in a list of this package. No text of a body gets
// anywhere else.
package errorbody
