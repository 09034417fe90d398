import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderEventCode } from '../rules/order-events.ts'
import type { Standing } from '../rules/order-moves.ts'

/** A step of an order that is held, and what its history says of it. */
export type OrderMove = {
  id: number
  from: Standing
  to: Standing
  event: OrderEventCode
  /** Grosze; left out: stays. */
  amountPaid?: number
  /** More of it that was decided to go back, grosze. */
  givenBack?: number
  /** The person behind it, if one is known. */
  byUser?: string | null
  detail?: object
}

/**
 * Writes steps and history in one statement, and tells how many it wrote: only those that still stand where the move begins.
 * A dispute ends where it began, or with what came back.
 */
export async function writeMoves(db: Database, now: Date, moves: readonly OrderMove[]): Promise<number> {
  const wanted = moves.map(({ from, to, ...move }) => ({
    ...move,
    from: from.status,
    to: to.status,
    paid: to.paymentStatus,
  }))
  const { rows } = await sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json)
        as t(id bigint, "from" text, "to" text, paid text, "amountPaid" bigint, "givenBack" bigint, event text, "byUser" uuid, detail jsonb)),
    moved as (
      update orders set status = wanted."to", payment_status = wanted.paid,
        moved_at = case when wanted."to" = wanted."from" then moved_at else ${now} end,
        status_before = case when wanted."to" <> 'disputed' then null when wanted."from" = 'disputed' then status_before else wanted."from" end,
        amount_paid = coalesce(wanted."amountPaid", amount_paid),
        given_back = given_back + coalesce(wanted."givenBack", 0), updated_at = ${now}
      from wanted where orders.id = wanted.id
        and (orders.status <> 'disputed' or wanted."to" in ('disputed', 'returned', orders.status_before))
        and orders.status = wanted."from" returning orders.id)
    insert into order_events (order_id, from_status, to_status, note, at, by_user, detail)
    select id, "from", "to", event, ${now}, "byUser", detail from wanted where id in (select id from moved) order by id
    returning 1`.execute(db)
  return rows.length
}
