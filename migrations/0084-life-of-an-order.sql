-- Twelve statuses instead of six (orders/rules/order-table.ts).
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in ('pending', 'confirmed', 'preparing', 'ready', 'partlyShipped',
  'shipped', 'delivered', 'completed', 'cancelled', 'expired', 'returned', 'disputed'));

alter table orders
  -- Since when it stands as it does: what the clocks of its life count from.
  add column moved_at timestamptz,
  -- What a dispute interrupted, and what it goes back to.
  add column status_before text;

-- What waits in a shop was called shipped: in the status and in the history, which payouts count their days from.
update orders set status = 'ready' where status = 'shipped' and method = 'store_pickup';
update order_events e set
  to_status = case e.to_status when 'shipped' then 'ready' else e.to_status end,
  from_status = case e.from_status when 'shipped' then 'ready' else e.from_status end
from orders o where o.id = e.order_id and o.method = 'store_pickup' and 'shipped' in (e.to_status, e.from_status);

update orders o set moved_at = coalesce(
  (select max(e.at) from order_events e where e.order_id = o.id and e.to_status = o.status and e.from_status is distinct from e.to_status),
  o.updated_at);
alter table orders alter column moved_at set default now(), alter column moved_at set not null,
  add constraint orders_dispute_interrupts check ((status = 'disputed') = (status_before is not null));

-- What still lies on the shelf.
create or replace view promised_pieces as
  select o.company_id, i.product_id, i.version_id, i.quantity, o.status = 'pending' as held
  from orders o join order_items i on i.order_id = o.id where o.status in ('pending', 'confirmed', 'preparing', 'partlyShipped');

create or replace function is_sold(orders) returns boolean language sql immutable parallel safe as $$
  select $1.status in ('confirmed', 'preparing', 'ready', 'partlyShipped', 'shipped', 'delivered', 'completed', 'returned', 'disputed')
    and $1.payment_status not in ('refundDue', 'refunded')
$$;

drop index orders_commission_due;
create index orders_commission_due on orders (id) where cash_on_delivery and commission_booked <> (status in ('confirmed', 'preparing',
  'ready', 'partlyShipped', 'shipped', 'delivered', 'completed', 'returned', 'disputed'));

-- Lists of several statuses of which few orders are: without an index of their own they would be looked for among all others.
create index orders_company_to_ship on orders (company_id, placed_at, id) where status in ('confirmed', 'preparing', 'partlyShipped');
create index orders_company_sent on orders (company_id, placed_at desc, id desc) where status in ('ready', 'shipped');
-- What the clocks look for.
create index orders_waiting_since on orders (status, moved_at, id) where status in ('ready', 'shipped', 'delivered');
