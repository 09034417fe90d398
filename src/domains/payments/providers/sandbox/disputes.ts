import { sql } from 'kysely'
import type { Deps } from '../../../../platform/deps.ts'
import type { DisputeReport } from '../provider.ts'
import type { DisputeStep } from './decision.ts'
import type { SandboxDispute } from './post-webhook.ts'
import { findSandboxPayment } from './store.ts'

/** What the sandbox charges for a dispute, minor units of the payment's currency. */
export const DISPUTE_FEE = 6000
/** Days a market has to answer. */
const ANSWER_DAYS = 7
const DAY = 86_400_000

type Row = { amount: number; status: 'open' | 'won' | 'lost'; openedAt: Date }

/**
 * The buyer's bank takes back what is left of a payment, or decides; the market is told by a webhook. Nothing happens where it does not fit: a
 * payment nobody paid, a second dispute, a decision of none.
 */
export async function disputeSandboxPayment(deps: Deps, reference: string, step: DisputeStep): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const row = await (step === 'dispute' ? open(inside, reference) : decide(inside, reference, step))
    const payment = row && (await findSandboxPayment(db, reference))
    if (!payment) return
    const { paymentId, currency, notifyUrl } = payment
    const state: DisputeReport['state'] = row.status === 'open' ? 'evidenceDue' : row.status
    const webhook: SandboxDispute = {
      ...{ id: `dsp_${reference}_${row.status}`, disputeId: `dsp_${reference}`, reference, paymentId, state },
      ...{ amount: row.amount, currency, fee: DISPUTE_FEE, toldAt: deps.now().toISOString() },
      answerUntil: new Date(row.openedAt.getTime() + ANSWER_DAYS * DAY).toISOString(),
    }
    await deps.addJob(db, { name: 'sandbox.deliverWebhook', payload: { webhook, notifyUrl } })
  })
}

/** The payment is locked first, as a refund of it does: one of them takes the money. */
async function open({ db, now }: Deps, reference: string): Promise<Row | undefined> {
  const { rows: left } = await sql<{ left: number }>`
    select p.paid - coalesce((select sum(amount) from sandbox_refunds r where r.reference = p.reference), 0)::bigint as left
    from sandbox_payments p where p.reference = ${reference} for update`.execute(db)
  const amount = left[0]?.left
  if (!amount || amount <= 0) return undefined
  const { rows } = await sql<Row>`
    insert into sandbox_disputes (reference, amount, opened_at) values (${reference}, ${amount}, ${now()})
    on conflict (reference) do nothing
    returning amount, status, opened_at as "openedAt"`.execute(db)
  return rows[0]
}

async function decide({ db }: Deps, reference: string, step: DisputeStep): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    update sandbox_disputes set status = ${step === 'disputeWon' ? 'won' : 'lost'}
    where reference = ${reference} and status = 'open'
    returning amount, status, opened_at as "openedAt"`.execute(db)
  return rows[0]
}
