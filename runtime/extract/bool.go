package extract

import "bytes"

// Bool reads true or false; 1, 0 and the words true, false, yes and no, as texts
// too, are the ones that they say.
func (d *Reader) Bool() bool {
	raw := []byte(nil)
	switch c := d.peek(); c {
	case 't', 'f':
		return d.literal()[0] == 't'
	case 'n':
		d.null()
		return false
	case '"':
		raw = d.text()
	case '0', '1':
		raw = d.literal()
	default:
		d.lose()
		return false
	}
	v, ok := truth(raw)
	if !ok {
		d.state = lost
		return false
	}
	d.note("boolean", raw)
	return v
}

func truth(raw []byte) (v, ok bool) {
	switch string(bytes.ToLower(bytes.TrimSpace(raw))) {
	case "true", "yes", "1":
		return true, true
	case "false", "no", "0":
		return false, true
	default:
		return false, false
	}
}
