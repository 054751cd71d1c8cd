package redact_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/redact"
)

// counterparts are the masks of the data that have one here.
var counterparts = map[string]func(string) string{
	"chineseName": redact.Name, "CHINESE_NAME": redact.Name,
	"idCardNum": redact.IDCard, "ID_CARD": redact.IDCard,
	"fixedPhone": redact.Phone, "FIXED_PHONE": redact.Phone,
	"mobilePhone": redact.Phone, "MOBILE_PHONE": redact.Phone,
	"address": redact.Address, "ADDRESS": redact.Address,
	"email": redact.Email, "EMAIL": redact.Email,
	"password": redact.Token, "PASSWORD": redact.Token,
	"bankCard": redact.BankCard, "BANK_CARD": redact.BankCard,
}

// without are the masks of the data that have no counterpart here.
var without = map[string]string{
	"USER_ID":        "an id is replaced by 0; redact=all does that",
	"CLEAR_TO_EMPTY": "a value is emptied; an empty text would claim that there was none",
	"IPV4":           "addresses of machines are no personal data that a tag names",
	"IPV6":           "addresses of machines are no personal data that a tag names",
	"carLicense":     "number plates are no kind of their own; last4 serves them",
}

const (
	hidesLength = "the length of what is hidden is not shown, since it narrows a guess"
	lastFour    = "the last four digits are what a bank calls a card by, however the groups fall"
	district    = "the start of a street is the address already"
)

// disagreements are the inputs that are masked otherwise here, and why.
var disagreements = map[string]string{
	"duandazhi-jack@gmail.com.cn": hidesLength,
	"duandazhi@gmail.com.cn":      hidesLength,
	"duandazhi@126.com":           hidesLength,
	"1234567890":                  hidesLength,
	"北京市海淀区马连洼街道289号":             district,
	"6227880100100105123":         lastFour,
	"1234 2222 3333 4444 6789 9":  lastFour,
	"1234 2222 3333 4444 6789 91": lastFour,
	"1234 2222 3333 4444 678":     lastFour,
}

// TestMasksOfOthers compares with the masks of a much used library. Where the
// two differ, the list above says why; an entry that is not needed fails.
func TestMasksOfOthers(t *testing.T) {
	var pairs []struct{ Masked, Fn, Input, Arg string }
	readData(t, "pii/hutool-desensitized.json", &pairs)
	agreed, used := 0, map[string]bool{}
	for _, p := range pairs {
		kind := p.Fn
		if kind == "desensitized" {
			kind = p.Arg
		}
		mask, ok := counterparts[kind]
		if !ok {
			if without[kind] == "" {
				t.Errorf("mask %s is neither compared nor left out", kind)
			}
			used[kind] = true
			continue
		}
		switch got := mask(p.Input); {
		case got == p.Masked:
			agreed++
		case disagreements[p.Input] == "":
			t.Errorf("%s of %q is %q, theirs %q", kind, p.Input, got, p.Masked)
		}
		if mask(p.Input) != p.Masked {
			used[p.Input] = true
		}
	}
	for _, list := range []map[string]string{without, disagreements} {
		for key := range list {
			if !used[key] {
				t.Errorf("the exception for %s is not used", key)
			}
		}
	}
	if agreed < 10 {
		t.Errorf("%d pairs agree, want at least 10", agreed)
	}
}

// readData reads a file of the shared data into v.
func readData(t *testing.T, name string, v any) {
	t.Helper()
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		t.Skip("TOOLADAPT_DATA is not set: no data to compare with")
	}
	data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, v); err != nil {
		t.Fatalf("read %s: %v", name, err)
	}
}
