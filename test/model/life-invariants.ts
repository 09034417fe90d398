import { same } from './same.ts'
import type { World } from './world.ts'

/** What must hold of every order's life after every step: where it stands and what left of it, its history, its shipments and its cases agree. */
export async function checkLives({ market, shipments }: World): Promise<void> {
  const { rows } = await market.query(LIVES)
  const [{ pieces, standing, history, written, early, taken, paid }] = rows
  same('no more left than was ordered and not given up', pieces, [])
  same('an order stands where its pieces are', standing, [])
  same('an order stands where its history ends, and every step begins where the one before ended', history, [])
  const now = new Map<number, string>(written.map((one: { id: number; text: string }) => [one.id, one.text]))
  for (const [id, text] of shipments) same(`shipment ${id} is as it was written`, now.get(id), text)
  for (const [id, text] of now) shipments.set(id, text)
  same('no order is completed while a case of it is open', early, [])
  same('no piece is in two cases, and none that never left', taken, [])
  same('what went back of an order is what was decided, and no more than it cost', paid, [])
}

/** Only what is wrong comes back, but for the shipments, which are compared with what they were. */
const LIVES = `with lines as (
    select o.id, o.number, i.id as item, i.quantity, i.given_up,
      coalesce((select sum(s.quantity) from shipment_items s where s.order_item_id = i.id), 0)::int as sent,
      coalesce((select sum((x->>'pieces')::int) from refunds r cross join jsonb_array_elements(r.parts) x
        where r.order_id = o.id and r.kind <> 'cancel' and (x->>'itemId')::bigint = i.id), 0)::int as back
    from orders o join order_items i on i.order_id = o.id),
  sums as (
    select id, sum(sent)::int as sent, sum(quantity)::int as ordered, sum(given_up)::int as given_up, sum(back)::int as back,
      bool_and(sent + given_up = quantity) as is_over from lines group by id),
  steps as (
    select order_id, from_status, to_status, lag(to_status) over own as before, row_number() over (partition by order_id order by id desc) as last
    from order_events window own as (partition by order_id order by id))
select
  (select coalesce(json_agg(x), '[]') from (
    select l.number, l.item, l.quantity, l.sent, l.given_up, l.back from lines l join orders o on o.id = l.id
    where l.sent + l.given_up > l.quantity
      or (o.method <> 'store_pickup' and o.status <> 'cancelled' and l.back > l.sent + l.given_up)) x) as pieces,
  (select coalesce(json_agg(x), '[]') from (
    select o.number, o.status, o.status_before, s.sent, s.ordered, s.given_up
    from orders o join sums s on s.id = o.id cross join lateral (select coalesce(o.status_before, o.status) as stands) b
    where case
      when stands in ('pending', 'expired') then s.sent + s.given_up > 0
      when stands in ('confirmed', 'preparing', 'ready', 'cancelled') then s.sent > 0 or s.given_up >= s.ordered
      when o.method = 'store_pickup' then s.sent > 0
      when stands = 'partlyShipped' then s.sent = 0 or (s.is_over and o.status <> 'disputed')
      else s.sent = 0 or not s.is_over end
      or (o.status = 'disputed') <> (o.status_before is not null)) x) as standing,
  (select coalesce(json_agg(x), '[]') from (
    select o.number, o.status, e.from_status, e.to_status, e.before from steps e join orders o on o.id = e.order_id
    where e.from_status is distinct from e.before or (e.last = 1 and e.to_status <> o.status)) x) as history,
  (select coalesce(json_agg(x), '[]') from (
    select s.id, concat_ws(' ', s.order_id, s.carrier, s.tracking_number,
      (select string_agg(c.order_item_id || ':' || c.quantity, ',' order by c.order_item_id) from shipment_items c where c.shipment_id = s.id)) as text
    from shipments s order by s.id) x) as written,
  (select coalesce(json_agg(x), '[]') from (
    select c.order_id, c.id, e.at from order_events e join return_cases c on c.order_id = e.order_id and c.opened_at < e.at
      cross join lateral (select to_status from return_events r where r.case_id = c.id and r.at < e.at order by r.id desc limit 1) was
    where e.note = 'completed' and was.to_status in ('opened', 'accepted', 'sent', 'received', 'disputed')) x) as early,
  (select coalesce(json_agg(x), '[]') from (
    select l.item, l.quantity, l.given_up, l.sent, sum(r.quantity) as named from lines l join orders o on o.id = l.id
      join return_lines r on r.item_id = l.item join return_cases c on c.id = r.case_id
    where c.status in ('opened', 'accepted', 'sent', 'received') group by l.item, l.quantity, l.given_up, l.sent, o.method
    having sum(r.quantity) > case o.method when 'store_pickup' then l.quantity - l.given_up else l.sent end) x) as taken,
  (select coalesce(json_agg(x), '[]') from (
    select o.number, o.status, o.payment_status, o.method, o.given_back, o.total, back.sum, cased.sum as cases from orders o
      cross join lateral (select coalesce(sum(amount), 0) as sum from refunds where order_id = o.id) back
      cross join lateral (select coalesce(sum(refunded), 0) as sum from return_cases where order_id = o.id) cased
    where o.given_back > o.total or back.sum > o.given_back or cased.sum > back.sum
      or (o.status not in ('cancelled', 'expired') and o.payment_status in ('refundDue', 'refunded') and o.given_back < o.total)) x) as paid`
