import { problemsOf } from '../../tools/verify-unit.mjs'
import { same } from './same.ts'
import type { World } from './world.ts'

/** What must hold of parcels and units after every step. */
export async function checkGoods(world: World): Promise<void> {
  const tracked = world.sellers.map(({ tracked: { versionId } }) => versionId)
  const { rows } = await world.market.query(GOODS, [tracked])
  const [{ labels, twice, states, stock, lines, held, heads }] = rows
  checkLabels(world, labels)
  same('no piece lies under two labels', twice, [])
  same('a parcel stands where all that was told of it says, whatever came late', states, [])
  checkArrived(world, rows[0].arrived)
  same('where every piece is a unit, there are as many units as pieces', stock, [])
  same('a line takes no more units than pieces of it leave', lines, [])
  same('a unit is kept for one order of its company that waits, or for none', held, [])
  await checkChains(world, heads)
}

type LabelRow = { id: number; reference: string; state: string; externalId: string | null }
/** Money is taken at most once for what was asked for once, and never for what the market says was not bought. */
function checkLabels({ carrier: { inpost } }: World, labels: readonly LabelRow[]): void {
  const paid = new Map<string, number[]>()
  for (const id of inpost.bought) {
    const reference = inpost.shipments.get(String(id))?.reference ?? ''
    paid.set(reference, [...(paid.get(reference) ?? []), id])
  }
  for (const { id, reference, state, externalId } of labels) {
    const own = paid.get(reference) ?? []
    if (own.length > 1) throw new Error(`label ${id} was bought ${own.length} times`)
    if (['bought', 'cancelling'].includes(state)) same(`label ${id} is bought`, own.map(String), [externalId])
    if (!['bought', 'cancelling', 'buying', 'uncertain'].includes(state))
      same(`label ${id}, ${state}, has no money`, own, [])
  }
}

function checkArrived(world: World, arrived: readonly number[]): void {
  for (const id of world.arrived) if (!arrived.includes(id)) throw new Error(`shipment ${id} had arrived, and has not`)
  for (const id of arrived) world.arrived.add(id)
}

/** Chains that have grown: each verifies by the script that everybody has, tells a life that can be, and no number. */
async function checkChains(
  world: World,
  heads: readonly { code: string; seq: number; state: string }[],
): Promise<void> {
  for (const { code, seq, state } of heads) {
    const before = world.chains.get(code) ?? 0
    if (seq < before) throw new Error(`the chain of ${code} is shorter than it was`)
    if (seq === before) continue
    world.chains.set(code, seq)
    const { text, json } = await world.api('GET', `/api/units/${code}/record`)
    same(`the chain of ${code}`, problemsOf(json, [json.head.key]), [])
    const number = world.things.find((one) => one.code === code)?.number
    if (number && text.includes(number)) throw new Error(`the record of ${code} tells its number`)
    same(`who has ${code} by its chain`, holderOf(json.events) === 'buyer', state === 'sold')
  }
}

/** Who has it in the end; throws where somebody sells what another has. */
function holderOf(events: readonly { kind: string; by: string; seq: number }[]): string | undefined {
  let holder: string | undefined
  for (const { kind, by, seq } of events) {
    const isWrong =
      (kind === 'received' && holder === by) ||
      (kind === 'returned' && holder !== 'buyer') ||
      (['listed', 'sold'].includes(kind) && holder !== by)
    if (isWrong) throw new Error(`event ${seq}: ${kind} by ${by}, and ${holder} had it`)
    if (kind === 'received' || kind === 'returned') holder = by
    if (kind === 'sold') holder = 'buyer'
  }
  return holder
}

/** Only what is wrong comes back, but for labels, what has arrived and the heads of chains. */
const GOODS = `with lines as (
    select i.id, i.version_id as version, o.number, o.status, i.given_up,
      case when o.method = 'store_pickup' then
          case when exists (select from order_events where order_id = o.id and to_status = 'delivered') then i.quantity - i.given_up else 0 end
        else coalesce((select sum(quantity) from shipment_items where order_item_id = i.id), 0) end::int as sent,
      i.quantity,
      (select count(*) from order_units u where u.item_id = i.id and u.left_at is not null)::int as with_unit,
      (select count(*) from order_units u where u.item_id = i.id and u.left_at is null)::int as waiting,
      coalesce((select sum(l.quantity) from return_lines l join return_cases c on c.id = l.case_id
        where l.item_id = i.id and c.status = 'stopped'), 0)::int as stopped,
      coalesce((select sum(l.sellable) from return_lines l join return_cases c on c.id = l.case_id
        where l.item_id = i.id and c.keeps_pieces), 0)::int as sellable
    from order_items i join orders o on o.id = i.order_id where i.version_id = any($1::int[])),
  pieces as (
    select *, case when status in ('cancelled', 'expired') then 0 else quantity - given_up - sent end as to_leave from lines)
select
  (select coalesce(json_agg(json_build_object('id', id, 'reference', order_number || '-' || id, 'state', state, 'externalId', external_id)), '[]')
    from labels) as labels,
  (select coalesce(json_agg(x), '[]') from (
    select i.id, i.quantity, sum((p->>'quantity')::int) as labelled from labels l cross join jsonb_array_elements(l.pieces) p
      join order_items i on i.order_id = l.order_id and i.version_id = (p->>'versionId')::int
    where l.state not in ('failed', 'cancelled') group by i.id, i.quantity
    having sum((p->>'quantity')::int) > i.quantity) x) as twice,
  (select coalesce(json_agg(x), '[]') from (
    select t.shipment_id, t.state, told.meaning from tracked_shipments t left join lateral (
      select e.meaning from tracking_events e where e.shipment_id = t.shipment_id and e.number = t.number
      order by e.meaning = 'delivered' desc, e.meaning in ('preparing', 'labelReady'),
        case when e.meaning = 'delivered' then e.at end, e.at desc limit 1) told on true
    where t.state is distinct from told.meaning) x) as states,
  (select coalesce(json_agg(shipment_id), '[]') from tracked_shipments where state = 'delivered') as arrived,
  (select coalesce(json_agg(x), '[]') from (
    select v.id, v.quantity, u.here, p.* from versions v
      cross join lateral (select count(*)::int as here from units where version_id = v.id and state <> 'sold') u
      cross join lateral (select coalesce(sum(to_leave), 0)::int as to_leave, coalesce(sum(sent - with_unit), 0)::int as without,
        coalesce(sum(greatest(given_up - stopped, 0)), 0)::int as lost, coalesce(sum(sellable), 0)::int as back from pieces where version = v.id) p
    where v.id = any($1::int[]) and v.quantity + p.to_leave + p.without + p.lost - p.back <> u.here) x) as stock,
  (select coalesce(json_agg(pieces), '[]') from pieces where waiting > to_leave or with_unit > sent) as lines,
  (select coalesce(json_agg(x), '[]') from (
    select u.code, u.state, u.order_id, o.status, o.company_id, u.company_id as holder from units u
      left join order_units w on w.unit_id = u.id and w.left_at is null left join orders o on o.id = w.order_id
    where (u.state = 'reserved') <> (w.order_id is not null)
      or (w.order_id is not null and (u.order_id <> w.order_id or u.company_id <> o.company_id or o.status in ('cancelled', 'expired')))) x) as held,
  (select coalesce(json_agg(json_build_object('code', code, 'seq', seq, 'state', state) order by id), '[]') from units where seq > 0) as heads`
