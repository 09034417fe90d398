import type { Deps } from '../../platform/deps.ts'
import type { PaymentProviderCode } from '../payments/contract.ts'
import { disputed } from '../payments/index.ts'
import { bookDecision, bookFeeBorne, bookOpening, type CoverRefund } from './book-chargeback.ts'
import { isDecided, stateAfter } from './rules/chargeback-states.ts'
import { type Chargeback, hasOtherOpen, insertEvent, openChargeback, saveStanding } from './store/chargebacks.ts'

/**
 * What a provider says of a dispute and everything that follows from it, in one transaction: state, clock, ledger, orders, refunds of the
 * same money, mails. Twice, late or out of order changes nothing twice. `payment_not_found`, `payment_not_paid`.
 */
export async function settleChargeback(
  deps: Deps,
  {
    provider,
    report,
    coverRefund,
  }: { provider: PaymentProviderCode; report: disputed.DisputeReport; coverRefund: CoverRefund },
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const now = deps.now()
    // The payment before everything else, as those do who settle and refund it.
    const payment = await disputed.lockDisputed(inside, provider, report)
    const opened = await openChargeback(db, { paymentId: payment.id, provider }, report, now)
    const before = opened.chargeback
    if (opened.isNew) {
      await insertEvent(db, before.id, { event: 'opened', at: now, byUser: null })
      await disputed.markDisputed(inside, payment.id, true)
    }
    const after = { ...before, ...standingAfter(before, report) }
    await noteSurprises(inside, before, report)
    const isNowDecided = isDecided(after.state) && !isDecided(before.state)
    await saveStanding(db, before, after, { at: now, byUser: null, decided: isDecided(after.state) })
    await bookOpening(inside, payment, after, opened.isNew)
    if (isNowDecided) {
      if (!(await hasOtherOpen(db, after))) await disputed.markDisputed(inside, payment.id, false)
      await bookDecision(inside, payment, after, coverRefund)
    }
    if (after.state === 'lost' && (isNowDecided || before.fee !== after.fee)) await bookFeeBorne(inside, payment, after)
    await announce(inside, after.id, { isNew: opened.isNew, decided: isNowDecided, state: after.state })
  })
}

type Standing = Pick<Chargeback, 'state' | 'taken' | 'fee' | 'feeCurrency' | 'reason' | 'answerUntil' | 'toldAt'>

/** A loss takes the money even where nobody said so; a fee that was told stays. */
function standingAfter(before: Chargeback, report: disputed.DisputeReport): Standing {
  const state = stateAfter(before, report)
  const isNewer = report.toldAt.getTime() >= before.toldAt.getTime() && !isDecided(before.state)
  const fee = before.fee === null ? report.fee : { amount: before.fee, currency: before.feeCurrency }
  return {
    state,
    taken: before.taken || report.taken || state === 'lost',
    fee: fee?.amount ?? null,
    feeCurrency: (fee?.currency ?? null) as Chargeback['feeCurrency'],
    reason: isNewer ? report.reason : before.reason,
    answerUntil: isNewer ? report.answerUntil : before.answerUntil,
    toldAt: isNewer ? report.toldAt : before.toldAt,
  }
}

/** What people have to look at: the books follow what was known first. */
async function noteSurprises(deps: Deps, before: Chargeback, report: disputed.DisputeReport): Promise<void> {
  const { id, state, amount, currency, paymentId } = before
  const turned = isDecided(state) && isDecided(report.state) && report.state !== state
  if (!turned && report.amount === amount && report.currency === currency) return
  const sum = { amount: report.amount, currency: report.currency }
  await disputed.raiseAlarm(deps, {
    paymentId,
    kind: 'chargebackTurned',
    about: `${id} ${report.state} ${sum.amount}`,
    sum,
  })
}

async function announce(
  deps: Deps,
  chargebackId: number,
  { isNew, decided, state }: { isNew: boolean; decided: boolean; state: string },
): Promise<void> {
  if (isNew && !decided)
    await deps.addJob(deps.db, { name: 'chargebacks.notifyPeople', payload: { chargebackId, what: 'opened' } })
  if (decided) await deps.addJob(deps.db, { name: 'chargebacks.notifyPeople', payload: { chargebackId, what: state } })
}
