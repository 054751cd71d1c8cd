package cause_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"io"
	"log"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// certify makes a certificate of a host that signs itself.
func certify(t *testing.T, host string, until time.Time) tls.Certificate {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: secret}, DNSNames: []string{host},
		NotBefore: until.Add(-24 * time.Hour), NotAfter: until, IsCA: true, BasicConstraintsValid: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	leaf, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key, Leaf: leaf}
}

// askTLS asks a server that has c, as a client that trusts it where trusted.
func askTLS(t *testing.T, c tls.Certificate, client tls.ClientAuthType, trusted bool) error {
	t.Helper()
	server := httptest.NewUnstartedServer(http.NotFoundHandler())
	server.Config.ErrorLog = log.New(io.Discard, "", 0)
	server.TLS = &tls.Config{Certificates: []tls.Certificate{c}, ClientAuth: client}
	server.StartTLS()
	defer server.Close()
	roots := x509.NewCertPool()
	if trusted {
		roots.AddCert(c.Leaf)
	}
	transport := &http.Transport{TLSClientConfig: &tls.Config{RootCAs: roots, ServerName: "shop.example"}}
	defer transport.CloseIdleConnections()
	return get(&http.Client{Transport: transport}, server.URL+"/"+secret)
}

func TestTLS(t *testing.T) {
	later, before := time.Now().Add(time.Hour), time.Now().Add(-time.Hour)
	good, anyone := certify(t, "shop.example", later), tls.NoClientCert
	if err := askTLS(t, good, anyone, true); err != nil {
		t.Fatalf("a good certificate: %v", err)
	}
	expired := askTLS(t, certify(t, "shop.example", before), anyone, true)
	check(t, "an expired certificate", expired, cause.CertificateExpired, tool.UpstreamError)
	check(t, "an unknown authority", askTLS(t, good, anyone, false), cause.CertificateUntrusted, tool.UpstreamError)
	wrong := askTLS(t, certify(t, secret+".example", later), anyone, true)
	check(t, "a wrong host", wrong, cause.CertificateWrongHost, tool.UpstreamError)
	nameless := askTLS(t, good, tls.RequireAnyClientCert, true)
	check(t, "a server that wants a certificate", nameless, cause.TLSFailure, tool.UpstreamError)

	plain := httptest.NewServer(http.NotFoundHandler())
	defer plain.Close()
	_, err := tls.Dial("tcp", strings.TrimPrefix(plain.URL, "http://"), &tls.Config{ServerName: secret})
	check(t, "a server without TLS", err, cause.TLSFailure, tool.UpstreamError)
}
