import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { DeliveryMethod } from '../../shipping/contract.ts'
import type { Address, InvoiceData } from '../contract.ts'
import type { SellerSnapshot } from '../rules/purchase-draft.ts'

/** An order with all that stands on its documents, as it was frozen when it was placed. Amounts gross, grosze. */
export type DocumentedOrder = {
  id: number
  number: string
  companyId: number
  placedAt: Date
  /** When the goods were handed to the carrier, or to the buyer in the shop: the moment of supply. Null until then, and when it ended before. */
  handedOverAt: Date | null
  /** When an online payment came; null: paid on delivery. */
  paidAt: Date | null
  seller: SellerSnapshot
  buyer: { firstName: string; lastName: string; email: string; phone: string }
  shippingAddress: Address | null
  invoice: InvoiceData | null
  locale: string
  method: DeliveryMethod
  cashOnDelivery: boolean
  delivery: Minor
  total: Minor
  currency: Currency
  items: {
    id: number
    title: string
    versionName: string
    quantity: number
    unitPrice: Minor
    lineTotal: Minor
    vatScheme: string
  }[]
}

/** One statement. */
export async function findOrderToDocument(db: Database, orderId: number): Promise<DocumentedOrder | undefined> {
  const { rows } = await sql<DocumentedOrder>`
    select o.id, o.number, o.company_id as "companyId", o.placed_at as "placedAt",
      (select min(at) from order_events where order_id = o.id
        and to_status in ('shipped', 'delivered')) as "handedOverAt",
      (select min(at) from order_events where order_id = o.id and note in ('paid', 'paid_late')) as "paidAt",
      o.seller, json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'phone', p.phone) as buyer,
      p.shipping_address as "shippingAddress", p.invoice, p.locale, o.method, o.cash_on_delivery as "cashOnDelivery",
      o.delivery, o.total, o.currency,
      (select json_agg(json_build_object('id', id, 'title', title, 'versionName', version_name, 'quantity', quantity,
          'unitPrice', unit_price, 'lineTotal', line_total, 'vatScheme', vat_scheme) order by id)
        from order_items where order_id = o.id) as items
    from orders o join purchases p on p.id = o.purchase_id where o.id = ${orderId}`.execute(db)
  return rows[0]
}

/** The order of a company by its number, `null`: of any; undefined for orders of others. */
export async function findOrderId(db: Database, companyId: number | null, number: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where number = ${number} and (${companyId}::int is null or company_id = ${companyId}::int)`.execute(
    db,
  )
  return rows[0]?.id
}

/** The orders of a purchase, by its unguessable key. */
export async function findOrderIdsOf(db: Database, key: string): Promise<{ id: number; number: string }[]> {
  const { rows } = await sql<{ id: number; number: string }>`
    select o.id, o.number from orders o join purchases p on p.id = o.purchase_id where p.key = ${key} order by o.id`.execute(
    db,
  )
  return rows
}

/** Orders of a person, the newest first; `before`: older than this one. */
export async function findOrderIdsOfPerson(
  db: Database,
  userId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ id: number; number: string }[]> {
  const { rows } = await sql<{ id: number; number: string }>`
    select o.id, o.number from orders o join purchases p on p.id = o.purchase_id
    where p.user_id = ${userId} and (${before}::bigint is null or o.id < ${before}::bigint)
    order by o.id desc limit ${limit}`.execute(db)
  return rows
}

/** What lists of papers say of orders: number, and who bought, as the data for an invoice have it where there are some. */
export async function findOrderLabels(
  db: Database,
  orderIds: readonly number[],
): Promise<{ id: number; number: string; buyer: string }[]> {
  const { rows } = await sql<{ id: number; number: string; buyer: string }>`
    select o.id, o.number, coalesce(p.invoice->>'name', p.first_name || ' ' || p.last_name) as buyer
    from orders o join purchases p on p.id = o.purchase_id where o.id = any(${orderIds}::bigint[])`.execute(db)
  return rows
}
