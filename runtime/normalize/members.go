package normalize

import "strings"

// members are the values of the members of an object that tell of an error; nil
// for one that is not there.
type members struct {
	error, errors, errCode, success, code, status, kind, message []byte

	// data is the answer beside errors, or beside a code.
	data []byte
	// wrapped is the answer in a member x_response, as Alipay has it.
	wrapped []byte
	// refused says that there is an error_response, as Taobao has it.
	refused bool
	// signed says that a member tells that the message is that of an error.
	signed bool
	// identified says that there is an id, which only an error of JSON-RPC has.
	identified, rpc bool
	// foreign counts the members that an object that is no more than an error
	// would not have.
	foreign int
}

// survey moves past an object at the start of data, and finds its members.
func survey(data []byte) (m members, end int, why fault) {
	at := space(data, 1)
	if at < len(data) && data[at] == '}' {
		return m, at + 1, noFault
	}
	for {
		start := space(data, at)
		if at, why = name(data, start); why != noFault {
			return m, at, why
		}
		key := nameOf(data[start:at])
		start = space(data, at)
		if at, why = scanWithin(data, start, 1); why != noFault {
			return m, at, why
		}
		m.add(string(key), data[start:at])
		switch at = space(data, at); {
		case at == len(data):
			return m, at, truncated
		case data[at] == '}':
			return m, at + 1, noFault
		case data[at] != ',':
			return m, at, malformed
		}
		at++
	}
}

// nameOf is the name that ends in a colon, without its quotes.
func nameOf(data []byte) []byte {
	end := len(data) - 1
	for data[end] != '"' {
		end--
	}
	return data[1:end]
}

// add adds a member. The first of several of one meaning stays.
func (m *members) add(name string, value []byte) {
	var into *[]byte
	switch name {
	case "error":
		into = &m.error
	case "errors":
		into = &m.errors
	case "errcode":
		into = &m.errCode
	case "success", "ok":
		into = &m.success
	case "code":
		into = &m.code
	case "cod", "status", "statusCode", "status_code":
		into = &m.status
	case "kind":
		into = &m.kind
	case "data":
		into = &m.data
	case "message", "msg", "Message", "errmsg", "title", "detail":
		into = &m.message
	case "documentation_url", "__type", "sub_code":
		m.signed = true
	case "error_response":
		m.refused = true
	case "id":
		m.identified = true
	case "jsonrpc":
		m.rpc = true
	case "type", "instance", "reason", "details", "metadata", "apiVersion", "extensions", "param", "path",
		"error_description", "error_uri", "sub_msg", "sign", "help", "hint",
		"request_id", "requestId", "RequestId", "trace_id", "traceId", "timestamp":
	default:
		m.foreign++
		if strings.HasSuffix(name, "_response") {
			into = &m.wrapped
		}
	}
	if into != nil && *into == nil {
		*into = value
	}
}
