package cause

import (
	"crypto/tls"
	"crypto/x509"
	"net"
	"net/http"
	"os/exec"
	"reflect"
	"testing"
)

// TestTheNamesAreRight holds the names of types against the types, and what is
// read of them: the package itself must not import theirs.
func TestTheNamesAreRight(t *testing.T) {
	want := []reflect.Type{
		reflect.TypeFor[net.DNSError](),
		reflect.TypeFor[x509.CertificateInvalidError](),
		reflect.TypeFor[x509.UnknownAuthorityError](),
		reflect.TypeFor[x509.HostnameError](),
		reflect.TypeFor[x509.ConstraintViolationError](),
		reflect.TypeFor[x509.UnhandledCriticalExtension](),
		reflect.TypeFor[x509.InsecureAlgorithmError](),
		reflect.TypeFor[x509.SystemRootsError](),
		reflect.TypeFor[tls.RecordHeaderError](),
		reflect.TypeFor[tls.AlertError](),
		nil, // tls.alert, see TestTLS
		reflect.TypeFor[exec.Error](),
		reflect.TypeFor[http.MaxBytesError](),
	}
	if len(want) != len(types) {
		t.Fatalf("%d types are known, and %d are tested", len(types), len(want))
	}
	for i, typ := range want {
		if typ != nil && (typ.Name() != types[i].name || typ.PkgPath() != types[i].pkg) {
			t.Errorf("%v is known as %s.%s", typ, types[i].pkg, types[i].name)
		}
	}
	if x509.Expired != expired {
		t.Errorf("x509.Expired is %d, want %d", x509.Expired, expired)
	}
}
