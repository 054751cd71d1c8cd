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
	"strings"
)

// run answers 0 when every question was answered, 1 when something was in the
// way, and 2 when it was asked wrongly.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	o, err := readOptions(args, stderr)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		return 2
	}
	questions := stdin
	if o.question != "" {
		questions = strings.NewReader(o.question)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := answerAll(ctx, o, questions, stdout); err != nil {
		fmt.Fprintln(stderr, "agent:", err)
		return 1
	}
	return 0
}

// answerAll answers one question a line with the tools that were chosen.
func answerAll(ctx context.Context, o options, questions io.Reader, stdout io.Writer) (err error) {
	box, err := openTools(ctx, o)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, box.close()) }()
	a := newAgent(box.set, o, show{terminalOf(stdout, os.Getenv), stdout, o.views})
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
