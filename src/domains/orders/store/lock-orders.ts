import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { Commission } from '../../commission/contract.ts'
import type { OrderPaymentStatus, OrderStatus } from '../contract.ts'
import { canBecome, HELD, statusesWhere } from '../rules/order-table.ts'

const itemsOf = (order: string) => sql`(
  select coalesce(json_agg(json_build_object('versionId', version_id, 'quantity', quantity - given_up) order by id), '[]')
  from order_items where order_id = ${sql.ref(order)} and quantity > given_up)`

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
  amountPaid: number
  /** Decided to go back, all in all. */
  givenBack: number
  commission: Commission
  /** What was taken off the shelf for it and not given up: that is not there. */
  items: { versionId: number; quantity: number }[]
}

const lockedColumns = sql`id, purchase_id as "purchaseId", number, company_id as "companyId", status,
  payment_status as "paymentStatus", goods, delivery, total, amount_paid as "amountPaid", given_back as "givenBack", commission, ${itemsOf('orders.id')} as items`

const mayExpire = listOf(statusesWhere((_, status) => HELD.includes(status) && canBecome(status, 'expired', 'system')))
const mayBeGivenUp = listOf(
  statusesWhere((_, status) => HELD.includes(status) && canBecome(status, 'cancelled', 'buyer')),
)

async function lock(db: Database, rest: RawBuilder<unknown>): Promise<LockedOrder[]> {
  const { rows } = await sql<LockedOrder>`select ${lockedColumns} from orders where ${rest}`.execute(db)
  return rows
}

/** Orders whose hold is over, locked until the transaction ends. Each is given to one caller: what somebody else is just changing is skipped. */
export function lockOverdue(db: Database, now: Date, limit: number, purchaseId: number | null): Promise<LockedOrder[]> {
  return lock(
    db,
    sql`status in ${mayExpire} and held_until <= ${now} and (${purchaseId}::bigint is null or purchase_id = ${purchaseId}::bigint)
      order by id limit ${limit} for update skip locked`,
  )
}

/**
 * What the buyer may still give up of a purchase, locked until the transaction ends. What is overdue ends by itself, as pages say it has: nobody
 * pays it, confirms it or gives it up any more.
 */
export function lockGivenUp(db: Database, now: Date, purchaseId: number): Promise<LockedOrder[]> {
  return lock(
    db,
    sql`purchase_id = ${purchaseId} and coalesce(held_until > ${now}, true) and status in ${mayBeGivenUp} order by id for update`,
  )
}

/** The orders of a purchase, locked until the transaction ends. */
export function lockOrders(db: Database, purchaseId: number): Promise<LockedOrder[]> {
  return lock(db, sql`purchase_id = ${purchaseId} order by id for update`)
}

/** Orders whose money goes back, wholly or in part, locked until the transaction ends. */
export function lockToRefund(db: Database, numbers: readonly string[]): Promise<LockedOrder[]> {
  return lock(
    db,
    sql`number = any(${numbers}::text[]) and (payment_status = 'refundDue' or given_back > 0) order by id for update`,
  )
}

/** An order that is locked already, with all that has to be taken back. */
export async function findAccepted(db: Database, id: number): Promise<LockedOrder> {
  const [order] = await lock(db, sql`id = ${id}`)
  if (!order) throw new Error(`no order ${id}`)
  return order
}
