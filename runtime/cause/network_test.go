package cause_test

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"syscall"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// soon is a time that slow servers take too long for.
const soon = 50 * time.Millisecond

// get asks for an address, and reads the answer.
func get(client *http.Client, address string) error {
	resp, err := client.Get(address)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	_, err = io.ReadAll(resp.Body)
	return err
}

// serve accepts connections, and has each served by one that then closes it.
func serve(t *testing.T, handle func(*net.TCPConn)) (address string) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				_, _ = conn.Read(make([]byte, 1<<10))
				handle(conn.(*net.TCPConn))
			}()
		}
	}()
	return l.Addr().String()
}

// closedPort is an address that nobody listens at.
func closedPort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

func TestNetwork(t *testing.T) {
	client := &http.Client{Transport: &http.Transport{}}
	refused := closedPort(t)
	check(t, "a refused connection", get(client, "http://"+refused+"/"+secret), cause.ConnectionRefused, tool.UpstreamUnavailable)
	_, err := net.Dial("tcp", refused)
	check(t, "a refused connection without HTTP", err, cause.ConnectionRefused, tool.UpstreamUnavailable)

	reset := serve(t, func(c *net.TCPConn) { _ = c.SetLinger(0) })
	check(t, "a reset", get(client, "http://"+reset+"/"+secret), cause.ConnectionEnded, tool.UpstreamUnavailable)
	hangUp := serve(t, func(*net.TCPConn) {})
	check(t, "no answer", get(client, "http://"+hangUp+"/"+secret), cause.ConnectionEnded, tool.UpstreamUnavailable)
	half := serve(t, func(c *net.TCPConn) { _, _ = io.WriteString(c, "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n"+secret) })
	check(t, "half an answer", get(client, "http://"+half), cause.UnexpectedEnd, tool.InvalidResponse)

	for _, number := range []syscall.Errno{syscall.ENETUNREACH, syscall.EHOSTUNREACH} {
		err := &net.OpError{Op: "dial", Net: "tcp", Err: os.NewSyscallError("connect", number)}
		check(t, number.Error(), err, cause.NetworkUnreachable, tool.UpstreamUnavailable)
	}
}

func TestSlowSources(t *testing.T) {
	release := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-release:
		case <-r.Context().Done():
		}
	}))
	defer server.Close()
	defer close(release)
	address := server.URL + "/" + secret

	check(t, "the client's timeout", get(&http.Client{Timeout: soon}, address), cause.Deadline, tool.TimedOut)
	headers := &http.Client{Transport: &http.Transport{ResponseHeaderTimeout: soon}}
	check(t, "the transport's timeout", get(headers, address), cause.Deadline, tool.TimedOut) // it says that it is one

	ctx, cancel := context.WithTimeout(t.Context(), soon)
	defer cancel()
	ask := func(ctx context.Context) error {
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
		if err != nil {
			t.Fatal(err)
		}
		_, err = http.DefaultClient.Do(req)
		return err
	}
	check(t, "a deadline", ask(ctx), cause.Deadline, tool.TimedOut)
	ctx, cancel = context.WithCancel(t.Context())
	cancel()
	check(t, "a cancellation", ask(ctx), cause.Canceled, tool.Canceled)

	conn, err := net.Dial("tcp", server.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	_ = conn.SetReadDeadline(time.Now().Add(soon))
	_, err = conn.Read(make([]byte, 1))
	check(t, "a read deadline", err, cause.NetworkTimeout, tool.TimedOut)
}

// resolver asks a server on the loopback, which answers each question with a
// code, or not at all where that is negative.
func resolver(t *testing.T, code int) *net.Resolver {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	go func() {
		packet := make([]byte, 512)
		for {
			n, from, err := conn.ReadFrom(packet)
			if err != nil {
				return
			}
			if code < 0 || n < 12 {
				continue
			}
			packet[2] |= 0x80                            // an answer
			packet[3] = packet[3]&0xf0 | byte(code)&0x0f // of this code
			_, _ = conn.WriteTo(packet[:n], from)
		}
	}()
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "udp", conn.LocalAddr().String())
	}}
}

func TestDNS(t *testing.T) {
	const serverFailure, noSuchName, silence = 2, 3, -1
	tests := []struct {
		name     string
		code     int
		hint     cause.Hint
		category tool.Category
	}{
		{"no such name", noSuchName, cause.HostNotFound, tool.UpstreamUnavailable},
		{"a server that fails", serverFailure, cause.DNSFailure, tool.UpstreamUnavailable},
		{"a silent server", silence, cause.NetworkTimeout, tool.TimedOut},
	}
	for _, tt := range tests {
		asked := resolver(t, tt.code)
		ctx, cancel := context.WithTimeout(t.Context(), 10*soon)
		_, err := asked.LookupHost(ctx, secret+".example.")
		cancel()
		check(t, tt.name, err, tt.hint, tt.category)
		if _, ok := errors.AsType[*net.DNSError](err); !ok {
			t.Errorf("%s: %v is no error of DNS", tt.name, err)
		}
	}

	dialer := &net.Dialer{Resolver: resolver(t, noSuchName)}
	client := &http.Client{Transport: &http.Transport{DialContext: dialer.DialContext}}
	check(t, "no such host", get(client, "http://"+secret+".example./"), cause.HostNotFound, tool.UpstreamUnavailable)
}
