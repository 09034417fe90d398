import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderEventCode } from '../rules/order-events.ts'
import type { OrderPaymentStatus } from '../rules/order-payment-table.ts'
import { type OrderStatus, statusesWhere } from '../rules/order-table.ts'

/** What stands in a status since before a moment. */
export type Waiting = {
  status: Extract<OrderStatus, 'ready' | 'shipped' | 'delivered'>
  since: Date
  payments: readonly OrderPaymentStatus[]
  /** Not those whose history tells this already, or that have an open matter. */
  unless: OrderEventCode | 'matters' | null
}
export type WaitingOrder = { id: number; number: string; purchaseId: number; movedAt: string }

const columns = sql`o.id, o.number, o.purchase_id as "purchaseId", o.moved_at::text as "movedAt"`
const waits = ({ status, since, payments, unless }: Waiting) => sql`o.status = ${sql.lit(status)}
  and o.moved_at <= ${since} and o.payment_status = any(${payments}::text[])
  and case ${unless}::text when 'matters' then not exists (select from order_matters m where m.order_id = o.id)
    else not exists (select from order_events e where e.order_id = o.id and e.note = ${unless}::text) end`

/** The next of them, those that wait longest first. */
export async function findWaiting(
  db: Database,
  waiting: Waiting,
  after: WaitingOrder | undefined,
  limit: number,
): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select ${columns} from orders o where ${waits(waiting)}
      ${after ? sql`and (o.moved_at, o.id) > (${after.movedAt}::timestamptz, ${after.id}::bigint)` : sql``}
    order by o.moved_at, o.id limit ${limit}`.execute(db)
  return rows
}

export type HeldOrder = { id: number; status: OrderStatus; paymentStatus: OrderPaymentStatus; total: number }

/** One of them, locked until the transaction ends; undefined when it waits no longer, or somebody else is at it. */
export async function lockWaiting(db: Database, id: number, waiting: Waiting): Promise<HeldOrder | undefined> {
  const { rows: held } = await sql`select from orders where id = ${id} for update skip locked`.execute(db)
  if (held.length === 0) return undefined
  // By a statement of its own, which sees what was decided before the lock.
  const { rows } = await sql<HeldOrder>`
    select o.id, o.status, o.payment_status as "paymentStatus", o.total from orders o where o.id = ${id} and ${waits(waiting)}`.execute(
    db,
  )
  return rows[0]
}

/** An order of a purchase by its number, locked until the transaction ends. */
export async function lockOfPurchase(db: Database, purchaseId: number, number: string): Promise<HeldOrder | undefined> {
  const { rows } = await sql<HeldOrder>`
    select id, status, payment_status as "paymentStatus", total from orders
    where purchase_id = ${purchaseId} and number = ${number} for update`.execute(db)
  return rows[0]
}

const OVER = statusesWhere(
  ({ isEnded, pieces }, status) => isEnded || pieces === 'cameBack' || (pieces === 'received' && status !== 'disputed'),
)

/** Those of these orders of which nothing is under way or open any more, and since when. */
export async function findOver(db: Database, ids: readonly number[]): Promise<{ id: number; movedAt: Date }[]> {
  const { rows } = await sql<{ id: number; movedAt: Date }>`
    select o.id, o.moved_at as "movedAt" from orders o where o.id = any(${ids}::bigint[]) and o.status = any(${OVER}::text[])
      and not exists (select from order_matters m where m.order_id = o.id)`.execute(db)
  return rows
}

export async function insertMatter(db: Database, orderId: number, matter: string): Promise<void> {
  await sql`insert into order_matters (order_id, matter) values (${orderId}, ${matter}) on conflict do nothing`.execute(
    db,
  )
}

export async function deleteMatter(db: Database, orderId: number, matter: string): Promise<void> {
  await sql`delete from order_matters where order_id = ${orderId} and matter = ${matter}`.execute(db)
}

export async function hasMatter(db: Database, orderId: number, matter: string): Promise<boolean> {
  const { rows } = await sql`select 1 from order_matters where order_id = ${orderId} and matter = ${matter}`.execute(db)
  return rows.length > 0
}
