import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { disputed } from '../../payments/index.ts'
import type { ChargebackState } from '../rules/chargeback-states.ts'

/** Amounts in minor units of their currencies. */
export type Chargeback = {
  id: number
  paymentId: string
  provider: string
  dispute: string
  state: ChargebackState
  amount: Minor
  currency: Currency
  taken: boolean
  fee: Minor | null
  feeCurrency: Currency | null
  reason: string | null
  answerUntil: Date | null
  toldAt: Date
  openedAt: Date
  answeredAt: Date | null
  decidedAt: Date | null
  note: string
}

export const columns = sql`c.id, c.payment_id as "paymentId", c.provider, c.dispute, c.state, c.amount, c.currency, c.taken, c.fee,
  c.fee_currency as "feeCurrency", c.reason, c.answer_until as "answerUntil", c.told_at as "toldAt",
  c.opened_at as "openedAt", c.answered_at as "answeredAt", c.decided_at as "decidedAt", c.note`

/** Writes a dispute that nobody knew, as `opened` with no money taken; the row as it is then, and whether it is new. The payment is locked. */
export async function openChargeback(
  db: Database,
  { paymentId, provider }: Pick<Chargeback, 'paymentId' | 'provider'>,
  { disputeId, amount, currency, reason, answerUntil, toldAt }: disputed.DisputeReport,
  at: Date,
): Promise<{ chargeback: Chargeback; isNew: boolean }> {
  const { rows: written } = await sql`
    insert into chargebacks (payment_id, provider, dispute, state, amount, currency, taken, reason, answer_until, told_at, opened_at)
    values (${paymentId}, ${provider}, ${disputeId}, 'opened', ${amount}, ${currency}, false, ${reason}, ${answerUntil}, ${toldAt}, ${at})
    on conflict (provider, dispute) do nothing returning id`.execute(db)
  const { rows } = await sql<Chargeback>`
    select ${columns} from chargebacks c where provider = ${provider} and dispute = ${disputeId} for update`.execute(db)
  return { chargeback: must(rows[0], `dispute ${disputeId}`), isNew: written.length > 0 }
}

/** A chargeback by its id, locked until the transaction ends. */
export async function lockChargeback(db: Database, id: number): Promise<Chargeback | undefined> {
  const { rows } = await sql<Chargeback>`select ${columns} from chargebacks c where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Writes how a locked chargeback stands, with a line of its history where its state changes. */
export async function saveStanding(
  db: Database,
  before: Chargeback,
  after: Pick<Chargeback, 'state' | 'taken' | 'fee' | 'feeCurrency' | 'reason' | 'answerUntil' | 'toldAt'>,
  { at, byUser, decided }: { at: Date; byUser: string | null; decided: boolean },
): Promise<void> {
  const { state, taken, fee, feeCurrency, reason, answerUntil, toldAt } = after
  await sql`
    update chargebacks set state = ${state}, taken = ${taken}, fee = ${fee}, fee_currency = ${feeCurrency}, reason = ${reason},
      answer_until = ${answerUntil}, told_at = ${toldAt},
      answered_at = case when ${state}::text = 'answered' then coalesce(answered_at, ${at}::timestamptz) else answered_at end,
      decided_at = case when ${decided} then coalesce(decided_at, ${at}::timestamptz) end
    where id = ${before.id}`.execute(db)
  if (before.state === state) return
  await insertEvent(db, before.id, { event: state, at, byUser })
}

export async function insertEvent(
  db: Database,
  id: number,
  { event, at, byUser }: { event: string; at: Date; byUser: string | null },
): Promise<void> {
  await sql`
    insert into chargeback_events (chargeback_id, event, at, by_user) values (${id}, ${event}, ${at}, ${byUser})`.execute(
    db,
  )
}

/** Whether another dispute of the payment is open. */
export async function hasOtherOpen(db: Database, { id, paymentId }: Chargeback): Promise<boolean> {
  const { rows } = await sql`
    select from chargebacks where payment_id = ${paymentId} and id <> ${id} and decided_at is null limit 1`.execute(db)
  return rows.length > 0
}
