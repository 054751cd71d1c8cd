// Package tooltest is for tests of tools: what generated tests call, and what
// people's own tests can. It is the only package of the runtime that imports
// testing.
package tooltest
