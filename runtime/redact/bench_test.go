package redact_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/redact"
)

// BenchmarkKinds tells the cost of one value of each kind, of the value that is
// of no kind, and of each byte of free text.
func BenchmarkKinds(b *testing.B) {
	values := map[string]string{
		"Phone": "+86 138 0013 8000", "Email": "zhou.enlai@mail.example.com", "IDCard": "51343620000320711X",
		"BankCard": "6227880100100105127", "Name": "段正淳", "Address": "浙江省杭州市余杭区文一西路969号",
		"Plate": "陕A12345D", "Token": "sk-proj-abcdefghijkl9876", "Last4": "ACC-20260719-001",
	}
	for _, r := range redactors {
		b.Run(r.name, func(b *testing.B) {
			value, buffer := values[r.name], make([]byte, 0, 256)
			b.ReportAllocs()
			for b.Loop() {
				buffer = r.append(buffer[:0], value)
			}
		})
	}
}

func BenchmarkText(b *testing.B) {
	for name, text := range map[string]string{
		"log":     "2026-07-18 14:23:00 order ORD-20260719-001: 已取消, refund of 129.00 to 13800138000 in 5 s\n",
		"letters": "aaaaaaaa", "ones": "1 ", "signs": "@+(@-", "keys": "sk-eyJ.ghp_",
	} {
		text := strings.Repeat(text, 1<<16/len(text))
		b.Run(name, func(b *testing.B) {
			buffer := make([]byte, 0, 2*len(text))
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				buffer = redact.AppendText(buffer[:0], text)
			}
		})
	}
}
