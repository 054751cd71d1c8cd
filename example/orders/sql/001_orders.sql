-- One row is one order. Money is in fen, hundredths of a yuan. Times are RFC 3339
-- text with the shop's offset, +08:00, so that their order is that of the text.
CREATE TABLE orders (
    order_id      TEXT    NOT NULL PRIMARY KEY,
    status        TEXT    NOT NULL CHECK (status IN ('待支付', '已支付', '已发货', '已签收', '已取消', '退款中', '已退款')),
    reason        TEXT,             -- why it was cancelled
    refund_fen    INTEGER,          -- what goes back, or went back
    amount_fen    INTEGER NOT NULL, -- what the customer pays, or paid
    created_at    TEXT    NOT NULL,
    customer_name TEXT    NOT NULL,
    phone         TEXT    NOT NULL,
    coupon        TEXT,
    note          TEXT,             -- in the customer's own words
    tracking_no   TEXT,             -- none before shipment
    items         TEXT    NOT NULL CHECK (json_valid(items)),
    shipping      TEXT    CHECK (json_valid(shipping)) -- none: collected in the shop
) STRICT;

PRAGMA user_version = 1;
