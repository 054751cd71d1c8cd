package redact_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
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
	"carLicense": redact.Plate,
}

// without are the masks of the data that have no counterpart here.
var without = map[string]string{
	"USER_ID":        "an id is replaced by 0; redact=all does that",
	"CLEAR_TO_EMPTY": "a value is emptied; an empty text would claim that there was none",
	"IPV4":           "addresses of machines are no personal data that a tag names",
	"IPV6":           "addresses of machines are no personal data that a tag names",
}

const (
	hidesLength = "the length of what is hidden is not shown, since it narrows a guess"
	noCard      = "a number without a right check digit, or of more than 19 digits, is no card and hidden whole"
	district    = "the start of a street is the address already"
	fourHidden  = "of five or six characters three are too few to hide, and both lengths look alike"
	noPlate     = "what is no plate is hidden whole"
)

// disagreements are the inputs that are masked otherwise here, and why.
var disagreements = map[string]string{
	"duandazhi-jack@gmail.com.cn": hidesLength,
	"duandazhi@gmail.com.cn":      hidesLength,
	"duandazhi@126.com":           hidesLength,
	"1234567890":                  hidesLength,
	"北京市海淀区马连洼街道289号":             district,
	"11011111222233333256":        noCard,
	"6227880100100105123":         noCard,
	"1234 2222 3333 4444 6789":    noCard,
	"1234 2222 3333 4444 6789 9":  noCard,
	"1234 2222 3333 4444 6789 91": noCard,
	"1234 2222 3333 4444 678":     noCard,
	"苏D40000":                     fourHidden,
	"陕A12345D":                    fourHidden,
	"京A123":                       noPlate,
}

// TestMasksOfOthers compares with the masks of a much used library. Where the
// two differ, the list above says why; an entry that is not needed fails.
func TestMasksOfOthers(t *testing.T) {
	var pairs []struct{ Masked, Fn, Input, Arg string }
	readData(t, "pii/hutool-desensitized.json", &pairs)
	agreed, used := map[string]int{}, map[string]bool{}
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
			agreed[kind]++
		case disagreements[p.Input] == "":
			t.Errorf("%s of %q is %q, theirs %q", kind, p.Input, got, p.Masked)
		default:
			used[p.Input] = true
		}
	}
	unused(t, used, without, disagreements)
	for _, kind := range []string{"chineseName", "idCardNum", "fixedPhone", "mobilePhone", "carLicense", "bankCard"} {
		if agreed[kind] == 0 {
			t.Errorf("no mask of kind %s agrees", kind)
		}
	}
}

// valid are the names under which the data has values that are of a kind, or
// are none, and what is said there of them.
var valid = map[string]struct {
	mask func(string) string
	is   bool
}{
	"ID_18": {redact.IDCard, true}, "FOREIGN_ID_18": {redact.IDCard, true}, "ID_15": {redact.IDCard, true},
	"IdcardUtil.isValidCard true": {redact.IDCard, true}, "twCard": {redact.IDCard, true},
	"errTwCard1": {redact.IDCard, false}, "errTwCard2": {redact.IDCard, false},
	"idCard": {redact.IDCard, false}, "idcard": {redact.IDCard, false},
	"mobile": {redact.Phone, true}, "tel": {redact.Phone, true},
	"errMobile": {redact.Phone, false}, "errTel": {redact.Phone, false},
	"Validator.isPlateNumber true":  {redact.Plate, true},
	"Validator.isChineseName true":  {redact.Name, true},
	"Validator.isChineseName false": {redact.Name, false},
}

// otherwise are the values that are judged otherwise here, and why.
var otherwise = map[string]string{
	"闽20401领": "the plates of consulates are few enough to name one, and hidden whole",
	"SHE":     "names are not only Chinese here",
}

// TestFormsOfOthers compares which values count as of a kind: of those
// something may stay, of others nothing does.
func TestFormsOfOthers(t *testing.T) {
	var files map[string][]struct {
		Var, Fn, Input string
		Expect         bool
	}
	readData(t, "pii/hutool-cn-ids.json", &files)
	compared, used := 0, map[string]bool{}
	for _, entries := range files {
		for _, e := range entries {
			name := e.Var
			if name == "" {
				name = e.Fn + map[bool]string{true: " true", false: " false"}[e.Expect]
			}
			kind, ok := valid[name]
			if !ok {
				continue // such as numbers of companies and cars
			}
			compared++
			stays := strings.Trim(kind.mask(e.Input), "* ") != ""
			if stays == kind.is {
				continue
			}
			if used[e.Input] = true; otherwise[e.Input] == "" {
				t.Errorf("%s %q: something stays: %v, want %v", name, e.Input, stays, kind.is)
			}
		}
	}
	unused(t, used, otherwise)
	if compared < 20 {
		t.Errorf("%d values are compared, want at least 20", compared)
	}
}

// unused reports the entries of lists of exceptions that were not needed.
func unused(t *testing.T, used map[string]bool, lists ...map[string]string) {
	t.Helper()
	for _, list := range lists {
		for key := range list {
			if !used[key] {
				t.Errorf("the exception for %s is not used", key)
			}
		}
	}
}

// readData reads a file of the shared data into v.
func readData(t *testing.T, name string, v any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dataRoot(t), filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, v); err != nil {
		t.Fatalf("read %s: %v", name, err)
	}
}

// dataRoot is where the shared data is; without it the test is skipped.
func dataRoot(t *testing.T) string {
	t.Helper()
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("TOOLADAPT_DATA is not set")
		}
		t.Skip("TOOLADAPT_DATA is not set: no data to compare with")
	}
	return root
}
