import { type RawBuilder, sql } from 'kysely'

/** Days after which an order's money is the seller's to have; `transit`: for what was sent and is not known to have arrived. */
export type PayableAfter = { delayDays: number; transitDays: number }

/**
 * For statements of other domains: when money of the order whose number stands in a column is the seller's to have, null as long as it was
 * not handed over, and while something about it is open: a case, a dispute. Counted from what is known best: that it arrived, else that it was
 * sent, else that it ended without. The buyer of an order on delivery pays the seller, so that nothing of it waits.
 */
export const payableAt = (number: string, { delayDays, transitDays }: PayableAfter): RawBuilder<Date | null> => sql`(
  select case when o.cash_on_delivery then o.placed_at
    when o.status = 'disputed' or exists (select from order_matters m where m.order_id = o.id) then null else coalesce(
      min(e.at) filter (where e.to_status = 'delivered') + make_interval(days => ${delayDays}::int),
      min(e.at) filter (where e.to_status = 'shipped') + make_interval(days => ${delayDays}::int + ${transitDays}::int),
      max(e.at) filter (where e.to_status = o.status and o.status in ('cancelled', 'expired'))
        + make_interval(days => ${delayDays}::int + ${transitDays}::int)) end
  from orders o join order_events e on e.order_id = o.id where o.number = ${sql.ref(number)} group by o.id)`
