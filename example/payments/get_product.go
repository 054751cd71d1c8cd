package payments

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetProduct reads a product, its price, and which of its variants are there.
//
//tool:name get_product
//tool:risk R1
//tool:timeout 10s
//tool:result Product
//tool:example {"sku": "COAT-006"}
//tool:reject {"sku": "COAT/006"}
//tool:sample {"sku": "COAT-006", "name": "羊毛大衣", "product_state": "on_sale", "price": 899.00, "was_price": 1299.00, "stock": 12, "returnable": true, "listed_at": "2026-10-01T10:00:00+08:00", "variants": [{"color": "驼色", "size": "M", "stock": 7}, {"color": "黑色", "size": "L", "stock": 5}]}
type GetProduct struct {
	// Stock keeping unit, the shop's number of the product.
	SKU string `json:"sku" jsonschema:"pattern=^[A-Z0-9-]{1\\,32}$"`
}

// Product is one product.
type Product struct {
	// Stock keeping unit, the shop's number of the product.
	SKU string `json:"sku" tool:"key,from=data.商品编号"`
	// What it is called.
	Name string `json:"name" tool:"from=data.名称"`
	// Whether it can be bought.
	State ProductState `json:"product_state" tool:"key,from=data.状态,map=在售:on_sale|预售:presale|售罄:sold_out|已下架:withdrawn"`
	// What one piece costs. The shop has commas in it.
	Price tool.Decimal `json:"price" tool:"key,unit=CNY,scale=2,from=data.售价"`
	// What it cost before; none where it was never dearer.
	WasPrice *tool.Decimal `json:"was_price" tool:"unit=CNY,scale=2,from=data.原价"`
	// How many pieces are there.
	Stock int `json:"stock" tool:"unit=件,from=data.库存"`
	// Whether it can be sent back within seven days for no reason.
	Returnable *bool `json:"returnable" tool:"from=data.七天无理由,label=true:支持|false:不支持"`
	// Since when it can be bought, in the time of Beijing.
	ListedAt time.Time `json:"listed_at" tool:"time=2006-01-02 15:04:05+08:00,from=data.上架时间"`
	// Its variants.
	Variants []Variant `json:"variants" tool:"from=data.规格"`
}

// ProductState is whether a product can be bought.
type ProductState string

const (
	// OnSale can be bought.
	OnSale ProductState = "on_sale"
	// Presale can be ordered, and is sent later.
	Presale ProductState = "presale"
	// SoldOut comes in again.
	SoldOut ProductState = "sold_out"
	// Withdrawn does not.
	Withdrawn ProductState = "withdrawn"
)

// Variant is a product in one color and size.
type Variant struct {
	// Its color.
	Color string `json:"color" tool:"key,from=颜色"`
	// Its size.
	Size string `json:"size" tool:"key,from=尺码"`
	// How many pieces are there.
	Stock int `json:"stock" tool:"unit=件,from=库存"`
}

// GetProduct answers the JSON of the shop, whose errors come as successes.
func (g *Gateway) GetProduct(ctx context.Context, in GetProduct) (tool.Raw, error) {
	return g.get(ctx, "products", in.SKU)
}
