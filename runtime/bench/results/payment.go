package results

import "context"

// QueryPayment looks a payment of Alipay up.
//
//tool:name
//tool:risk R1
type QueryPayment struct{}

// Payment is a payment of Alipay, its amounts texts as Alipay sends them.
type Payment struct {
	Code           string     `json:"code"`
	Msg            string     `json:"msg"`
	BuyerLogonID   string     `json:"buyer_logon_id"`
	BuyerPayAmount string     `json:"buyer_pay_amount"`
	BuyerUserID    string     `json:"buyer_user_id"`
	FundBillList   []FundBill `json:"fund_bill_list"`
	GmtPayment     string     `json:"gmt_payment"`
	InvoiceAmount  string     `json:"invoice_amount"`
	OutTradeNo     string     `json:"out_trade_no"`
	PointAmount    string     `json:"point_amount"`
	ReceiptAmount  string     `json:"receipt_amount"`
	TotalAmount    string     `json:"total_amount"`
	TradeNo        string     `json:"trade_no"`
}

// FundBill is a part of a payment.
type FundBill struct {
	Amount      string `json:"amount"`
	FundChannel string `json:"fund_channel"`
}

// Call is never made.
func (QueryPayment) Call(context.Context) (Payment, error) { return Payment{}, nil }
