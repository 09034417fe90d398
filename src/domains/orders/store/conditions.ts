import { type RawBuilder, sql } from 'kysely'
import { listOf } from '../../../platform/db/list-of.ts'
import { UNDER_WAY } from '../rules/order-table.ts'

/** For statements of other domains: whether something of an order has left and not all of it has arrived. `orderId`: the column with its id. */
export const isUnderWay = (orderId: string): RawBuilder<boolean> =>
  sql`exists (select from orders where id = ${sql.ref(orderId)} and status in ${listOf(UNDER_WAY)})`
