// Command agent answers questions with the tools of the other examples, and
// shows every step: what is called, what the model sees of the answer, what a
// person is told, and what the log keeps.
//
//	go run ./example/agent "我的订单 ORD-20260719-001 怎么了"
//	go run ./example/agent "cancel ORD-20260719-002, ordered twice"
//	go run ./example/agent "所有已签收的订单"
//	go run ./example/agent -tools coding -root ./example/coding/testdata "why does the test in sum fail?"
//	go run ./example/agent -tools orders,coding -view model "search func Sum"
//
// The model is a script, so that nothing but Go is needed to run it. It sees
// what a model would see, text, and reads it with the strict reader of package
// render.
//
// The orders are in a SQLite file, tooladapt-example/orders.db in the user's
// cache folder unless -db names another. It stays there between runs: change an
// order in it, ask again, and the answer changes.
//
//	sqlite3 ~/.cache/tooladapt-example/orders.db \
//		"UPDATE orders SET status = '已签收' WHERE order_id = 'ORD-20260719-001'"
//
// What the model has room for is told by -window. Old results give way to new ones,
// and what is left of them says how to read them again.
//
// The views of a call stand beside each other where the terminal is wide enough,
// or COLUMNS says so, and one above the other elsewhere. There are colours on a
// terminal, unless NO_COLOR is set or TERM is dumb.
//
// The coding tools work in one folder, that of -root, and nowhere else.
package main

import "os"

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
