-- Pieces of an order that will not be sent: their money went back before they left, or the rest of the order was given up.
alter table order_items add column given_up int not null default 0;
-- What was never sent of orders that are on their way or further; of the others, what went back that cannot be of what was sent. What waited in
-- a shop was not handed over where it went back before that.
with lines as (
  select i.id, i.order_id, i.quantity, o.method, coalesce(o.status_before, o.status) as stands,
    coalesce((select sum(quantity) from shipment_items where order_item_id = i.id), 0) as sent,
    exists (select from shipments where order_id = o.id) as left_in_shipments,
    (select min(at) from order_events where order_id = o.id and to_status = 'delivered') as delivered_at
  from order_items i join orders o on o.id = i.order_id),
back as (
  select l.id, sum((p->>'pieces')::int) as pieces,
    sum((p->>'pieces')::int) filter (where r.kind = 'rest' or r.reason in ('soldOut', 'buyerAsked', 'notReachable', 'notCollected')) as unsent,
    sum((p->>'pieces')::int) filter (where r.created_at < l.delivered_at) as before_delivery
  from lines l join refunds r on r.order_id = l.order_id and r.kind <> 'cancel' cross join jsonb_array_elements(r.parts) p
  where (p->>'itemId')::bigint = l.id group by l.id),
known as (
  select l.id, least(l.quantity - l.sent, case
    when l.stands in ('shipped', 'delivered', 'completed', 'returned') and l.left_in_shipments then l.quantity - l.sent
    when l.stands in ('delivered', 'completed', 'returned') and l.method = 'store_pickup' then coalesce(b.before_delivery, 0)
    when l.stands in ('confirmed', 'preparing', 'ready', 'partlyShipped')
      then greatest(coalesce(b.unsent, 0), coalesce(b.pieces, 0) - l.sent)
    else 0 end) as given_up
  from lines l left join back b on b.id = l.id)
update order_items set given_up = known.given_up from known where known.id = order_items.id and known.given_up > 0;
alter table order_items add constraint order_items_given_up_check check (given_up between 0 and quantity);

-- No more of a line leaves than was ordered and not given up, whoever writes it.
create function pieces_of_line_fit() returns trigger language plpgsql as $$
declare
  line bigint := case tg_table_name when 'shipment_items' then (to_jsonb(new)->>'order_item_id')::bigint else (to_jsonb(new)->>'id')::bigint end;
begin
  if (select given_up + coalesce((select sum(quantity) from shipment_items where order_item_id = line), 0) > quantity
      from order_items where id = line) then
    raise exception 'more pieces of line % than were ordered', line using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger shipment_items_fit after insert or update on shipment_items for each row execute function pieces_of_line_fit();
create trigger order_items_fit after update of given_up on order_items for each row execute function pieces_of_line_fit();

-- What is given up is not there, and waits for nobody.
create or replace view promised_pieces as
  select o.company_id, i.product_id, i.version_id, (i.quantity - i.given_up - coalesce(gone.pieces, 0))::int as quantity, o.status = 'pending' as held
  from orders o join order_items i on i.order_id = o.id
    left join lateral (select sum(quantity) as pieces from shipment_items where order_item_id = i.id) gone on true
  where o.status in ('pending', 'confirmed', 'preparing', 'partlyShipped');
