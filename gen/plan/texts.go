package plan

// Texts are what the tools of a package say to a model: what package tooldoc of
// the runtime answers.
type Texts struct {
	Protocol Protocol    `json:"protocol"`
	Tools    []ToolTexts `json:"tools"`
}

// Protocol is what the answers of all tools have in common.
type Protocol struct {
	Statuses   []Term      `json:"statuses"`
	Sections   string      `json:"sections"`
	Kinds      []Term      `json:"kinds"`
	Absences   []Term      `json:"absences"`
	Keys       []Term      `json:"keys"`
	Categories []ErrorKind `json:"categories"`
	English    string      `json:"english"`
	Chinese    string      `json:"chinese"`
}

// Term is a word of the protocol, and what it means.
type Term struct {
	Name  string `json:"name"`
	Means string `json:"means"`
}

// ErrorKind is one kind of error.
type ErrorKind struct {
	Code      string   `json:"code"`
	Category  string   `json:"category"`
	Status    string   `json:"status"`
	Message   string   `json:"message"`
	Retryable bool     `json:"retryable"`
	UserActs  bool     `json:"user_acts"`
	Next      []string `json:"next"`
}

// ToolTexts are those of one tool; what is "" could not be shown.
type ToolTexts struct {
	Name     string      `json:"name"`
	Success  []string    `json:"success"`
	Empty    string      `json:"empty"`
	Partial  string      `json:"partial"`
	Failures []Failure   `json:"failures"`
	Errors   []ErrorKind `json:"errors"`
}

// Failure is one answer of a call that failed. Arguments are "" where they do not
// matter.
type Failure struct {
	Code      string `json:"code"`
	Arguments string `json:"arguments"`
	Text      string `json:"text"`
}

// Specimen are texts of n tools with one of each kind. A page that is made with
// them has all that no run of the tools decides.
func Specimen(n int) Texts {
	const text = "text"
	terms, kinds := []Term{{text, text}}, []ErrorKind{{Code: text, Category: text, Status: text, Message: text, Next: []string{text}}}
	t := Texts{Protocol: Protocol{
		Statuses: terms, Sections: text, Kinds: terms, Absences: terms, Keys: terms, Categories: kinds, English: text, Chinese: text,
	}}
	for range n {
		t.Tools = append(t.Tools, ToolTexts{
			Name: text, Success: []string{text}, Empty: text, Partial: text, Failures: []Failure{{text, text, text}}, Errors: kinds,
		})
	}
	return t
}
