package errorbody

import (
	"strings"

	"github.com/tooladapt/tooladapt/runtime/cause"
)

// words are the words of error bodies that say more than the status that comes
// with them, as plain has them.
var words = [...]struct {
	word string
	hint cause.Hint
}{
	{"ratelimit", cause.UpstreamRateLimit},
	{"ratelimited", cause.UpstreamRateLimit},
	{"ratelimitexceeded", cause.UpstreamRateLimit},
	{"ratelimitreached", cause.UpstreamRateLimit},
	{"userratelimitexceeded", cause.UpstreamRateLimit},
	{"resourceexhausted", cause.UpstreamRateLimit},
	{"requestlimitexceeded", cause.UpstreamRateLimit},
	{"throttling", cause.UpstreamRateLimit},
	{"throttled", cause.UpstreamRateLimit},
	{"throttlingratequota", cause.UpstreamRateLimit},
	{"toomanyrequests", cause.UpstreamRateLimit},
	{"slowdown", cause.UpstreamRateLimit},
	{"abnormalusagedetected", cause.UpstreamRateLimit},

	{"insufficientquota", cause.UpstreamQuota},
	{"insufficientbalance", cause.UpstreamQuota},
	{"quotaexceeded", cause.UpstreamQuota},
	{"exceededcurrentquota", cause.UpstreamQuota},
	{"dailylimitexceeded", cause.UpstreamQuota},
	{"servicequotaexceeded", cause.UpstreamQuota},
	{"throttlingallocationquota", cause.UpstreamQuota},
	{"billing", cause.UpstreamQuota},
	{"billingnotactive", cause.UpstreamQuota},
	{"billinghardlimitreached", cause.UpstreamQuota},
	{"arrearage", cause.UpstreamQuota},
	{"outofcredit", cause.UpstreamQuota},

	{"overloaded", cause.UpstreamOverloaded},
	{"serveroverloaded", cause.UpstreamOverloaded},
	{"engineoverloaded", cause.UpstreamOverloaded},
	{"temporaryreducedcapacity", cause.UpstreamOverloaded},
	{"unavailable", cause.UpstreamUnavailable},
	{"serviceunavailable", cause.UpstreamUnavailable},
	{"modelnotready", cause.UpstreamUnavailable},
	{"deadlineexceeded", cause.UpstreamTimeout},
	{"timeout", cause.UpstreamTimeout},
	{"requesttimeout", cause.UpstreamTimeout},

	{"unauthenticated", cause.UpstreamUnauthenticated},
	{"unauthorized", cause.UpstreamUnauthenticated},
	{"authentication", cause.UpstreamUnauthenticated},
	{"invalidapikey", cause.UpstreamUnauthenticated},
	{"apikeyinvalid", cause.UpstreamUnauthenticated},
	{"incorrectapikey", cause.UpstreamUnauthenticated},
	{"invalidtoken", cause.UpstreamUnauthenticated},
	{"expiredtoken", cause.UpstreamUnauthenticated},
	{"invalidgrant", cause.UpstreamUnauthenticated},
	{"invalidclient", cause.UpstreamUnauthenticated},
	{"unrecognizedclient", cause.UpstreamUnauthenticated},
	{"permission", cause.UpstreamAccessRefused},
	{"permissiondenied", cause.UpstreamAccessRefused},
	{"accessdenied", cause.UpstreamAccessRefused},
	{"forbidden", cause.UpstreamAccessRefused},
	{"insufficientscope", cause.UpstreamAccessRefused},

	{"notfound", cause.UpstreamNotFound},
	{"resourcenotfound", cause.UpstreamNotFound},
	{"modelnotfound", cause.UpstreamNotFound},
	{"nosuchkey", cause.UpstreamNotFound},
	{"alreadyexists", cause.UpstreamExists},
	{"resourcealreadyexists", cause.UpstreamExists},
	{"aborted", cause.UpstreamConflict},
	{"conflict", cause.UpstreamConflict},
	{"conditionalcheckfailed", cause.UpstreamConflict},
	{"failedprecondition", cause.UpstreamState},
	{"unimplemented", cause.NotSupported},
	{"unsupportedgranttype", cause.NotSupported},
	{"requesttoolarge", cause.UpstreamTooLarge},
	{"contextlengthexceeded", cause.UpstreamTooLarge},
	{"stringabovemaxlength", cause.UpstreamTooLarge},

	{"frequencylimited", cause.UpstreamRateLimit}, // of WeChat Pay from here on
	{"notenough", cause.UpstreamState},
	{"orderpaid", cause.UpstreamState},
	{"orderclosed", cause.UpstreamState},
	{"noauth", cause.UpstreamAccessRefused},
	{"sign", cause.UpstreamUnauthenticated},
	{"system", cause.UpstreamFailure},
	{"bank", cause.UpstreamFailure},
	{"param", cause.UpstreamRefused},
	{"invalidrequest", cause.UpstreamRefused},
}

// missing ends the words that say that something is not there, such as
// ACQ.TRADE_NOT_EXIST.
var missing = [...]string{"notexist", "notexists", "notfound"}

// weChat are the hints of the codes of WeChat.
var weChat = [...]struct {
	code int
	hint cause.Hint
}{
	{-1, cause.UpstreamOverloaded},
	{40001, cause.UpstreamUnauthenticated},
	{40014, cause.UpstreamUnauthenticated},
	{41001, cause.UpstreamUnauthenticated},
	{42001, cause.UpstreamUnauthenticated},
	{45009, cause.UpstreamQuota},
	{45011, cause.UpstreamRateLimit},
	{48001, cause.UpstreamAccessRefused},
	{50001, cause.UpstreamAccessRefused},
	{61004, cause.UpstreamAccessRefused},
}

// hintOfWeChat is the hint of a code, "" for one that is not known.
func hintOfWeChat(code int) cause.Hint {
	for _, known := range weChat {
		if known.code == code {
			return known.hint
		}
	}
	return ""
}

// hintOf is the hint of a word, "" for one that is not known.
func hintOf(word string) cause.Hint {
	word = plain(word)
	for _, w := range words {
		if w.word == word {
			return w.hint
		}
	}
	for _, end := range missing {
		if strings.HasSuffix(word, end) {
			return cause.UpstreamNotFound
		}
	}
	return ""
}

// plain is a word without what its writers differ in: the address before it,
// capitals, all but letters and digits, and that it is an error.
// "…/probs/rate-limit", "RateLimitException" and "rate_limit_error" are one.
func plain(word string) string {
	word = strings.Map(func(r rune) rune {
		switch {
		case r >= 'A' && r <= 'Z':
			return r + 'a' - 'A'
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			return r
		default:
			return -1
		}
	}, word[strings.LastIndexAny(word, "/#")+1:])
	return strings.TrimSuffix(strings.TrimSuffix(word, "exception"), "error")
}
