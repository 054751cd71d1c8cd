//go:build tooladapt

package tooltest

// A module that vendors its packages has this one by its generated tests, and
// with it the one that the command needs to show what tools answer: go mod vendor
// heeds no tags. Nothing is built with this one, since package exec has a tool,
// whose tests import this package.
import _ "github.com/tooladapt/tooladapt/runtime/tooldoc"
