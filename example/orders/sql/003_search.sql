-- What search_orders looks orders up by.
CREATE INDEX orders_by_time ON orders (created_at, order_id);
CREATE INDEX orders_by_status ON orders (status, created_at, order_id);
CREATE INDEX orders_by_phone_end ON orders (substr(phone, -4));

PRAGMA user_version = 3;
