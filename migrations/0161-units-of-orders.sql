-- Which very units an order takes.
create table order_units (
  order_id bigint not null references orders on delete cascade,
  unit_id bigint not null references units,
  item_id bigint not null references order_items on delete cascade,
  assigned_at timestamptz not null,
  -- When it left, and with which shipment; null where it was handed over in a shop.
  left_at timestamptz,
  shipment_id bigint references shipments on delete set null,
  returned_at timestamptz,
  primary key (order_id, unit_id),
  check (left_at is not null or (shipment_id is null and returned_at is null))
);
-- One order waits for a unit, no other.
create unique index order_units_waiting on order_units (unit_id) where left_at is null;
create index order_units_unit on order_units (unit_id);
create index order_units_shipment on order_units (shipment_id) where shipment_id is not null;

-- Units that an order does not take after all are in stock again, in the order in which everybody locks units.
create function release_order_units(released bigint[], from_order bigint) returns void language plpgsql as $$
begin
  if released is null then return; end if;
  perform from units where id = any(released) order by id for update;
  delete from order_units where order_id = from_order and unit_id = any(released) and left_at is null;
  update units set state = 'inStock', order_id = null where id = any(released) and state = 'reserved' and order_id = from_order;
end $$;

-- Whoever ends an order, by whatever way: what it has kept follows.
create function order_units_follow_end() returns trigger language plpgsql as $$
begin
  perform release_order_units((select array_agg(unit_id) from order_units where order_id = new.id and left_at is null), new.id);
  return null;
end $$;
create trigger order_units_follow_end after update of status on orders
  for each row when (old.status is distinct from new.status and new.status in ('cancelled', 'expired'))
  execute function order_units_follow_end();

-- Pieces that will not be sent take no units: those assigned last go first.
create function order_units_follow_given_up() returns trigger language plpgsql as $$
declare
  still int;
begin
  select new.quantity - new.given_up - coalesce(sum(quantity), 0) into still from shipment_items where order_item_id = new.id;
  perform release_order_units((select array_agg(unit_id) from (
      select unit_id from order_units where item_id = new.id and left_at is null
      order by assigned_at, unit_id offset greatest(still, 0)) surplus), new.order_id);
  return null;
end $$;
create trigger order_units_follow_given_up after update of given_up on order_items
  for each row when (new.given_up > old.given_up) execute function order_units_follow_given_up();

-- A unit that its seller has again came back from its order, by whatever way.
create function order_units_follow_return() returns trigger language plpgsql as $$
begin
  update order_units set returned_at = now()
    where unit_id = new.id and order_id = old.order_id and left_at is not null and returned_at is null;
  return null;
end $$;
create trigger order_units_follow_return after update of state on units
  for each row when (old.state = 'sold' and new.state = 'inStock' and new.company_id = old.sold_by)
  execute function order_units_follow_return();

-- The seller's promise as it was when it was ordered, in months; null: none, or an order of before.
alter table order_items add column warranty_months smallint;
create function order_item_warranty() returns trigger language plpgsql as $$
begin
  select warranty_months into new.warranty_months from products where id = new.product_id;
  return new;
end $$;
create trigger order_item_warranty before insert on order_items for each row execute function order_item_warranty();

-- Words of a person can be taken out of a chain, and nothing else of it changes.
create or replace function unit_events_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and new.note_salt is null
    and to_jsonb(new) - 'note' - 'note_salt' = to_jsonb(old) - 'note' - 'note_salt'
  then return new; end if;
  raise exception 'unit_events is append-only';
end $$;
