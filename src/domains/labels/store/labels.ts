import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { shipments } from '../../orders/index.ts'
import type { Consignment, LabelCarrier } from '../../shipping/contract.ts'
import type { LabelFailure } from '../rules/after-answer.ts'
import type { LabelState } from '../rules/label-states.ts'
import { inTurn, type Turn } from './in-turn.ts'

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
  reason: LabelFailure | null
  words: string | null
  attempts: number
  turn: number
  nextAt: Date | null
  fileKey: string | null
  zplKey: string | null
  wantsZpl: boolean
  requestedAt: Date
  boughtAt: Date | null
  cancelRefusedAt: Date | null
  purgedAt: Date | null
  /** A shipment of its order has left under one of its numbers. */
  isSent: boolean
}

const columns = sql`id, company_id as "companyId", order_id as "orderId", order_number as "orderNumber", carrier, consignment, pieces, state,
  external_id as "externalId", numbers, price, batch_id as "batchId", reason, words, attempts, turn, next_at as "nextAt",
  file_key as "fileKey", zpl_key as "zplKey", wants_zpl as "wantsZpl", requested_at as "requestedAt", bought_at as "boughtAt",
  cancel_refused_at as "cancelRefusedAt", purged_at as "purgedAt", ${shipments.isSentUnder('labels.order_id', 'labels.numbers')} as "isSent"`

export type NewLabel = Pick<
  StoredLabel,
  | 'companyId'
  | 'orderId'
  | 'orderNumber'
  | 'carrier'
  | 'consignment'
  | 'pieces'
  | 'batchId'
  | 'requestedAt'
  | 'wantsZpl'
> & { requestedBy: string | null }

export async function insertLabel(db: Database, given: NewLabel): Promise<StoredLabel> {
  const { rows } = await sql<StoredLabel>`
    insert into labels (company_id, order_id, order_number, carrier, consignment, pieces, state, batch_id, requested_at, requested_by, next_at, wants_zpl)
    values (${given.companyId}, ${given.orderId}, ${given.orderNumber}, ${given.carrier}, ${JSON.stringify(given.consignment)}::jsonb,
      ${JSON.stringify(given.pieces)}::jsonb, 'requested', ${given.batchId}, ${given.requestedAt}, ${given.requestedBy}, ${given.requestedAt}, ${given.wantsZpl})
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

/** The labels of a company with these ids, in no order; those of others are left out. */
export async function findLabels(db: Database, companyId: number, ids: readonly number[]): Promise<StoredLabel[]> {
  const { rows } = await sql<StoredLabel>`
    select ${columns} from labels where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(db)
  return rows
}

export type LabelFilter = {
  companyId: number
  states: readonly LabelState[] /** Only what has not left, bought since. */
  unsentSince: Date | null
}

/** Labels of a company, the newest first; `before`: an id where a page goes on. */
export async function listLabels(
  db: Database,
  { companyId, states, unsentSince }: LabelFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<StoredLabel[]> {
  const isUnsent = sql`(${unsentSince}::timestamptz is null or (bought_at >= ${unsentSince}
    and not ${shipments.isSentUnder('labels.order_id', 'labels.numbers')}))`
  const { rows } = await sql<StoredLabel>`
    select ${columns} from labels
    where company_id = ${companyId} and state = any(${states}::text[]) and (${before}::bigint is null or id < ${before}) and ${isUnsent}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Takes labels whose time has come, each contract in its turn; unless told otherwise they come again when the lease is over. */
export async function claimDue(db: Database, turn: Turn): Promise<StoredLabel[]> {
  const { rows } = await sql<StoredLabel>`
    with recursive ${inTurn(sql`labels`, turn)}
    update labels set next_at = ${turn.until}, turn = turn + 1 where id in (select id from taken)
    returning ${columns}`.execute(db)
  return rows
}

/** Writes how a label stands; false where somebody else has had it since, and nothing is written. */
export async function saveLabel(db: Database, label: StoredLabel): Promise<boolean> {
  const { rows } = await sql`
    update labels set state = ${label.state}, external_id = ${label.externalId}, numbers = ${label.numbers}::text[], price = ${label.price},
      reason = ${label.reason}, words = ${label.words}, attempts = ${label.attempts}, next_at = ${label.nextAt}, file_key = ${label.fileKey},
      zpl_key = ${label.zplKey}, wants_zpl = ${label.wantsZpl}, bought_at = ${label.boughtAt}, cancel_refused_at = ${label.cancelRefusedAt}, turn = turn + 1
    where id = ${label.id} and turn = ${label.turn} returning 1`.execute(db)
  return rows.length > 0
}

export async function isFileKept(db: Database, fileKey: string): Promise<boolean> {
  const { rows } = await sql`select 1 from labels where file_key = ${fileKey} or zpl_key = ${fileKey}`.execute(db)
  return rows.length > 0
}

export type LastFailure = { carrier: LabelCarrier; number: string; reason: LabelFailure | null; at: Date }

/** Of each carrier the newest label of a company that stands failed. */
export async function findLastFailures(db: Database, companyId: number): Promise<LastFailure[]> {
  const { rows } = await sql<LastFailure>`
    select distinct on (carrier) carrier, order_number as number, reason, requested_at as at from labels
    where company_id = ${companyId} and state = 'failed' order by carrier, id desc`.execute(db)
  return rows
}
