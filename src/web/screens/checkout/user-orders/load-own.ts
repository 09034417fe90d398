import { type OrderView, piecesOf } from '../../../../domains/orders/contract.ts'
import { MOST_ASKED, type ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import type { ShipmentStanding } from '../../../../domains/tracking/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import type { Load } from '../../../loading.ts'
import { listQuery } from '../../../parts/lists/list-query.ts'

type Loaded = ApiOutput<'GET /api/account/purchases'> & {
  returnable: ReadonlyMap<string, ReturnableOrder>
  /** How parcels stand, by the number of their order; of those that are followed alone. */
  standings: ReadonlyMap<string, readonly ShipmentStanding[]>
  /** On the first page of the whole list alone. */
  ofGuest: ApiOutput<'GET /api/account/guest-purchases'> | null
}

/** A page of the list, and beside it what may be done with what left its seller. */
export const loadOwn: Load<Loaded> = async ({ api, url, signal }) => {
  const query = listQuery<'GET /api/account/purchases'>(url, 'tab', 'q', 'after')
  const isWhole = Object.keys(query.query).length === 0
  const [found, ofGuest] = await Promise.all([
    api('GET /api/account/purchases', { ...query, signal }),
    isWhole ? api('GET /api/account/guest-purchases', { signal }) : null,
  ])
  const numbers = found.purchases.flatMap(({ orders }) => orders.filter(hasLeft).map(({ number }) => number))
  const asked = Array.from({ length: Math.ceil(numbers.length / MOST_ASKED) }, (_, page) =>
    numbers.slice(page * MOST_ASKED, (page + 1) * MOST_ASKED).join(','),
  )
  const [answers, followed] = await Promise.all([
    Promise.all(asked.map((orders) => api('GET /api/account/returnable', { query: { orders }, signal }))),
    // Without it the list is right still: the way to the carrier's own page stays.
    Promise.all(asked.map((orders) => api('GET /api/account/shipments', { query: { orders }, signal }))).catch(
      () => [],
    ),
  ])
  const standings = new Map(followed.flatMap(({ orders }) => orders).map((one) => [one.number, one.shipments]))
  const returnable = answers.flatMap(({ orders }) => orders)
  return { ...found, ofGuest, standings, returnable: new Map(returnable.map((order) => [order.number, order])) }
}

/** Nothing of the others comes back or is complained of. */
const hasLeft = ({ status }: OrderView) => ['partly', 'sent', 'received', 'cameBack'].includes(piecesOf(status))
