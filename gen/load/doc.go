// Package load turns package patterns into checked syntax and types, also of
// packages that do not compile because their generated file is missing, stale
// or broken. It is the only package that imports go/packages. What a package's
// tools mean is for package bind to say.
package load
