package coding

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"testing"
	"time"
)

// The test binary is also the programs that TestCommandEnds runs. What they are
// and where the test listens is in their environment.
const (
	treeRole = "TOOLADAPT_TREE"
	treeTest = "TOOLADAPT_TREE_TEST"
)

// TestTree is no test, but a parent that starts a child that starts a
// grandchild, all of which would live for a minute.
func TestTree(*testing.T) {
	switch role := os.Getenv(treeRole); role {
	case "":
	case "grandchild":
		hear("grandchild")
	case "child":
		begin("grandchild")
		time.Sleep(time.Minute)
	default:
		begin("child")
		hear("parent")
		for role == "flood" {
			fmt.Println("xxxxxxxxxxxxxxxx")
		}
		if role == "stay" {
			time.Sleep(time.Minute)
		}
		os.Exit(0)
	}
}

// hear greets the test and waits until the test hangs up.
func hear(who string) {
	conn, err := net.Dial("tcp", os.Getenv(treeTest))
	if err == nil {
		_, err = fmt.Fprintf(conn, "%-10s", who)
	}
	if err == nil {
		_, err = conn.Read(make([]byte, 1))
	}
	if err != io.EOF {
		os.Exit(1)
	}
}

// begin begins the test binary in a role. It gets none of this one's streams.
func begin(role string) {
	cmd := exec.Command(os.Args[0], "-test.run=^TestTree$")
	cmd.Env = append(os.Environ(), treeRole+"="+role)
	if cmd.Start() != nil {
		os.Exit(1)
	}
}

// TestCommandEnds: a command that runs out of time, is cancelled, writes too
// much, or leaves something behind, ends with all that it has started and that
// these have started.
func TestCommandEnds(t *testing.T) {
	for name, tt := range map[string]struct {
		role           string
		limit          time.Duration
		cancel         bool
		timeout, flood bool
	}{
		"out of time":    {role: "stay", limit: 3 * time.Second, timeout: true},
		"cancelled":      {role: "stay", limit: time.Minute, cancel: true},
		"too much":       {role: "flood", limit: time.Minute, flood: true},
		"left something": {role: "leave", limit: time.Minute},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			tree := listen(t)
			c := command{
				name: os.Args[0], args: []string{"-test.run=^TestTree$"}, dir: t.TempDir(), limit: tt.limit, output: 100,
				env: []string{treeRole + "=" + tt.role, treeTest + "=" + tree.Addr().String()},
			}
			dead := make(chan error, 1)
			go func() {
				lives, err := greetings(tree)
				if tt.cancel {
					cancel()
				}
				if err == nil {
					err = hangsUp(lives)
				}
				dead <- err
			}()
			out, err := c.run(ctx)
			if err != nil && !tt.cancel || out.timeout != tt.timeout || out.flooded != tt.flood || len(out.stdout) > 100 {
				t.Errorf("%+v, %v", out, err)
			}
			if err := <-dead; err != nil {
				t.Error(err)
			}
		})
	}
}

// listen listens for the programs that a test runs.
func listen(t *testing.T) *net.TCPListener {
	t.Helper()
	l, err := net.ListenTCP("tcp", &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	_ = l.SetDeadline(time.Now().Add(30 * time.Second))
	return l
}

// greetings waits for parent and grandchild, lets the parent go on, and answers
// the connection that the grandchild holds.
func greetings(l *net.TCPListener) (grandchild net.Conn, err error) {
	said := make(map[string]net.Conn)
	for len(said) < 2 {
		conn, err := l.Accept()
		if err != nil {
			return nil, fmt.Errorf("no one came: %w", err)
		}
		who := make([]byte, 10)
		if _, err := io.ReadFull(conn, who); err != nil {
			return nil, fmt.Errorf("no greeting: %w", err)
		}
		said[string(who)] = conn
	}
	return said["grandchild"], said["parent    "].Close()
}

// hangsUp waits until the other end is gone, by a reset where it was killed.
func hangsUp(conn net.Conn) error {
	_ = conn.SetReadDeadline(time.Now().Add(20 * time.Second))
	if _, err := conn.Read(make([]byte, 1)); errors.Is(err, os.ErrDeadlineExceeded) {
		return fmt.Errorf("the grandchild lives on: %w", err)
	}
	return nil
}
