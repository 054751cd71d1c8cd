package redact_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/redact"
)

// secrets make values of each kind: what is readable of the mask from one
// source of chance, what is hidden from another.
var secrets = []struct {
	name string
	mask func(string) string
	make func(shown, hidden *rand.Rand) string
}{
	{"mobile", redact.Phone, func(shown, hidden *rand.Rand) string {
		return pick(shown, "+86 ", "0086", "86", "") + "1" + pick(shown, "3", "5", "8", "9") + digits(shown, 1) + digits(hidden, 4) + digits(shown, 4)
	}},
	{"landline", redact.Phone, func(shown, hidden *rand.Rand) string {
		return pick(shown, "010-", "(021) ", "0755-") + digits(hidden, 6) + digits(shown, 2)
	}},
	{"foreign phone", redact.Phone, func(shown, hidden *rand.Rand) string {
		return pick(shown, "+44 ", "+852 ", "+1 ", "+49-") + digits(hidden, 7) + digits(shown, 2)
	}},
	{"email", redact.Email, func(shown, hidden *rand.Rand) string {
		return pick(shown, "a", "Z", "7") + letters(hidden, 1+hidden.IntN(20)) + "@" + letters(shown, 9) + pick(shown, ".com", ".com.cn", ".org")
	}},
	{"identity number", redact.IDCard, func(shown, hidden *rand.Rand) string {
		last := digits(shown, 1)
		check := digits(shown, 1)
		first := pick(shown, "1", "3", "5")
		for {
			id := first + digits(hidden, 5) + fmt.Sprint(1900+hidden.IntN(120)) + fmt.Sprintf("%02d%02d", 1+hidden.IntN(12), 1+hidden.IntN(28)) +
				digits(hidden, 2) + last + check
			if redact.IDCard(id) != "****" {
				return id
			}
		}
	}},
	{"old identity number", redact.IDCard, func(shown, hidden *rand.Rand) string {
		return digits(shown, 1) + digits(hidden, 5) + fmt.Sprintf("%02d%02d%02d", hidden.IntN(100), 1+hidden.IntN(12), 1+hidden.IntN(28)) +
			digits(hidden, 1) + digits(shown, 2)
	}},
	{"bank card", redact.BankCard, func(shown, hidden *rand.Rand) string {
		first, last := pick(shown, "6222", "4111", "5105"), digits(shown, 4)
		for {
			if card := first + digits(hidden, 8) + last; redact.BankCard(card) != "****" {
				return card
			}
		}
	}},
	{"name", redact.Name, func(shown, hidden *rand.Rand) string {
		return pick(shown, "J", "é", "张") + letters(hidden, 3+hidden.IntN(9)) + pick(shown, "", " S"+letters(hidden, 3+hidden.IntN(9)))
	}},
	{"address", redact.Address, func(shown, hidden *rand.Rand) string {
		return pick(shown, "上海市浦东新区", "浙江省杭州市余杭区", "北京海淀区") + letters(hidden, hidden.IntN(9)) + "路" + digits(hidden, 3) + "号"
	}},
	{"plate", redact.Plate, func(shown, hidden *rand.Rand) string {
		return pick(shown, "苏D", "京A", "粤Z") + digits(hidden, 4+hidden.IntN(2)) + pick(shown, "7", "D", "港")
	}},
	{"token", redact.Token, func(shown, hidden *rand.Rand) string { return letters(hidden, 12+hidden.IntN(40)) + digits(shown, 4) }},
	{"last four", redact.Last4, func(shown, hidden *rand.Rand) string { return letters(hidden, 4+hidden.IntN(40)) + digits(shown, 4) }},
}

// TestHiddenDoesNotShow: two values that differ in nothing but what is hidden
// have one mask, and the mask shows that it is of a form that is known.
func TestHiddenDoesNotShow(t *testing.T) {
	for seed := range uint64(300) {
		for _, s := range secrets {
			one := s.make(rand.New(rand.NewPCG(seed, 0)), rand.New(rand.NewPCG(seed, 1)))
			other := s.make(rand.New(rand.NewPCG(seed, 0)), rand.New(rand.NewPCG(seed, 2)))
			if got, want := s.mask(other), s.mask(one); got != want || got == "****" {
				t.Errorf("%s: the mask of %q is %q, that of %q is %q", s.name, other, got, one, want)
			}
		}
	}
}

func pick(r *rand.Rand, from ...string) string { return from[r.IntN(len(from))] }

func digits(r *rand.Rand, n int) string { return chars(r, "0123456789", n) }

func letters(r *rand.Rand, n int) string { return chars(r, "abcdefghijklmnopqrstuvwxyz", n) }

func chars(r *rand.Rand, from string, n int) string {
	var b strings.Builder
	for range n {
		b.WriteByte(from[r.IntN(len(from))])
	}
	return b.String()
}
