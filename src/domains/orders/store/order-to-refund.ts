import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { Commission } from '../../commission/contract.ts'
import type { DeliveryMethod } from '../../shipping/contract.ts'
import type { OrderPaymentStatus, OrderStatus } from '../contract.ts'

/** A paid order with all that a refund of it goes by and its buyer is told. Amounts gross, grosze. */
export type OrderToRefund = {
  id: number
  purchaseId: number
  purchaseKey: string
  number: string
  companyId: number
  seller: string
  status: OrderStatus
  /** Where a dispute goes back to; null where there is none. */
  statusBefore: OrderStatus | null
  paymentStatus: OrderPaymentStatus
  method: DeliveryMethod
  cashOnDelivery: boolean
  delivery: Minor
  total: Minor
  amountPaid: Minor
  /** Decided to go back, all in all. */
  givenBack: Minor
  currency: Currency
  commission: Commission
  /** `sent`: pieces that left in shipments; what is collected in a shop has none. `givenUp`: those that never will. */
  items: {
    id: number
    title: string
    versionName: string
    versionId: number
    quantity: number
    sent: number
    givenUp: number
    lineTotal: Minor
  }[]
  /** `userId`: of the account that bought; null for a guest. */
  buyer: { userId: string | null; email: string; firstName: string; locale: string }
}

/** An order by its number; `companyId`, `key`: only of this seller, of this purchase. */
export type OrderName = { number: string; companyId?: number; key?: string }

/** All orders of a purchase, by its unguessable key. */
export const findOrdersOfPurchase = (db: Database, key: string): Promise<OrderToRefund[]> =>
  find(db, sql`p.key = ${key}`)

/** The same by the id of the purchase. */
export const findOrdersById = (db: Database, purchaseId: number): Promise<OrderToRefund[]> =>
  find(db, sql`o.purchase_id = ${purchaseId}`)

export const findOrdersByIds = (db: Database, ids: readonly number[]): Promise<OrderToRefund[]> =>
  find(db, sql`o.id = any(${ids}::bigint[])`)

/** Orders that a person bought, by their numbers. */
export const findOrdersOfPerson = (
  db: Database,
  userId: string,
  numbers: readonly string[],
): Promise<OrderToRefund[]> => find(db, sql`o.number = any(${numbers}::text[]) and p.user_id = ${userId}`)

export async function findOrderToRefund(
  db: Database,
  { number, companyId, key }: OrderName,
): Promise<OrderToRefund | undefined> {
  const [order] = await find(db, sql`o.number = ${number}`)
  const isOther =
    (companyId !== undefined && companyId !== order?.companyId) || (key !== undefined && key !== order?.purchaseKey)
  return isOther ? undefined : order
}

async function find(db: Database, which: RawBuilder<unknown>): Promise<OrderToRefund[]> {
  const { rows } = await sql<OrderToRefund>`
    select o.id, o.purchase_id as "purchaseId", p.key as "purchaseKey", o.number, o.company_id as "companyId",
      o.seller->>'name' as seller, o.status, o.status_before as "statusBefore", o.payment_status as "paymentStatus", o.method,
      o.cash_on_delivery as "cashOnDelivery", o.delivery, o.total, o.amount_paid as "amountPaid",
      o.given_back as "givenBack", o.currency, o.commission,
      (select json_agg(json_build_object('id', id, 'title', title, 'versionName', version_name, 'versionId', version_id,
          'quantity', quantity, 'givenUp', given_up, 'lineTotal', line_total, 'sent', coalesce(
            (select sum(p.quantity) from shipment_items p where p.order_item_id = order_items.id), 0)) order by id)
        from order_items where order_id = o.id) as items,
      json_build_object('userId', p.user_id, 'email', p.email, 'firstName', p.first_name, 'locale', p.locale) as buyer
    from orders o join purchases p on p.id = o.purchase_id where ${which} order by o.id`.execute(db)
  return rows
}

/** Locks an order until the transaction ends. */
export async function lockOrder(db: Database, id: number): Promise<void> {
  await sql`select from orders where id = ${id} for update`.execute(db)
}

/** Orders with what was given back of them after an id: for comparing. */
export async function findGivenBack(
  db: Database,
  after: number,
  limit: number,
): Promise<{ id: number; number: string; givenBack: Minor }[]> {
  const { rows } = await sql<{ id: number; number: string; givenBack: Minor }>`
    select id, number, given_back as "givenBack" from orders where id > ${after} and given_back > 0
    order by id limit ${limit}`.execute(db)
  return rows
}
