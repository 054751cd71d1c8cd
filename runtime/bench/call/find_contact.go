package call

import "context"

// FindContact looks up whom to call.
//
//tool:name
//tool:risk R1
type FindContact struct {
	// City of the office.
	City string `json:"city" jsonschema:"minLength=1,maxLength=100"`
	// Floor of the office.
	Floor int `json:"floor,omitempty" jsonschema:"minimum=1,maximum=99,default=1"`
}

// Contact is whom to call.
type Contact struct {
	// Name of the office.
	Office string `json:"office" tool:"key"`
	// Phone number.
	Phone string `json:"phone" tool:"redact=phone"`
	// Whether somebody is there.
	Open bool `json:"open"`
}

// Find answers at once.
func Find(_ context.Context, in FindContact) (Contact, error) {
	return Contact{in.City, "13812345678", in.Floor < 50}, nil
}
