-- What the seller reports to have checked of an offer: by whom, when, with which result. Null: nothing.
alter table products add column if not exists report jsonb;
-- What stood beside the price when it was ordered; null in orders of before.
alter table order_items add column if not exists facts jsonb;
