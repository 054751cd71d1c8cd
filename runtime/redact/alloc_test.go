package redact_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/redact"
)

// long is the longest known form of each kind, and what has none.
var long = []string{
	"+86 010 6251-1234", "zhou.enlai+shop@mail.department.example.com", "51343620000320711X", "6227880100100105127",
	"Maximilian Alexander von Habsburg", "新疆维吾尔自治区伊犁哈萨克自治州奎屯市", "陕A12345D", "sk-proj-abcdefghijkl9876",
	strings.Repeat("9", 1000), strings.Repeat("字 ", 1000), "\xff\xfe\xfd", "+" + strings.Repeat("-", 1000),
}

// TestNoAllocations: a mask appended to a buffer that is big enough costs no
// memory, whatever the value, even where the buffer is on the stack.
func TestNoAllocations(t *testing.T) {
	tests := map[string]func(dst []byte, s string) int{
		"Phone":    func(dst []byte, s string) int { return len(redact.AppendPhone(dst, s)) },
		"Email":    func(dst []byte, s string) int { return len(redact.AppendEmail(dst, s)) },
		"IDCard":   func(dst []byte, s string) int { return len(redact.AppendIDCard(dst, s)) },
		"BankCard": func(dst []byte, s string) int { return len(redact.AppendBankCard(dst, s)) },
		"Name":     func(dst []byte, s string) int { return len(redact.AppendName(dst, s)) },
		"Address":  func(dst []byte, s string) int { return len(redact.AppendAddress(dst, s)) },
		"Plate":    func(dst []byte, s string) int { return len(redact.AppendPlate(dst, s)) },
		"Token":    func(dst []byte, s string) int { return len(redact.AppendToken(dst, s)) },
		"Last4":    func(dst []byte, s string) int { return len(redact.AppendLast4(dst, s)) },
		"Text":     func(dst []byte, s string) int { return len(redact.AppendText(dst, s)) },
	}
	buffer := make([]byte, 0, 4096)
	for name, mask := range tests {
		for _, s := range long {
			if n := testing.AllocsPerRun(10, func() { mask(buffer, s) }); n != 0 {
				t.Errorf("%s of %.40q: %v allocations", name, s, n)
			}
		}
	}
	if n := testing.AllocsPerRun(10, func() {
		var buffer [4096]byte
		dst := buffer[:0]
		for _, s := range long {
			dst = redact.AppendName(redact.AppendBankCard(redact.AppendIDCard(redact.AppendEmail(redact.AppendPhone(dst, s), s), s), s), s)
			dst = redact.AppendText(redact.AppendLast4(redact.AppendToken(redact.AppendPlate(redact.AppendAddress(dst, s), s), s), s), s)
			dst = dst[:0]
		}
	}); n != 0 {
		t.Errorf("into the stack: %v allocations", n)
	}
}

// TestShortMasksStayOnTheStack: a mask as a string, as generated writers take
// it, costs no memory up to 32 bytes, where it goes no further.
func TestShortMasksStayOnTheStack(t *testing.T) {
	buffer := make([]byte, 0, 4096)
	tests := map[string]func(){
		"Phone":    func() { buffer = append(buffer[:0], redact.Phone("+86 138 0013 8000")...) },
		"Email":    func() { buffer = append(buffer[:0], redact.Email("zhou.enlai@mail.example.com")...) },
		"IDCard":   func() { buffer = append(buffer[:0], redact.IDCard("51343620000320711X")...) },
		"BankCard": func() { buffer = append(buffer[:0], redact.BankCard("6227880100100105127")...) },
		"Name":     func() { buffer = append(buffer[:0], redact.Name("段正淳 段正淳 段正淳")...) },
		"Address": func() {
			buffer = append(buffer[:0], redact.Address("浙江省杭州市余杭区文一西路969号")...)
		},
		"Plate": func() { buffer = append(buffer[:0], redact.Plate("陕A12345D")...) },
		"Token": func() { buffer = append(buffer[:0], redact.Token("sk-proj-abcdefghijkl9876")...) },
		"Last4": func() { buffer = append(buffer[:0], redact.Last4("ACC-20260719-001")...) },
	}
	for name, mask := range tests {
		if n := testing.AllocsPerRun(100, mask); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}
