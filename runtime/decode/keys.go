package decode

import (
	"cmp"
	"encoding"
	"maps"
	"slices"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// converts reads the current name as the number that the rule's Keys ask for,
// in the one way in which encoding/json writes it, and reports whether it is.
func (m *MapFrame) converts() bool {
	keys := m.rule.Keys
	if keys == nil {
		return true
	}
	switch keys.Kind {
	case Integer:
		n, err := strconv.ParseInt(m.Key, 10, 64)
		m.Int = n
		return err == nil && keys.int(n) == 0 && strconv.FormatInt(n, 10) == m.Key
	case Unsigned:
		n, err := strconv.ParseUint(m.Key, 10, 64)
		m.Uint = n
		return err == nil && keys.uint(n) == 0 && strconv.FormatUint(n, 10) == m.Key
	default:
		return true
	}
}

// UnmarshalKey is the current name of m as a K, which reads it itself. One that
// K does not take is a violation, and so is a second text of a key in all.
func UnmarshalKey[K comparable, V any, P interface {
	*K
	encoding.TextUnmarshaler
}](d *Decoder, m *MapFrame, all map[K]V) (k K) {
	if !succeeds(func() error { return P(&k).UnmarshalText([]byte(m.Key)) }) {
		d.record(d.voice().badKey(m.Key, m.rule.Keys))
	} else if _, twice := all[k]; twice {
		d.record(tool.Violation{Keyword: faultDuplicate.keyword(), Want: d.voice().Say(words.OnlyOnce)})
	}
	return k
}

// badKey is the violation of a name that is no key.
func (l voice) badKey(name string, keys *Rule) tool.Violation {
	want := l.Say(words.AsName, l.want(keys, false))
	return tool.Violation{Keyword: faultPropertyNames.keyword(), Got: clipped(name, maxShown), Want: want}
}

// SortedKeys are the keys of all in the order of their texts. One that has none
// counts as "".
func SortedKeys[K interface {
	comparable
	encoding.TextMarshaler
}, V any](all map[K]V) []K {
	texts := make(map[K]string, len(all))
	for k := range all {
		text, _ := textOf(k)
		texts[k] = text
	}
	return slices.SortedFunc(maps.Keys(all), func(a, b K) int { return cmp.Compare(texts[a], texts[b]) })
}

// textOf is what v writes; ok is false where it fails.
func textOf(v encoding.TextMarshaler) (text string, ok bool) {
	ok = succeeds(func() error {
		b, err := v.MarshalText()
		text = string(b)
		return err
	})
	return text, ok
}

// IntKey is [CheckMap.Key] for a key that is an integer.
func (m CheckMap) IntKey(k int64) *Rule { return m.Key(strconv.FormatInt(k, 10)) }

// UintKey is [CheckMap.Key] for a key that is an integer without a sign.
func (m CheckMap) UintKey(k uint64) *Rule { return m.Key(strconv.FormatUint(k, 10)) }

// TextKey is [CheckMap.Key] for a key that writes its own text.
func (m CheckMap) TextKey(k encoding.TextMarshaler) *Rule {
	text, ok := textOf(k)
	items := m.Key(text)
	if !ok {
		m.c.record(english().badKey(text, m.rule.Keys))
	}
	return items
}
