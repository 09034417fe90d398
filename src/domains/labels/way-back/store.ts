import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { LabelCarrier } from '../../shipping/contract.ts'
import { bindsPieces, LABEL_STATES } from '../rules/label-states.ts'

/** A label for the way back that its buyer can print. */
type PrintableLabel = { id: number; carrier: LabelCarrier; trackingNumber: string; fileKey: string }

export async function findPrintable(
  db: Database,
  orderId: number,
  matter: string,
): Promise<PrintableLabel | undefined> {
  const { rows } = await sql<PrintableLabel>`
    select id, carrier, numbers[1] as "trackingNumber", file_key as "fileKey" from labels
    where order_id = ${orderId} and matter = ${matter} and state = 'bought' and file_key is not null and numbers[1] is not null`.execute(
    db,
  )
  return rows[0]
}

const BINDING = LABEL_STATES.filter(bindsPieces)

/** Whether a label of a matter was bought or may yet be. */
export async function hasWayBack(db: Database, orderId: number, matter: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from labels where order_id = ${orderId} and matter = ${matter} and purpose = 'return'
      and state = any(${BINDING}::text[])`.execute(db)
  return rows.length > 0
}

export async function noteHandedIn(
  db: Database,
  { orderId, matter, trackingNumber }: { orderId: number; matter: string; trackingNumber: string },
  at: Date,
): Promise<void> {
  await sql`
    update labels set handed_in_at = ${at}, turn = turn + 1
    where order_id = ${orderId} and matter = ${matter} and state = 'bought' and ${trackingNumber} = any(numbers) and next_at is null`.execute(
    db,
  )
}
