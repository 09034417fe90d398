-- Where else a seller's way of delivery goes, and at what price; the method's own price is that within Poland.
alter table delivery_prices add column if not exists areas jsonb not null default '[]';
-- Where the goods of a cart go: decides what is offered and what it costs.
alter table carts add column if not exists country text not null default 'PL';
