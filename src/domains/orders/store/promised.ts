import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { DeliveryMethod } from '../../shipping/contract.ts'
import type { OrderStatus } from '../rules/order-table.ts'
import { arrivesOf } from './purchases.ts'

/** What was promised of an order when it was placed, and where it goes. `arrives`: days as `2026-11-26`. */
export type PromisedOrder = {
  id: number
  number: string
  companyId: number
  seller: string
  status: OrderStatus
  method: DeliveryMethod
  pickup: { code: string | null; label: string } | null
  arrives: { from: string; until: string } | null
}

export async function findPromised(db: Database, orderIds: readonly number[]): Promise<PromisedOrder[]> {
  const { rows } = await sql<PromisedOrder>`
    select o.id, o.number, o.company_id as "companyId", o.seller->>'name' as seller, o.status, o.method, o.pickup,
      ${arrivesOf('o')} as arrives
    from orders o where o.id = any(${orderIds}::bigint[])`.execute(db)
  return rows
}

/** Orders of a person by their numbers; others are left out. */
export async function findOwnIds(
  db: Database,
  userId: string,
  numbers: readonly string[],
): Promise<{ id: number; number: string }[]> {
  const { rows } = await sql<{ id: number; number: string }>`
    select o.id, o.number from orders o join purchases p on p.id = o.purchase_id
    where o.number = any(${numbers}::text[]) and p.user_id = ${userId}`.execute(db)
  return rows
}
