package cause

import "reflect"

// types are the errors of the standard library that are known by their names.
var types = [...]struct {
	pkg, name string
	hint      func(reflect.Value) Hint
}{
	{"net", "DNSError", dns},
	{"crypto/x509", "CertificateInvalidError", certificate},
	{"crypto/x509", "UnknownAuthorityError", always(CertificateUntrusted)},
	{"crypto/x509", "HostnameError", always(CertificateWrongHost)},
	{"crypto/x509", "ConstraintViolationError", always(CertificateInvalid)},
	{"crypto/x509", "UnhandledCriticalExtension", always(CertificateInvalid)},
	{"crypto/x509", "InsecureAlgorithmError", always(CertificateInvalid)},
	{"crypto/x509", "SystemRootsError", always(CertificateUntrusted)},
	{"crypto/tls", "RecordHeaderError", always(TLSFailure)},
	{"crypto/tls", "AlertError", always(TLSFailure)},
	{"crypto/tls", "alert", always(TLSFailure)}, // what the other side sends
	{"os/exec", "Error", always(ProgramNotFound)},
	{"net/http", "MaxBytesError", always(UpstreamTooLarge)},
}

// named is the hint of an error of such a type.
func named(err error) Hint {
	v := reflect.ValueOf(err)
	if v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	if !v.IsValid() { // a nil pointer
		return ""
	}
	t := v.Type()
	for _, known := range types {
		if t.Name() == known.name && t.PkgPath() == known.pkg {
			return known.hint(v)
		}
	}
	return ""
}

// always is the hint of all errors of a type.
func always(h Hint) func(reflect.Value) Hint {
	return func(reflect.Value) Hint { return h }
}

// dns is the hint of a net.DNSError.
func dns(v reflect.Value) Hint {
	switch {
	case v.FieldByName("IsNotFound").Bool():
		return HostNotFound
	case v.FieldByName("IsTimeout").Bool():
		return NetworkTimeout
	default:
		return DNSFailure
	}
}

// expired is x509.Expired.
const expired = 1

// certificate is the hint of an x509.CertificateInvalidError.
func certificate(v reflect.Value) Hint {
	if v.FieldByName("Reason").Int() == expired {
		return CertificateExpired
	}
	return CertificateInvalid
}
