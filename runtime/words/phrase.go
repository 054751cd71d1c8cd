package words

// Phrase names one text. $1 and $2 in it stand for what is filled in.
type Phrase uint8

// None is no text at all.
const None Phrase = 0

// What a value is to be.
const (
	AString Phrase = iota + 1
	ABoolean
	AnInteger
	ANumber
	AList
	AnObject
	AnyValue
	ABigInteger
	InBase64
	AsName
	ObjectWith
	InString
	Between
	Exactly
	AtLeast
	MoreThan
	AtMost
	LessThan
	MultipleOf
	InList
	Elements
	OneElement
	Characters
	OneCharacter
	Entries
	OneEntry
	Sized
	Matching
	AlsoMatching
	SuchAs
	AllDifferent
	OneOf
	OnlyOnce
	UnicodeText
	NearestName
	KnownNames
	KnownName
	NoNames
)

// How words are put together.
const (
	Joined Phrase = iota + NoNames + 1
	Listed
	EitherOf
	AndMore
)

// What text of arguments is to be at the byte where it is not, or as a whole.
const (
	AtByte Phrase = iota + AndMore + 1
	WantValue
	WantName
	WantColon
	WantCommaOrBrace
	WantCommaOrBracket
	WantQuote
	WantEscape
	WantNoControl
	WantDigit
	WantEnd
	TooDeep
	TooLarge16
	TooManyElements
	TooSlow
)

// What is wrong with an argument, in a word, or that it is fine.
const (
	Fine Phrase = iota + TooSlow + 1
	Missing
	Unknown
	WrongType
	NoKnownValue
	WrongForm
	TooShort
	TooLong
	TooSmall
	TooLarge
	NoMultiple
	TooFew
	TooMany
	Repeated
	NoUnicode
	NoJSON
	OverLimit
	NotAllowed
)

// Messages about arguments.
const (
	SomeNotValid Phrase = iota + NotAllowed + 1
	OneNotValid
	OnlyNotValid
	OneMissing
	SomeMissing
	TogetherNotValid
	NotJSON
	BeyondLimit
	NotAnObject
	CutOff
	OneMoreNote
	MoreNotes
)

// Messages and offers about tools.
const (
	NoToolNamed Phrase = iota + MoreNotes + 1
	NoSuchTool
	CouldCall
	ToolsAre
	ToolIs
	NoTools
	TooManyRows
	AnsweredNothing
	UnreadableAt
)

// Messages of the categories of errors that have none of their own.
const (
	InvalidArguments Phrase = iota + UnreadableAt + 1
	ArgumentsTruncated
	UnknownTool
	NotFound
	AlreadyExists
	Conflict
	FailedPrecondition
	Unauthenticated
	PermissionDenied
	PolicyDenied
	ApprovalRequired
	RateLimited
	QuotaExceeded
	TimedOut
	OutcomeUnknown
	Canceled
	UpstreamUnavailable
	UpstreamError
	InvalidResponse
	ResultTooLarge
	Unsupported
	Internal
)

// Offers of the categories.
const (
	CouldSendLess Phrase = iota + Internal + 1
	CouldSearch
	CouldReadExisting
	CouldReadState
	CouldSignIn
	CouldAskAccess
	CouldRiskLess
	CouldAskApproval
	CouldWait
	CouldWaitSeconds
	CouldRaiseQuota
	CouldNarrow
	CouldVerify
	CouldUseAnother
	CouldAskOtherwise
	FormNotKnown
	CouldNarrowQuery
	CouldDoWithout
	CouldChange
	NotRunAgain
)

// Warnings about results.
const (
	LaterPage Phrase = iota + NotRunAgain + 1
	SameArguments
	StoppedEarly
	NotReturned
	AnsweredNull
	Unreadable
	RowsUnreadable
	RowUnreadable
	AnyRowsUnreadable
	AnyRowUnreadable
	NotGiven
	AnsweredPartly
	NotReadToEnd
	ListNotReadToEnd
	SeveralValues
	Garbled
	MoreMissing
	RowsDeduped
	RowsAggregated
)

// What a person is told of a call, by its status.
const (
	IsDone Phrase = iota + RowsAggregated + 1
	FoundNothing
	DonePartly
	HasFailed
	TookTooLong
	WasDenied
)

// What is told of reading on in a result.
const (
	NoSuchResult Phrase = iota + WasDenied + 1
	NoSuchPart
	CouldCallAgain
	CouldReadSection
	CouldReadSections
)

// What is told of calls that nobody answered.
const (
	WasInterrupted Phrase = iota + CouldReadSections + 1
	WasRefused
)

// Warnings about summaries of results.
const (
	NotSummarized Phrase = iota + WasRefused + 1
	FindingsUnproven
	FindingsBeyond
)

// Primer is what a system prompt should say about the form of results.
const Primer Phrase = FindingsBeyond + 1

// phrases is how many there are.
const phrases = Primer + 1
