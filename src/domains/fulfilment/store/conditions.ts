import { type RawBuilder, sql } from 'kysely'
import { listOf } from '../../../platform/db/list-of.ts'
import { momentsOfDay } from '../../../values/market-time.ts'
import type { OrderStatus } from '../../orders/contract.ts'
import type { DeliveryMethod } from '../../shipping/contract.ts'
import { trackingConditions } from '../../tracking/index.ts'

/** Which of a company's orders. Days are whole days of the market, both included. */
export type OrderFilter = {
  companyId: number
  /** Undefined: all. */
  statuses?: readonly OrderStatus[] | undefined
  /** Only those held up by what their seller can see to. */
  troubled?: boolean | undefined
  /** A condition over the order's words; undefined: none. */
  words?: string | undefined
  method?: DeliveryMethod | undefined
  from?: string | undefined
  to?: string | undefined
  email?: string | undefined
  numbers?: readonly string[] | undefined
}

/** All but the words. Only what was asked for stands in the statement: one plan would not fit every list. */
export function whereOrders(filter: Omit<OrderFilter, 'words'>): RawBuilder<unknown> {
  const { companyId, statuses, troubled, method, from, to, email, numbers } = filter
  return sql.join(
    [
      sql`o.company_id = ${companyId}`,
      // Written out, as the ways of delivery: there are few, some are hardly ever taken, and an index of some statuses only serves a
      // list that names them.
      ...(statuses === undefined ? [] : [sql`o.status in ${listOf(statuses)}`]),
      ...(troubled ? [sql`o.id in ${trackingConditions.ordersNeedingSeller(companyId)}`] : []),
      ...(method === undefined ? [] : [sql`o.method = ${sql.lit(method)}`]),
      ...(from === undefined ? [] : [sql`o.placed_at >= ${momentsOfDay(from).start}`]),
      ...(to === undefined ? [] : [sql`o.placed_at < ${momentsOfDay(to).end}`]),
      ...(email === undefined ? [] : [sql`o.buyer_email = ${email}`]),
      ...(numbers === undefined ? [] : [sql`o.number = any(${numbers}::text[])`]),
    ],
    sql` and `,
  )
}
