import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Commission } from '../../commission/contract.ts'
import type { OrderPaymentStatus, OrderStatus } from '../contract.ts'

/** An order that let go of its stock. */
export type EndedOrder = {
  id: number
  purchaseId: number
  number: string
  items: { versionId: number; quantity: number }[]
}

const itemsOf = (order: string) => sql`(
  select json_agg(json_build_object('versionId', version_id, 'quantity', quantity) order by id)
  from order_items where order_id = ${sql.ref(order)})`

/**
 * Ends pending orders whose hold is over. Each is ended by exactly one caller: the status is part of the condition, and rows that
 * somebody else is just changing are skipped.
 */
export async function expirePending(
  db: Database,
  now: Date,
  limit: number,
  purchaseId: number | null,
): Promise<EndedOrder[]> {
  const { rows } = await sql<EndedOrder>`
    with picked as (
      select id from orders
      where status = 'pending' and held_until <= ${now} and (${purchaseId}::bigint is null or purchase_id = ${purchaseId}::bigint)
      order by id limit ${limit} for update skip locked),
    ended as (
      update orders set status = 'expired', updated_at = ${now} from picked
      where orders.id = picked.id and orders.status = 'pending' returning orders.id, purchase_id, number, payment_status),
    noted as (
      insert into order_events (order_id, from_status, to_status, note, at)
      select id, 'pending', 'expired', case payment_status when 'onDelivery' then 'not confirmed' else 'hold ended' end, ${now} from ended)
    select id, purchase_id as "purchaseId", number, ${itemsOf('ended.id')} as items from ended order by id`.execute(db)
  return rows
}

/** Cancels what is still pending of a purchase. */
export async function cancelPending(db: Database, now: Date, purchaseId: number): Promise<EndedOrder[]> {
  const { rows } = await sql<EndedOrder>`
    with ended as (
      update orders set status = 'cancelled', updated_at = ${now}
      where purchase_id = ${purchaseId} and status = 'pending' returning id, purchase_id, number),
    noted as (
      insert into order_events (order_id, from_status, to_status, note, at)
      select id, 'pending', 'cancelled', 'by the buyer', ${now} from ended)
    select id, purchase_id as "purchaseId", number, ${itemsOf('ended.id')} as items from ended order by id`.execute(db)
  return rows
}

export type LockedOrder = {
  id: number
  purchaseId: number
  number: string
  companyId: number
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  goods: number
  delivery: number
  total: number
  commission: Commission
  items: { versionId: number; quantity: number }[]
}

const lockedColumns = sql`id, purchase_id as "purchaseId", number, company_id as "companyId", status,
  payment_status as "paymentStatus", goods, delivery, total, commission, ${itemsOf('orders.id')} as items`

/** An order that is held already, with all that has to be taken back. */
export async function findAccepted(db: Database, id: number): Promise<LockedOrder> {
  const { rows } = await sql<LockedOrder>`select ${lockedColumns} from orders where id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`no order ${id}`)
  return rows[0]
}

/** The orders of a purchase, held until the transaction ends. */
export async function lockOrders(db: Database, purchaseId: number): Promise<LockedOrder[]> {
  const { rows } = await sql<LockedOrder>`
    select ${lockedColumns} from orders where purchase_id = ${purchaseId} order by id for update`.execute(db)
  return rows
}

export type OrderChange = {
  id: number
  from: OrderStatus
  to: OrderStatus
  paymentStatus: OrderPaymentStatus
  amountPaid: number
  note: string
}

/** Writes changes of locked orders and their history in one statement. */
export async function applyChanges(db: Database, now: Date, changes: readonly OrderChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(changes)}::json)
        as t(id bigint, "from" text, "to" text, "paymentStatus" text, "amountPaid" bigint, note text)),
    changed as (
      update orders set status = wanted."to", payment_status = wanted."paymentStatus",
        amount_paid = wanted."amountPaid", updated_at = ${now}
      from wanted where orders.id = wanted.id)
    insert into order_events (order_id, from_status, to_status, note, at)
    select id, "from", "to", note, ${now} from wanted order by id`.execute(db)
}

/** Marks orders whose money went back to the buyer. */
export async function markRefunded(db: Database, now: Date, numbers: readonly string[]): Promise<void> {
  await sql`
    with changed as (
      update orders set payment_status = 'refunded', amount_paid = 0, updated_at = ${now}
      where number = any(${numbers}::text[]) and payment_status = 'refundDue' returning id, status)
    insert into order_events (order_id, from_status, to_status, note, at)
    select id, status, status, 'refunded', ${now} from changed order by id`.execute(db)
}
