import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Whether a buyer's bank asks for the money of a payment back and nothing is decided. */
export async function isDisputed(db: Database, paymentId: string): Promise<boolean> {
  const { rows } = await sql`select from payments where id = ${paymentId} and disputed`.execute(db)
  return rows.length > 0
}

/** The same of any payment of a purchase. */
export async function isPurchaseDisputed(db: Database, purchaseId: number): Promise<boolean> {
  const { rows } = await sql`select from payments where purchase_id = ${purchaseId} and disputed limit 1`.execute(db)
  return rows.length > 0
}

export async function writeDisputed(db: Database, paymentId: string, disputed: boolean): Promise<void> {
  await sql`update payments set disputed = ${disputed} where id = ${paymentId} and disputed <> ${disputed}`.execute(db)
}

/** Refunds of a payment that were not sent, the oldest first, locked until the transaction ends. */
export async function lockUnsent(
  db: Database,
  paymentId: string,
): Promise<{ id: number; amount: number; currency: string; way: string }[]> {
  const { rows } = await sql<{ id: number; amount: number; currency: string; way: string }>`
    select id, amount, currency, way from payment_refunds
    where payment_id = ${paymentId} and status = 'due' order by id for update`.execute(db)
  return rows
}

/** The buyer's bank took the money of these refunds: their provider never makes them. */
export async function markCovered(db: Database, ids: readonly number[]): Promise<void> {
  await sql`update payment_refunds set covered = true where id = any(${ids}::bigint[])`.execute(db)
}

/** What providers call payments; null where none of them was reached. */
export async function findReferences(db: Database, ids: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; reference: string | null }>`
    select id, reference from payments where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}
