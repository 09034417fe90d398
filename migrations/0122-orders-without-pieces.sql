-- Orders that wait to be sent although nothing of them is left to send: all pieces that have not left were given back, by programs that did not
-- know yet that this ends an order. A clock (refunds) ends each as it would have ended, and takes it out; none is added.
create table if not exists emptied_orders (order_id bigint primary key references orders on delete cascade);
insert into emptied_orders
  select o.id from orders o
  where coalesce(o.status_before, o.status) in ('confirmed', 'preparing', 'ready', 'partlyShipped')
    and exists (select from order_items i where i.order_id = o.id and i.given_up > 0)
    and not exists (
      select from order_items i where i.order_id = o.id
        and i.quantity > i.given_up + coalesce((select sum(s.quantity) from shipment_items s where s.order_item_id = i.id), 0))
  on conflict do nothing;
