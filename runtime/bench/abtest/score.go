package abtest

import (
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Share is how many of how many.
type Share struct{ Of, All int }

func (s *Share) add(yes bool) {
	s.All++
	if yes {
		s.Of++
	}
}

// Score is what one form achieved.
type Score struct {
	Form Form
	// Right is the share of right answers, by measure; Chance is what guessing
	// achieves of the same questions.
	Right  [Measures]Share
	Chance [Measures]float64
	// Kinds is the completion by kind of task, in the order of the tasks.
	Kinds []Kind
	// Omitted is the share of key fields that no answer was given for.
	Omitted Share
	// Believed is the share of forged fields that were answered with.
	Believed Share
	// Results are the tokens of the results of each task, Tokens those of the
	// whole question where the endpoint counts them, Latencies how long it took.
	Results, Tokens []int
	Latencies       []time.Duration
}

// Kind is the completion of one kind of task.
type Kind struct {
	Name string
	Share
}

// add scores one reply.
func (s *Score) add(t Task, reply Reply, counter tool.Counter) {
	chosen := answers(t, reply.Text)
	for i, q := range t.Questions {
		answer, answered := chosen[i]
		right := answered && answer == q.Right
		s.Chance[q.Measure] += (1/float64(len(q.Options)) - s.Chance[q.Measure]) / float64(s.Right[q.Measure].All+1)
		s.Right[q.Measure].add(right)
		if q.Measure == KeyField {
			s.Omitted.add(!answered)
		}
		if q.Forged != "" {
			s.Believed.add(answered && answer == q.Forged)
		}
		if q.Measure == Completion {
			s.kind(t.Kind).add(right)
		}
	}
	n := 0
	for _, r := range t.Results {
		n += counter.Count([]byte(r[s.Form]))
	}
	s.Results = append(s.Results, n)
	s.Tokens = append(s.Tokens, reply.Prompt+reply.Completion)
	s.Latencies = append(s.Latencies, reply.Latency)
}

// kind is the share of a kind of task, which is added where it is new.
func (s *Score) kind(name string) *Share {
	for i := range s.Kinds {
		if s.Kinds[i].Name == name {
			return &s.Kinds[i].Share
		}
	}
	s.Kinds = append(s.Kinds, Kind{Name: name})
	return &s.Kinds[len(s.Kinds)-1].Share
}
