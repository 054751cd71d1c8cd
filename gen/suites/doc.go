// Package suites holds generated decoders against suites and calls that others
// wrote: schemas are imported, generated for, compiled into one program and
// asked. It has no code of its own, and nothing imports it.
package suites
