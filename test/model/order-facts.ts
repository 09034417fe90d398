import type { Seller, World } from './world.ts'

export type Pieces = { versionId: number; quantity: number }
export type Item = Pieces & { itemId: number; price: number; sent: number; givenUp: number; back: number }
export type CaseFacts = {
  id: number
  kind: string
  status: string
  statusBefore: string | null
  remedy: string | null
  keepsPieces: boolean
  refunded: number
  daysSince: number
  lines: { itemId: number; quantity: number; received: number; deduction: number }[]
}
/** What lies in the tables about an order, read past the market. Amounts in grosze. */
export type OrderFacts = {
  number: string
  companyId: number
  key: string
  status: string
  statusBefore: string | null
  money: string
  method: string
  total: number
  delivery: number
  givenBack: number
  /** Something of its purchase is, or was, taken by the buyer's bank, or is not known to be paid. */
  isContested: boolean
  /** Since it was delivered; null: it was not. */
  days: number | null
  items: Item[]
  shipments: { number: string; items: Pieces[] }[]
  cases: CaseFacts[]
}

/** How many of the newest orders may still be meant. */
const RECENT = 12

/** Orders that are alive, the newest first; then those that wait for their buyer or are over. */
export async function recentOrders(world: World): Promise<OrderFacts[]> {
  const { rows } = await world.market.query(
    `${FACTS} order by o.status in ('pending', 'cancelled', 'expired', 'returned'), o.id desc limit ${RECENT}`,
    [world.now()],
  )
  return rows
}

export async function factsOf(world: World, number: string): Promise<OrderFacts> {
  const { rows } = await world.market.query(`${FACTS} where o.number = $2`, [world.now(), number])
  return rows[0]
}

export function sellerOf(world: World, { companyId }: OrderFacts): Seller {
  const seller = world.sellers.find((one) => one.companyId === companyId)
  if (!seller) throw new Error('an order of nobody')
  return seller
}

const FACTS = `select o.number, o.company_id as "companyId", p.key, o.status, o.status_before as "statusBefore",
    o.payment_status as money, o.method, o.total::int, o.delivery::int, o.given_back::int as "givenBack",
    exists (select from payments y join chargebacks c on c.payment_id = y.id where y.purchase_id = p.id)
      or exists (select from payments y join sandbox_disputes d on d.reference = y.reference where y.purchase_id = p.id) as "isContested",
    (select extract(epoch from $1::timestamptz - min(at))::float8 / 86400 from order_events
      where order_id = o.id and to_status = 'delivered') as days,
    (select json_agg(json_build_object('itemId', i.id, 'versionId', i.version_id, 'quantity', i.quantity, 'price', i.unit_price, 'givenUp', i.given_up,
        'sent', coalesce((select sum(s.quantity) from shipment_items s where s.order_item_id = i.id), 0),
        'back', coalesce((select sum((x->>'pieces')::int) from refunds r cross join jsonb_array_elements(r.parts) x
          where r.order_id = o.id and (x->>'itemId')::bigint = i.id), 0)) order by i.id)
      from order_items i where i.order_id = o.id) as items,
    coalesce((select json_agg(json_build_object('number', s.tracking_number, 'items',
        (select json_agg(json_build_object('versionId', i.version_id, 'quantity', c.quantity) order by i.id)
          from shipment_items c join order_items i on i.id = c.order_item_id where c.shipment_id = s.id)) order by s.id)
      from shipments s where s.order_id = o.id), '[]') as shipments,
    coalesce((select json_agg(json_build_object('id', c.id, 'kind', c.kind, 'status', c.status, 'statusBefore', c.status_before,
        'remedy', c.remedy, 'keepsPieces', c.keeps_pieces, 'refunded', c.refunded,
        'daysSince', extract(epoch from $1::timestamptz - c.updated_at) / 86400,
        'lines', (select json_agg(json_build_object('itemId', l.item_id, 'quantity', l.quantity, 'received', l.received,
          'deduction', l.deduction) order by l.item_id) from return_lines l where l.case_id = c.id)) order by c.id)
      from return_cases c where c.order_id = o.id), '[]') as cases
  from orders o join purchases p on p.id = o.purchase_id`
