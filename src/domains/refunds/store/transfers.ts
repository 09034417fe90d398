import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { microseconds, momentOf } from '../../../platform/db/moments.ts'
import type { Currency, Minor } from '../../../values/money.ts'

/** A refund that people transfer. `wanted`: the account is not known · `due`: to be transferred · `done`: it was. */
export type Transfer = {
  id: number
  /** Null where the seller holds the money. */
  paymentRefundId: number | null
  /** Of the refund where there is no payment. */
  refundId: number | null
  orderId: number
  payer: 'market' | 'seller'
  amount: Minor
  currency: Currency
  status: 'wanted' | 'due' | 'done'
  iban: string | null
  holder: string | null
  doneAt: Date | null
}

export type NewTransfer = Pick<
  Transfer,
  'paymentRefundId' | 'refundId' | 'orderId' | 'payer' | 'amount' | 'currency'
> & { at: Date }

/** Once a refund. */
export async function insertTransfer(db: Database, transfer: NewTransfer): Promise<void> {
  await sql`
    insert into refund_transfers (payment_refund_id, refund_id, order_id, payer, amount, currency, status, created_at)
    values (${transfer.paymentRefundId}, ${transfer.refundId}, ${transfer.orderId}, ${transfer.payer}, ${transfer.amount},
      ${transfer.currency}, 'wanted', ${transfer.at})`.execute(db)
}

const columns = sql`id, payment_refund_id as "paymentRefundId", refund_id as "refundId", order_id as "orderId", payer, amount, currency,
  status, iban, holder, done_at as "doneAt"`

/** Locked until the transaction ends. */
export async function lockTransfer(db: Database, id: number): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`
    select ${columns} from refund_transfers where id = ${id} for update`.execute(db)
  return rows[0]
}

export async function saveAccount(db: Database, id: number, account: { iban: string; holder: string }): Promise<void> {
  await sql`
    update refund_transfers set iban = ${account.iban}, holder = ${account.holder}, status = 'due'
    where id = ${id} and status <> 'done'`.execute(db)
}

export async function findTransfer(db: Database, id: number): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`select ${columns} from refund_transfers where id = ${id}`.execute(db)
  return rows[0]
}

/** The same for a refund; locked until the transaction ends. */
export async function lockTransferOf(db: Database, paymentRefundId: number): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`
    select ${columns} from refund_transfers where payment_refund_id = ${paymentRefundId} for update`.execute(db)
  return rows[0]
}

/** The transfer by which people make a refund; undefined where its provider does. */
export async function findTransferOf(db: Database, paymentRefundId: number): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`
    select ${columns} from refund_transfers where payment_refund_id = ${paymentRefundId}`.execute(db)
  return rows[0]
}

/** True for the one caller that notes it. */
export async function endTransfer(
  db: Database,
  id: number,
  { at, byUser }: { at: Date; byUser: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update refund_transfers set status = 'done', done_at = ${at}, done_by = ${byUser}
    where id = ${id} and status = 'due' returning 1`.execute(db)
  return rows.length > 0
}

/** Transfers of orders. */
export async function findTransfersOf(db: Database, orderIds: readonly number[]): Promise<Transfer[]> {
  const { rows } = await sql<Transfer>`
    select ${columns} from refund_transfers where order_id = any(${orderIds}::bigint[]) order by id`.execute(db)
  return rows
}

/** Transfers that the market has to make, the oldest first; `after`: microseconds and the refund's id of the last one of the page before. */
export async function findMarketTransfers(
  db: Database,
  { after, limit }: { after: { at: number; id: number } | null; limit: number },
): Promise<(Transfer & { since: Date; at: number })[]> {
  const begin = after ? sql`and (created_at, payment_refund_id) > (${momentOf(after.at)}, ${after.id}::bigint)` : sql``
  const { rows } = await sql<Transfer & { since: Date; at: number }>`
    select ${columns}, created_at as since, ${microseconds(sql`created_at`)} as at from refund_transfers
    where status <> 'done' and payer = 'market' ${begin} order by created_at, payment_refund_id limit ${limit}`.execute(
    db,
  )
  return rows
}
