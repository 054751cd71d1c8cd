// Package proof tests the runtime with libraries that the runtime itself must
// not require. It has no code of its own, and nothing imports it.
package proof
