package html

import (
	"bytes"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// readable is the text of a page.
func readable(page []byte) string {
	w := writer{out: make([]byte, 0, len(page)/2)}
	in := html.NewTokenizer(bytes.NewReader(page))
	for {
		switch in.Next() {
		case html.ErrorToken: // the end, whatever it is
			return w.text()
		case html.TextToken:
			w.write(in.Text())
		case html.StartTagToken:
			w.start(in.Token())
		case html.SelfClosingTagToken:
			t := in.Token()
			w.start(t)
			if !isVoid(t.DataAtom) {
				w.end(t)
			}
		case html.EndTagToken:
			w.end(in.Token())
		}
	}
}

// isUnseen reports whether the content of an element is not shown.
func isUnseen(a atom.Atom) bool {
	switch a {
	case atom.Script, atom.Style, atom.Noscript, atom.Template, atom.Svg, atom.Math, atom.Iframe, atom.Object,
		atom.Canvas, atom.Audio, atom.Video, atom.Select, atom.Datalist, atom.Noframes, atom.Noembed:
		return true
	default:
		return false
	}
}

// isVoid reports whether an element never has content.
func isVoid(a atom.Atom) bool {
	switch a {
	case atom.Area, atom.Base, atom.Br, atom.Col, atom.Embed, atom.Hr, atom.Img, atom.Input, atom.Link, atom.Meta,
		atom.Param, atom.Source, atom.Track, atom.Wbr:
		return true
	default:
		return false
	}
}

// isBlock reports whether an element begins and ends a line.
func isBlock(a atom.Atom) bool {
	switch a {
	case atom.Address, atom.Article, atom.Aside, atom.Blockquote, atom.Body, atom.Dd, atom.Details, atom.Dialog,
		atom.Div, atom.Dl, atom.Dt, atom.Fieldset, atom.Figcaption, atom.Figure, atom.Footer, atom.Form, atom.H1,
		atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Head, atom.Header, atom.Hr, atom.Html, atom.Li, atom.Main,
		atom.Nav, atom.Ol, atom.P, atom.Pre, atom.Section, atom.Summary, atom.Table, atom.Tbody, atom.Tfoot,
		atom.Thead, atom.Title, atom.Tr, atom.Ul, atom.Center:
		return true
	default:
		return false
	}
}

// isHidden reports whether a tag says that its element is not shown.
func isHidden(t html.Token) bool {
	for _, a := range t.Attr {
		style := strings.ReplaceAll(strings.ToLower(a.Val), " ", "")
		if a.Key == "hidden" || a.Key == "style" && (strings.Contains(style, "display:none") || strings.Contains(style, "visibility:hidden")) {
			return true
		}
	}
	return false
}

// attribute is the value of an attribute, "" for none.
func attribute(t html.Token, name string) string {
	for _, a := range t.Attr {
		if a.Key == name {
			return strings.TrimSpace(a.Val)
		}
	}
	return ""
}

// heading is what a heading begins with, "" for any other element.
func heading(a atom.Atom) string {
	switch a {
	case atom.H1:
		return "# "
	case atom.H2:
		return "## "
	case atom.H3:
		return "### "
	case atom.H4, atom.H5, atom.H6:
		return "#### "
	default:
		return ""
	}
}
