// Package caller proves that arguments which the caller fills are out of a
// model's reach: its tools have them in every form.
package caller

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TenantID is who pays.
type TenantID string

// Scope is embedded by what is about a person.
type Scope struct {
	Owner string `json:"owner" tool:"from=caller.subject"`
}

// Refund refunds an order.
//
//tool:name refund
//tool:risk R3
//tool:example {"order_id": "A1"}
//tool:reject {"order_id": "A1", "tenant": "t2"}
//tool:reject {"order_id": "A1", "owner": "eve"}
//tool:reject {"order_id": "A1", "session": "s2"}
type Refund struct {
	Scope
	// Which order.
	OrderID string   `json:"order_id"`
	Tenant  TenantID `json:"tenant" tool:"from=caller.tenant"`
	session string   `tool:"from=caller.session"`
}

// Check holds the order against who calls, where that is known.
func (in *Refund) Check(found *tool.Violations) {
	if in.Tenant == "t9" {
		found.Add("/order_id", "an order of this tenant")
	}
}

// Refunded is who was refunded.
type Refunded struct {
	ID string `json:"order_id" tool:"key"`
}

// Shop notes what its handler was given.
type Shop struct{ Got []Refund }

// Refund handles refund.
func (s *Shop) Refund(_ context.Context, in Refund) (Refunded, error) {
	s.Got = append(s.Got, in)
	if in.OrderID == "gone" {
		return Refunded{}, tool.NotFound.New("")
	}
	return Refunded{in.OrderID}, nil
}

// Anything takes arguments of any name.
//
//tool:name anything
//tool:risk R1
type Anything struct {
	_      struct{} `jsonschema:"additionalProperties=true"`
	Tenant string   `json:"tenant" tool:"from=caller.tenant"`
}

// Anything handles anything.
func (s *Shop) Anything(_ context.Context, in Anything) error {
	s.Got = append(s.Got, Refund{Tenant: TenantID(in.Tenant)})
	return nil
}
