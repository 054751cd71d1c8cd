package decode

// MaxChars reads how many characters the result may have, for who asks how the
// arguments were read. It is not one of the struct's own.
func (d *Decoder) MaxChars(r *Rule) {
	if n := d.Int(r); d.how != nil {
		d.how.MaxChars = int(n)
	}
}
