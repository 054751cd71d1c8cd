package exec

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"sync"
	"time"
)

// WithApproval is ctx with tokens of approved calls. A call that needs approval
// is answered APPROVAL_REQUIRED, and its message has a token; once a person has
// approved that call, the program makes it again:
//
//	msg := x.Do(ctx, call)
//	if msg.Approval != "" && approves(person, call) {
//		msg = x.Do(exec.WithApproval(ctx, msg.Approval), call)
//	}
//
// A token is good for one run of that tool with those arguments, as JSON values,
// for that caller, and by the executor that made it, for as long as
// [Config.ApprovalTime] says; the call's id may be another one. Whoever has it
// can use it: keep it from the model, and from logs. An approval never makes up
// for a denial.
func WithApproval(ctx context.Context, tokens ...string) context.Context {
	return context.WithValue(ctx, approvalKey{}, append(approvalsFrom(ctx), tokens...))
}

type approvalKey struct{}

func approvalsFrom(ctx context.Context) []string {
	tokens, _ := ctx.Value(approvalKey{}).([]string)
	return tokens[:len(tokens):len(tokens)]
}

// maxUsed bounds how many used tokens are remembered. While as many are, no
// further one is taken.
const maxUsed = 100_000

// approvals makes tokens and takes them, each once.
type approvals struct {
	key  [32]byte
	life time.Duration

	mu   sync.Mutex
	used map[[nonceSize]byte]time.Time // until when each token would be good
}

// A token is a number that no other token has, the second in which it ends, and
// the proof that this executor made it for a call.
const (
	nonceSize = 16
	headSize  = nonceSize + 8
	tokenSize = headSize + sha256.Size
)

func newApprovals(life time.Duration) *approvals {
	a := &approvals{life: life, used: map[[nonceSize]byte]time.Time{}}
	rand.Read(a.key[:]) // never fails
	return a
}

// issue is a token for the call of that digest.
func (a *approvals) issue(digest digest, now time.Time) string {
	var token [tokenSize]byte
	rand.Read(token[:nonceSize])
	binary.BigEndian.PutUint64(token[nonceSize:headSize], uint64(now.Add(a.life).Unix()))
	copy(token[headSize:], a.proof(token[:headSize], digest))
	return base64.RawURLEncoding.EncodeToString(token[:])
}

// redeem takes a token for the call of that digest, and reports whether it is
// good.
func (a *approvals) redeem(text string, digest digest, now time.Time) bool {
	token, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(text) != base64.RawURLEncoding.EncodedLen(tokenSize) || len(token) != tokenSize || !hmac.Equal(token[headSize:], a.proof(token[:headSize], digest)) {
		return false
	}
	ends := time.Unix(int64(binary.BigEndian.Uint64(token[nonceSize:headSize])), 0)
	return now.Before(ends) && a.take([nonceSize]byte(token[:nonceSize]), ends, now)
}

func (a *approvals) proof(head []byte, digest digest) []byte {
	mac := hmac.New(sha256.New, a.key[:])
	mac.Write(head)
	mac.Write(digest[:])
	return mac.Sum(nil)
}

// take notes that a token is used, and reports whether it was not before.
func (a *approvals) take(nonce [nonceSize]byte, ends, now time.Time) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if len(a.used) >= maxUsed {
		for n, until := range a.used {
			if !now.Before(until) {
				delete(a.used, n)
			}
		}
	}
	if _, again := a.used[nonce]; again || len(a.used) >= maxUsed {
		return false
	}
	a.used[nonce] = ends
	return true
}
