package errorbody

import (
	"math"
	"strconv"
	"strings"
	"time"
)

// LongestWait is the longest wait that is believed.
const LongestWait = 365 * 24 * time.Hour

// Seconds is the wait that text says, a number of seconds that is 0 or more,
// and whether it is that.
func Seconds(text string) (time.Duration, bool) {
	f, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || !(f >= 0) || math.IsInf(f, 0) {
		return 0, false
	}
	return time.Duration(min(f, LongestWait.Seconds()) * float64(time.Second)), true
}
