package failures

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"fmt"
	"io"
	"log"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// source is one answer of a source, right or wrong.
type source func(context.Context) (tool.Raw, error)

// ask is the address of a source asked as tools ask it: with a password, a key
// and a token, each of them the canary.
func ask(client *http.Client, address string) source {
	return func(ctx context.Context) (tool.Raw, error) {
		to, err := url.Parse(address)
		if err != nil {
			return tool.Raw{}, err
		}
		to.User, to.RawQuery = url.UserPassword("gauge", canary), url.Values{"api_key": {canary}}.Encode()
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, to.String(), nil)
		if err != nil {
			return tool.Raw{}, err
		}
		req.Header.Set("X-Auth-Token", canary)
		resp, err := client.Do(req)
		if err != nil {
			return tool.Raw{}, fmt.Errorf("ask %s with password=%s: %w", to, canary, err)
		}
		return upstream.Raw(resp), nil
	}
}

// client is one of its own: no connection outlives the test.
func client(t *testing.T, c *tls.Config) *http.Client {
	transport := &http.Transport{TLSClientConfig: c}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Transport: transport}
}

// answers is a server that answers with a status, headers (in pairs) and a body.
func answers(status int, body string, header ...string) func(*testing.T) source {
	return func(t *testing.T) source {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-Auth-Token", canary)
			for i := 0; i < len(header); i += 2 {
				w.Header().Set(header[i], header[i+1])
			}
			w.WriteHeader(status)
			_, _ = io.WriteString(w, strings.ReplaceAll(body, "SECRET", canary))
		}))
		t.Cleanup(server.Close)
		return ask(client(t, nil), server.URL)
	}
}

// serves is a server of TCP that does with each connection what handle does,
// and then closes it.
func serves(handle func(*net.TCPConn)) func(*testing.T) source {
	return func(t *testing.T) source {
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
				_, _ = conn.Read(make([]byte, 1<<10))
				handle(conn.(*net.TCPConn))
				conn.Close()
			}
		}()
		return ask(client(t, nil), "http://"+l.Addr().String())
	}
}

// silent is a server that never answers.
func silent(t *testing.T) source {
	release := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		select {
		case <-release:
		case <-r.Context().Done():
		}
	}))
	t.Cleanup(server.Close)
	t.Cleanup(func() { close(release) })
	return ask(client(t, nil), server.URL)
}

// nobody is an address that nobody listens at.
func nobody(t *testing.T) source {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return ask(client(t, nil), "http://"+l.Addr().String())
}

// noName is an address whose name a server of names answers with a code.
func noName(code byte) func(*testing.T) source {
	return func(t *testing.T) source {
		names, err := net.ListenPacket("udp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { names.Close() })
		go func() {
			packet := make([]byte, 512)
			for {
				n, from, err := names.ReadFrom(packet)
				if err != nil {
					return
				}
				packet[2], packet[3] = packet[2]|0x80, packet[3]&0xf0|code
				_, _ = names.WriteTo(packet[:n], from)
			}
		}()
		dialer := &net.Dialer{Resolver: &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "udp", names.LocalAddr().String())
		}}}
		c := client(t, nil)
		c.Transport.(*http.Transport).DialContext = dialer.DialContext
		return ask(c, "http://gauge.example.")
	}
}

// certified is a server of TLS with a certificate for a host until then, asked
// by a client that trusts it, or not.
func certified(host string, valid time.Duration, trusted bool) func(*testing.T) source {
	return func(t *testing.T) source {
		key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		until := time.Now().Add(valid)
		der, err := x509.CreateCertificate(rand.Reader, template(host, until), template(host, until), key.Public(), key)
		if err != nil {
			t.Fatal(err)
		}
		leaf, err := x509.ParseCertificate(der)
		if err != nil {
			t.Fatal(err)
		}
		server := httptest.NewUnstartedServer(http.NotFoundHandler())
		server.Config.ErrorLog = log.New(io.Discard, "", 0)
		server.TLS = &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}}
		server.StartTLS()
		t.Cleanup(server.Close)
		roots := x509.NewCertPool()
		if trusted {
			roots.AddCert(leaf)
		}
		return ask(client(t, &tls.Config{RootCAs: roots, ServerName: "gauge.example"}), server.URL)
	}
}

func template(host string, until time.Time) *x509.Certificate {
	return &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "token=" + canary}, DNSNames: []string{host},
		NotBefore: until.Add(-24 * time.Hour), NotAfter: until, IsCA: true, BasicConstraintsValid: true,
	}
}

// withoutTLS is a server without TLS, asked as one with.
func withoutTLS(t *testing.T) source {
	server := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(server.Close)
	return ask(client(t, &tls.Config{ServerName: "gauge.example"}), strings.Replace(server.URL, "http:", "https:", 1))
}

// checked is an answer of a status that the tool's own client checks.
func checked(status int) func(*testing.T) source {
	return func(t *testing.T) source {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "token="+canary, status) }))
		t.Cleanup(server.Close)
		c := client(t, nil)
		return func(context.Context) (tool.Raw, error) {
			resp, err := c.Get(server.URL)
			if err != nil {
				return tool.Raw{}, err
			}
			defer resp.Body.Close()
			return tool.Raw{}, upstream.Check(resp)
		}
	}
}
