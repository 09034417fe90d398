import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '../../contract.ts'

/** Which of a company's orders. Days are whole days in Poland, both included. */
export type OrderFilter = {
  companyId: number
  statuses: readonly OrderStatus[]
  /** A condition over the order's words; undefined: none. */
  words?: string | undefined
  method?: string | undefined
  from?: string | undefined
  to?: string | undefined
  email?: string | undefined
}

/** The beginning of a day in Poland. */
export const dayStart = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Warsaw')`
export const dayEnd = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Warsaw')`

/** Only what was asked for stands in the statement: one plan would not fit both a search and a list. */
export function whereOrders(filter: OrderFilter): RawBuilder<unknown> {
  const { companyId, statuses, words, method, from, to, email } = filter
  return sql.join(
    [
      sql`o.company_id = ${companyId}`,
      // Written out: there are few lists, and an index of some statuses only serves a list that names them.
      sql`o.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`,
      ...(words === undefined ? [] : [sql`o.words @@ ${words}::tsquery`]),
      ...(method === undefined ? [] : [sql`o.method = ${method}`]),
      ...(from === undefined ? [] : [sql`o.placed_at >= ${dayStart(from)}`]),
      ...(to === undefined ? [] : [sql`o.placed_at < ${dayEnd(to)}`]),
      ...(email === undefined ? [] : [sql`o.buyer_email = ${email}`]),
    ],
    sql` and `,
  )
}
