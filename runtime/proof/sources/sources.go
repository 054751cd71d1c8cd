package sources

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Post has parcels. All of its tools answer with what Answer has.
type Post struct{ Answer func() tool.Raw }

// GetParcel gets a parcel.
//
//tool:name get_parcel
//tool:risk R1
//tool:summary parcel {parcel_id} of {pieces} pieces
//tool:result Parcel
type GetParcel struct{}

// Parcel is a parcel.
type Parcel struct {
	ID      int64        `json:"parcel_id" tool:"key,from=parcel_id|parcel.parcel_id|data.parcel.parcel_id"`
	State   ParcelState  `json:"parcel_state" tool:"key,from=parcel_state|parcel.parcel_state|data.parcel.parcel_state,map=已送达:delivered"`
	Pieces  int          `json:"pieces" tool:"from=pieces|parcel.pieces|data.parcel.pieces"`
	Fee     tool.Decimal `json:"fee" tool:"unit=CNY,scale=2,from=fee|parcel.fee|data.parcel.fee"`
	Insured bool         `json:"insured" tool:"from=insured|parcel.insured|data.parcel.insured"`
	Note    string       `json:"note" tool:"from=note|parcel.note|data.parcel.note"`
}

// ParcelState is how far a parcel has come.
type ParcelState string

// The states.
const (
	ParcelSent      ParcelState = "sent"
	ParcelDelivered ParcelState = "delivered"
)

// GetParcel answers.
func (p *Post) GetParcel(context.Context, GetParcel) (tool.Raw, error) { return p.Answer(), nil }

// ListParcels lists parcels.
//
//tool:name list_parcels
//tool:risk R1
//tool:result []Parcel
type ListParcels struct{}

// ListParcels answers.
func (p *Post) ListParcels(context.Context, ListParcels) (tool.Raw, error) { return p.Answer(), nil }

// ReadNotice reads a notice.
//
//tool:name read_notice
//tool:risk R1
//tool:result string
type ReadNotice struct{}

// ReadNotice answers.
func (p *Post) ReadNotice(context.Context, ReadNotice) (tool.Raw, error) { return p.Answer(), nil }

// CheckParcels runs a check of the parcels, which is red where it ends with 1.
//
//tool:name check_parcels
//tool:risk R1
//tool:result Parcel
//tool:ok exit=0,1
type CheckParcels struct{}

// CheckParcels answers.
func (p *Post) CheckParcels(context.Context, CheckParcels) (tool.Raw, error) { return p.Answer(), nil }
