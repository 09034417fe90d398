-- An order leaves in one shipment or several, each with its own pieces.
alter table shipments drop constraint shipments_pkey;
alter table shipments add column id bigint generated always as identity primary key;
create index shipments_order on shipments (order_id, id);

create table shipment_items (
  shipment_id bigint not null references shipments on delete cascade,
  order_item_id bigint not null references order_items on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_item_id)
);
create index shipment_items_item on shipment_items (order_item_id) include (quantity);
-- Until now all of an order left in one.
insert into shipment_items (shipment_id, order_item_id, quantity)
  select s.id, i.id, i.quantity from shipments s join order_items i on i.order_id = s.order_id;

-- Of what was sent in part the rest still lies there.
create or replace view promised_pieces as
  select o.company_id, i.product_id, i.version_id, (i.quantity - coalesce(gone.pieces, 0))::int as quantity, o.status = 'pending' as held
  from orders o join order_items i on i.order_id = o.id
    left join lateral (select sum(quantity) as pieces from shipment_items where order_item_id = i.id) gone on true
  where o.status in ('pending', 'confirmed', 'preparing', 'partlyShipped');
