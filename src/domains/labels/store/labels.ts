import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Consignment, LabelCarrier } from '../../shipping/contract.ts'
import type { LabelState } from '../rules/label-states.ts'

export type Pieces = { versionId: number; quantity: number }
export type StoredLabel = {
  id: number
  companyId: number
  orderId: number
  orderNumber: string
  carrier: LabelCarrier
  /** As it was asked for; the carrier is told the same whenever it is asked anew. */
  consignment: Omit<Consignment, 'reference' | 'pointAddress'>
  pieces: Pieces[]
  state: LabelState
  externalId: string | null
  numbers: string[]
  price: number | null
  batchId: string
  reason: string | null
  words: string | null
  attempts: number
  turn: number
  nextAt: Date | null
  fileKey: string | null
  requestedAt: Date
  boughtAt: Date | null
}

const columns = sql`id, company_id as "companyId", order_id as "orderId", order_number as "orderNumber", carrier, consignment, pieces, state,
  external_id as "externalId", numbers, price, batch_id as "batchId", reason, words, attempts, turn, next_at as "nextAt",
  file_key as "fileKey", requested_at as "requestedAt", bought_at as "boughtAt"`

export type NewLabel = Pick<
  StoredLabel,
  'companyId' | 'orderId' | 'orderNumber' | 'carrier' | 'consignment' | 'pieces' | 'batchId' | 'requestedAt'
> & { requestedBy: string | null }

export async function insertLabel(db: Database, given: NewLabel): Promise<StoredLabel> {
  const { rows } = await sql<StoredLabel>`
    insert into labels (company_id, order_id, order_number, carrier, consignment, pieces, state, batch_id, requested_at, requested_by, next_at)
    values (${given.companyId}, ${given.orderId}, ${given.orderNumber}, ${given.carrier}, ${JSON.stringify(given.consignment)}::jsonb,
      ${JSON.stringify(given.pieces)}::jsonb, 'requested', ${given.batchId}, ${given.requestedAt}, ${given.requestedBy}, ${given.requestedAt})
    returning ${columns}`.execute(db)
  return rows[0] as StoredLabel
}

const MOST_OF_ORDER = 200

/** Labels of an order, the newest first. */
export async function findLabelsOf(db: Database, orderId: number): Promise<StoredLabel[]> {
  const { rows } = await sql<StoredLabel>`
    select ${columns} from labels where order_id = ${orderId} order by id desc limit ${MOST_OF_ORDER}`.execute(db)
  return rows
}

export async function findBatch(db: Database, companyId: number, batchId: string): Promise<StoredLabel[]> {
  const { rows } = await sql<StoredLabel>`
    select ${columns} from labels where company_id = ${companyId} and batch_id = ${batchId}::uuid order by id limit 100`.execute(
    db,
  )
  return rows
}

export async function findLabel(db: Database, companyId: number, id: number): Promise<StoredLabel | undefined> {
  const { rows } =
    await sql<StoredLabel>`select ${columns} from labels where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Takes labels whose time has come, and none that another process has; unless told otherwise they come again when the lease is over. */
export async function claimDue(db: Database, now: Date, until: Date, limit: number): Promise<StoredLabel[]> {
  const { rows } = await sql<StoredLabel>`
    update labels set next_at = ${until}, turn = turn + 1
    where id in (select id from labels where next_at <= ${now} order by next_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(db)
  return rows
}

/** Writes how a label stands; false where somebody else has had it since, and nothing is written. */
export async function saveLabel(db: Database, label: StoredLabel): Promise<boolean> {
  const { rows } = await sql`
    update labels set state = ${label.state}, external_id = ${label.externalId}, numbers = ${label.numbers}::text[], price = ${label.price},
      reason = ${label.reason}, words = ${label.words}, attempts = ${label.attempts}, next_at = ${label.nextAt}, file_key = ${label.fileKey},
      bought_at = ${label.boughtAt}, turn = turn + 1
    where id = ${label.id} and turn = ${label.turn} returning 1`.execute(db)
  return rows.length > 0
}

export async function isFileKept(db: Database, fileKey: string): Promise<boolean> {
  const { rows } = await sql`select 1 from labels where file_key = ${fileKey}`.execute(db)
  return rows.length > 0
}
