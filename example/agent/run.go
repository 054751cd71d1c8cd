package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"github.com/tooladapt/tooladapt/example/orders"
)

const usage = `usage: agent [-db FILE] [QUESTION]

Answers a question about the shop's orders, in Chinese or English. Without one
it reads questions from standard input, one a line.

`

// run answers 0 when every question was answered, 1 when something was in the
// way, and 2 when it was asked wrongly.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("agent", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.Usage = func() {
		fmt.Fprint(stderr, usage)
		flags.PrintDefaults()
	}
	path := flags.String("db", "", "the orders, a SQLite `FILE`; made if it isn't there\n(default tooladapt-example/orders.db in the user's cache folder)")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		return 2
	}
	questions := stdin
	if flags.NArg() > 0 {
		questions = strings.NewReader(strings.Join(flags.Args(), " "))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := answerAll(ctx, *path, questions, stdout); err != nil {
		fmt.Fprintln(stderr, "agent:", err)
		return 1
	}
	return 0
}

// answerAll answers one question a line over the database at path.
func answerAll(ctx context.Context, path string, questions io.Reader, stdout io.Writer) error {
	path, err := database(path)
	if err != nil {
		return err
	}
	shop, err := orders.Open(ctx, path)
	if err != nil {
		return err
	}
	defer shop.Close()
	a := newAgent(shop, stdout)
	lines := bufio.NewScanner(questions)
	for lines.Scan() {
		question := strings.TrimSpace(lines.Text())
		if question == "" {
			continue
		}
		if err := a.answer(ctx, question); err != nil {
			return fmt.Errorf("answer %q: %w", question, err)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("read questions: %w", err)
	}
	return nil
}

// database is path, or where the orders are when nobody says: a file in the
// user's cache folder, the folder made.
func database(path string) (string, error) {
	if path != "" {
		return path, nil
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("find a place for the orders: %w", err)
	}
	folder := filepath.Join(cache, "tooladapt-example")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", fmt.Errorf("make a place for the orders: %w", err)
	}
	return filepath.Join(folder, "orders.db"), nil
}
