-- The operator's list of all orders: by time, by status, and of one buyer at any seller.
create index if not exists orders_placed on orders (placed_at desc, id desc);
create index if not exists orders_status_placed on orders (status, placed_at desc, id desc);
create index if not exists orders_buyer_placed on orders (buyer_email, placed_at desc, id desc);
