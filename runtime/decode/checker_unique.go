package decode

// uniqueList is a list whose elements must differ, as far as it was checked.
type uniqueList struct {
	elements set
	// start is where the current element's text begins.
	start int
}

// collects reports whether the canonical text of values is needed, which it is
// inside a list of unique elements.
func (c *Checker) collects() bool { return len(c.lists) > 0 && c.surplus == 0 }

// open begins the text of an object or list.
func (c *Checker) open(bracket byte) {
	if c.collects() {
		c.values = append(c.values, bracket)
	}
}

// close ends the text of an object or list.
func (c *Checker) close(bracket byte) {
	if c.collects() {
		c.fill()
		c.values = append(c.values, bracket)
	}
}

// member begins the text of a member of an object.
func (c *Checker) member(name string) {
	if c.collects() {
		c.fill()
		c.comma('{')
		c.values = append(appendQuoted(c.values, name), ':')
	}
}

// element begins the text of an element of a list with rule r.
func (c *Checker) element(r *Rule) {
	if !c.collects() {
		return
	}
	c.comma('[')
	if r.UniqueItems {
		c.lists[len(c.lists)-1].start = len(c.values)
	}
}

// comma separates two elements or members, behind the opening bracket none.
func (c *Checker) comma(bracket byte) {
	if c.values[len(c.values)-1] != bracket {
		c.values = append(c.values, ',')
	}
}

// fill writes the null that a nil pointer is: nobody checks those.
func (c *Checker) fill() {
	if last := c.values[len(c.values)-1]; last == ':' || last == ',' {
		c.values = append(c.values, "null"...)
	}
}

// settle ends the text of the element before element i, if there is one, and
// looks whether it came before.
func (l CheckList) settle(i int) {
	c := l.c
	if !c.collects() || i == 0 {
		return
	}
	if c.fill(); c.values[len(c.values)-1] == '[' { // the first one is null
		c.values = append(c.values, "null"...)
	}
	if !l.rule.UniqueItems {
		return
	}
	list := &c.lists[len(c.lists)-1]
	value := canonical(nil, c.values[list.start:])
	if !list.elements.add(key(value)) {
		c.path = c.path[:l.depth]
		c.broke(l.rule, faultUniqueItems, value)
	}
}
