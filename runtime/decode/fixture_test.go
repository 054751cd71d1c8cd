package decode

import "time"

// forecast and search are arguments of two tools, with the code that the
// generator writes for them: one small, one of middle size.
type forecast struct {
	Location string `json:"location"`
	Unit     string `json:"unit"`
	Days     int    `json:"days"`
}

var forecastRule = Rule{Kind: Object, Fields: []Field{
	{Name: "location", Required: true, Rule: &Rule{MinLength: 1, MaxLength: 100}},
	{Name: "unit", Rule: &Rule{Enum: []string{"celsius", "fahrenheit"}}},
	{Name: "days", Rule: &Rule{Kind: Integer, Bits: 64, Min: from(1), Max: from(14)}},
}}

func from(n int64) Bound { return Bound{Is: Inclusive, Int: n, Float: float64(n)} }

const forecastText = `{"location":"Reykjavik, Iceland","unit":"fahrenheit","days":5}`

func decodeForecast(data []byte) (forecast, error) {
	d := New(data)
	in := readForecast(&d, &forecastRule)
	if err := d.End(&forecastRule); err != nil {
		return forecast{}, err
	}
	return in, nil
}

func readForecast(d *Decoder, r *Rule) (in forecast) {
	o := d.Object(r)
	for o.Next(d) {
		switch o.Field {
		case 0:
			in.Location = d.String(o.Rule)
			if !o.Then(d, `,"unit":`) {
				continue
			}
			fallthrough
		case 1:
			in.Unit = d.String(o.Rule)
			if !o.Then(d, `,"days":`) {
				continue
			}
			fallthrough
		case 2:
			in.Days = int(d.Int(o.Rule))
		}
	}
	if o.Default(d, 1) {
		in.Unit = "celsius"
	}
	if o.Default(d, 2) {
		in.Days = 1
	}
	return in
}

func checkForecast(in forecast) error {
	var c Checker
	o := c.Object(&forecastRule)
	c.String(o.Field(0), in.Location)
	c.String(o.Field(1), in.Unit)
	c.Int(o.Field(2), int64(in.Days))
	o.Close()
	return c.End()
}

type search struct {
	Customer string    `json:"customer"`
	Text     string    `json:"text"`
	Status   []string  `json:"status"`
	After    time.Time `json:"after"`
	Before   time.Time `json:"before"`
	Filter   filter    `json:"filter"`
	Contact  string    `json:"contact"`
	Trace    string    `json:"trace"`
	Sort     string    `json:"sort"`
	Page     int       `json:"page"`
	PerPage  int       `json:"per_page"`
	Details  bool      `json:"details"`
}

type filter struct {
	Currency string   `json:"currency"`
	MinTotal float64  `json:"min_total"`
	MaxTotal float64  `json:"max_total"`
	SKUs     []string `json:"skus"`
	Labels   []string `json:"labels"`
	Delivery delivery `json:"delivery"`
}

type delivery struct {
	Country string `json:"country"`
	Method  string `json:"method"`
	Insured bool   `json:"insured"`
}

var searchRule = Rule{Kind: Object, Fields: []Field{
	{Name: "customer", Required: true, Rule: &Rule{Pattern: &Pattern{Source: `^C-[0-9]{6}$`}}},
	{Name: "text", Rule: &Rule{MaxLength: 200}},
	{Name: "status", Rule: &Rule{Kind: List, MinItems: 1, MaxItems: 5, Items: &Rule{Enum: []string{"open", "paid", "sent", "arrived", "returned"}}}},
	{Name: "after", Required: true, Rule: &Rule{Kind: Time}},
	{Name: "before", Rule: &Rule{Kind: Time}},
	{Name: "filter", Required: true, Rule: &filterRule},
	{Name: "contact", Rule: &Rule{Format: Email}},
	{Name: "trace", Rule: &Rule{Format: UUID}},
	{Name: "sort", Rule: &Rule{Enum: []string{"created", "updated", "total", "customer"}}},
	{Name: "page", Rule: &Rule{Kind: Integer, Bits: 64, Min: from(1)}},
	{Name: "per_page", Rule: &Rule{Kind: Integer, Bits: 64, Min: from(1), Max: from(100)}},
	{Name: "details", Rule: &Rule{Kind: Boolean}},
}}

var filterRule = Rule{Kind: Object, Fields: []Field{
	{Name: "currency", Required: true, Rule: &Rule{Enum: []string{"SEK", "NOK", "ISK", "DKK", "EUR"}}},
	{Name: "min_total", Rule: &Rule{Kind: Number, Min: from(0)}},
	{Name: "max_total", Rule: &Rule{Kind: Number, Min: from(0), Max: from(1000000)}},
	{Name: "skus", Rule: &Rule{Kind: List, MaxItems: 20, Items: &Rule{Pattern: &Pattern{Source: `^[A-Z]{2,10}-[0-9]{3,6}$`}}}},
	{Name: "labels", Rule: &Rule{Kind: List, MaxItems: 10, Items: &Rule{MinLength: 1, MaxLength: 32}}},
	{Name: "delivery", Rule: &deliveryRule},
}}

var deliveryRule = Rule{Kind: Object, Fields: []Field{
	{Name: "country", Rule: &Rule{Pattern: &Pattern{Source: `^[A-Z]{2}$`}}},
	{Name: "method", Rule: &Rule{Enum: []string{"post", "courier", "overnight", "pickup"}}},
	{Name: "insured", Rule: &Rule{Kind: Boolean}},
}}

const searchText = `{"customer":"C-000731","text":"woollen jumper, grey (size L)","status":["open","sent","arrived"],` +
	`"after":"2026-02-01T00:00:00Z","before":"2026-03-05T16:20:00+01:00","filter":{"currency":"ISK","min_total":49.5,` +
	`"max_total":7000,"skus":["JUMPER-014","HAT-002","GLOVES-0331"],"labels":["winter","gift wrapped","second-try"],` +
	`"delivery":{"country":"IS","method":"courier","insured":true}},"contact":"jon.jonsson@example.com",` +
	`"trace":"7d1c2f0e-9a3b-4e5d-8c6f-0b1a2c3d4e5f","sort":"total","page":3,"per_page":40,"details":true}`

const badSearchText = `{"customer":"C-42","text":"woollen jumper, grey (size L)","status":["open","lost","arrived"],` +
	`"after":"last week","before":"2026-03-05T16:20:00+01:00","filter":{"min_total":-5,` +
	`"max_total":7000,"skus":["JUMPER-014","hat-2","GLOVES-0331"],"labels":["winter","gift wrapped","second-try"],` +
	`"delivery":{"country":"IS","method":"rocket","insured":true}},"contact":"jon.jonsson@example.com",` +
	`"trace":"7d1c2f0e-9a3b-4e5d-8c6f-0b1a2c3d4e5f","sort":"total","page":"3","per_page":400,"details":true,"limit":10}`

func decodeSearch(data []byte) (search, error) {
	d := New(data)
	in := readSearch(&d, &searchRule)
	if err := d.End(&searchRule); err != nil {
		return search{}, err
	}
	return in, nil
}

func readSearch(d *Decoder, r *Rule) (in search) {
	o := d.Object(r)
	for o.Next(d) {
		switch o.Field {
		case 0:
			in.Customer = d.String(o.Rule)
			if !o.Then(d, `,"text":`) {
				continue
			}
			fallthrough
		case 1:
			in.Text = d.String(o.Rule)
			if !o.Then(d, `,"status":`) {
				continue
			}
			fallthrough
		case 2:
			in.Status = d.Strings(o.Rule)
			if !o.Then(d, `,"after":`) {
				continue
			}
			fallthrough
		case 3:
			in.After = d.Time(o.Rule)
			if !o.Then(d, `,"before":`) {
				continue
			}
			fallthrough
		case 4:
			in.Before = d.Time(o.Rule)
			if !o.Then(d, `,"filter":`) {
				continue
			}
			fallthrough
		case 5:
			in.Filter = readFilter(d, o.Rule)
			if !o.Then(d, `,"contact":`) {
				continue
			}
			fallthrough
		case 6:
			in.Contact = d.String(o.Rule)
			if !o.Then(d, `,"trace":`) {
				continue
			}
			fallthrough
		case 7:
			in.Trace = d.String(o.Rule)
			if !o.Then(d, `,"sort":`) {
				continue
			}
			fallthrough
		case 8:
			in.Sort = d.String(o.Rule)
			if !o.Then(d, `,"page":`) {
				continue
			}
			fallthrough
		case 9:
			in.Page = int(d.Int(o.Rule))
			if !o.Then(d, `,"per_page":`) {
				continue
			}
			fallthrough
		case 10:
			in.PerPage = int(d.Int(o.Rule))
			if !o.Then(d, `,"details":`) {
				continue
			}
			fallthrough
		case 11:
			in.Details = d.Bool(o.Rule)
		}
	}
	return in
}

func readFilter(d *Decoder, r *Rule) (in filter) {
	o := d.Object(r)
	for o.Next(d) {
		switch o.Field {
		case 0:
			in.Currency = d.String(o.Rule)
			if !o.Then(d, `,"min_total":`) {
				continue
			}
			fallthrough
		case 1:
			in.MinTotal = d.Float(o.Rule)
			if !o.Then(d, `,"max_total":`) {
				continue
			}
			fallthrough
		case 2:
			in.MaxTotal = d.Float(o.Rule)
			if !o.Then(d, `,"skus":`) {
				continue
			}
			fallthrough
		case 3:
			in.SKUs = d.Strings(o.Rule)
			if !o.Then(d, `,"labels":`) {
				continue
			}
			fallthrough
		case 4:
			in.Labels = d.Strings(o.Rule)
			if !o.Then(d, `,"delivery":`) {
				continue
			}
			fallthrough
		case 5:
			in.Delivery = readDelivery(d, o.Rule)
		}
	}
	return in
}

func readDelivery(d *Decoder, r *Rule) (in delivery) {
	o := d.Object(r)
	for o.Next(d) {
		switch o.Field {
		case 0:
			in.Country = d.String(o.Rule)
			if !o.Then(d, `,"method":`) {
				continue
			}
			fallthrough
		case 1:
			in.Method = d.String(o.Rule)
			if !o.Then(d, `,"insured":`) {
				continue
			}
			fallthrough
		case 2:
			in.Insured = d.Bool(o.Rule)
		}
	}
	return in
}
