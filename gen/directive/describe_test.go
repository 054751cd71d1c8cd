package directive_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/gen/directive"
)

func TestDescribe(t *testing.T) {
	for _, tt := range []struct{ name, comment, want string }{
		{"GetOrder", "GetOrder looks one order up.\n", "Looks one order up."},
		{"GetOrder", "GetOrder looks one order\nup by its number.\n", "Looks one order up by its number."},
		{"Order", "Order is one order.\n", "One order."},
		{"Orders", "Orders are many.\n", "Many."},
		{"Path", "Path of the file, from here.\n", "Path of the file, from here."},
		{"Path", "Path is of the file.\n", "Of the file."},
		{"Path", "Path: of the file.\n", "Of the file."},
		{"Orders", "Orders that wait.\n", "Orders that wait."},
		{"Paid", "Paid: waits for it", "Waits for it"},
		{"Paid", "Paid：等待发货", "等待发货"},
		{"Get", "GetOrder is not it.\n", "GetOrder is not it."},
		{"GetOrder", "GetOrder\n", ""},
		{"GetOrder", "GetOrder's number.\n", "GetOrder's number."},
		{"ID", "Number, as printed.\n", "Number, as printed."},
		{"ID", "", ""},
		{"A", "A does it.\n\nTODO: more\nof it.\n\nFIXME\n\nDeprecated: use B.\n\nInternal: ours.\n\nnolint\n\nLast.\n", "Does it.\n\nLast."},
		{"A", "TODO(me): all.\n", ""},
		{"A", "A takes:\n  - one\n  - two\nand more.\n", "Takes:\n  - one\n  - two and more."},
		{"Étude", "Étude étudies.\n", "Étudies."},
		{"Next", "Next cursor.\n", "Next cursor."},
		{"Next", "Next tells the page.\n", "Tells the page."},
		{"Since", "Since when.\n", "Since when."},
		{"Items", "Items have a price.\n", "Have a price."},
		{"OrderID", "OrderID of the order.\n", "OrderID of the order."},
		{"OrderID", "OrderID number.\n", "Number."},
	} {
		if got := directive.Describe(tt.name, tt.comment); got != tt.want {
			t.Errorf("Describe(%q, %q) = %q, want %q", tt.name, tt.comment, got, tt.want)
		}
	}
}
