package cause_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Errors that nobody should write.
type (
	endless  struct{ _ []int }
	panicky  struct{ in string }
	agreeing struct{}
)

func (endless) Error() string      { return secret }
func (e endless) Unwrap() error    { return e }
func (panicky) Error() string      { return secret }
func (p panicky) Unwrap() []error  { return p.act("unwrap") }
func (p panicky) Is(error) bool    { return p.act("is") != nil }
func (p panicky) As(any) bool      { return p.act("as") != nil }
func (p panicky) Timeout() bool    { return p.act("timeout") != nil }
func (p panicky) SQLState() string { p.act("state"); return secret }
func (p panicky) Code() int        { p.act("code"); return 1 << 40 }
func (p panicky) act(in string) []error {
	if p.in == in {
		panic(fmt.Errorf("%s in %s", secret, in))
	}
	return nil
}
func (agreeing) Error() string { return secret }
func (agreeing) Is(error) bool { return true }
func (agreeing) As(any) bool   { return true }

// leaves are what chains end in.
var leaves = []error{
	errors.New(secret), io.EOF, fs.ErrNotExist, context.Canceled, context.DeadlineExceeded,
	&net.DNSError{Err: secret, Name: secret}, (*net.OpError)(nil), (*net.DNSError)(nil), (*tool.Error)(nil), (*connectError)(nil),
	endless{}, panicky{"unwrap"}, panicky{"is"}, panicky{"as"}, panicky{"timeout"}, panicky{"state"}, panicky{"code"}, panicky{},
	agreeing{}, rooted{Hint: cause.NoRows}, &postgres{"23505"}, nilInside{}, &sdkError{StatusCode: 500},
	tool.NotFound.New(""), &tool.Error{Code: "X", Message: secret}, &tool.Error{Category: tool.Conflict},
}

// chain makes an error of bytes: each is a leaf, or wraps what came before.
func chain(data []byte) (err error) {
	for _, b := range data {
		switch b % 4 {
		case 0:
			err = fmt.Errorf("%s: %w", secret, err)
		case 1:
			err = errors.Join(err, leaves[int(b/4)%len(leaves)])
		case 2:
			err = errors.Join(leaves[int(b/4)%len(leaves)], err, err)
		default:
			err = tool.UpstreamUnavailable.New("").With(err)
		}
	}
	return err
}

// FuzzClassify has any chain classified: it ends, in a known category with a
// hint of the vocabulary, without a panic and without a leak.
func FuzzClassify(f *testing.F) {
	for i := range leaves {
		f.Add([]byte{byte(i*4 + 1)})
		f.Add([]byte{byte(i*4 + 1), 0, 2, 3, byte(i*4 + 2), 2, 2, 2, 2, 2, 2, 2, 2, 2, 2})
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		err := chain(data[:min(len(data), 16)])
		e := tool.Classify(err)
		if err == nil {
			if e != nil {
				t.Errorf("nil is classified as %v", e)
			}
			return
		}
		if e.Category == "" || e.Code == "" || e.Message == "" || e.Category.New("").Category != e.Category {
			t.Errorf("%v is classified as %+v", err, e)
		}
		if e.Cause != "" && !cause.Hint(e.Cause).Known() {
			t.Errorf("%q is no hint", e.Cause)
		}
		checkTold(t, "a chain", e)
	})
}

func TestChainIsBounded(t *testing.T) {
	var tree error = errors.New(secret)
	for range 64 { // 2^64 errors
		tree = errors.Join(tree, tree)
	}
	for _, err := range []error{endless{}, tree} {
		n := 0
		for range cause.Chain(err) {
			n++
		}
		if n != 256 {
			t.Errorf("the chain has %d errors, want 256", n)
		}
	}
	long := error(tool.NotFound.New(""))
	for range 255 {
		long = fmt.Errorf("%w", long)
	}
	if got := tool.Classify(long).Category; got != tool.NotFound {
		t.Errorf("255 times wrapped NOT_FOUND is %s", got)
	}
	if got := tool.Classify(fmt.Errorf("%w", long)).Category; got != tool.Internal {
		t.Errorf("256 times wrapped NOT_FOUND is %s", got)
	}
}
