import type { Deps } from '../../platform/deps.ts'
import { splitMoney } from '../../values/money.ts'
import { feeEntries, type postTransaction, postTransactions } from '../ledger/index.ts'
import {
  chargebackEntries,
  chargebackLossEntries,
  chargebackLostEntries,
  chargebackWonEntries,
  feeBorneEntries,
  heldBackEntries,
  releasedEntries,
} from '../ledger/rules/index.ts'
import { refundable } from '../orders/index.ts'
import { disputed, type paidRefunds } from '../payments/index.ts'
import { readFeeBearer } from './fee-bearer.ts'
import { isDecided } from './rules/chargeback-states.ts'
import { shareOut } from './rules/share-out.ts'
import type { Chargeback } from './store/chargebacks.ts'
import { findParts, insertParts, saveBorne } from './store/parts.ts'

/** Completes a refund that the buyer's bank has taken instead, in the caller's transaction. */
export type CoverRefund = (deps: Deps, refund: paidRefunds.Refund) => Promise<unknown>

type Disputed = { id: string; purchaseId: number; amount: number; currency: string }

/**
 * Books what was taken and the fee, once each, and holds the sellers' part where the dispute is new; in the caller's transaction, which holds
 * the payment.
 */
export async function bookOpening(
  deps: Deps,
  payment: Disputed,
  chargeback: Chargeback,
  isNew: boolean,
): Promise<void> {
  const { id, provider, amount, currency, taken, fee, feeCurrency } = chargeback
  if (isNew) await reserveParts(deps, payment, chargeback)
  if (taken) await post(deps, `chargeback:${id}`, chargebackEntries({ provider, amount, currency, fee: 0 }), payment)
  if (fee !== null && feeCurrency !== null) {
    await post(deps, `fee:chargeback-${id}`, feeEntries({ provider, amount: fee, currency: feeCurrency }), payment)
  }
}

type Key = Parameters<typeof postTransaction>[1]
type Entries = Parameters<typeof postTransaction>[2]

/** Everything about a chargeback stands about the payment. */
const post = (deps: Deps, key: Key, entries: Entries, { id }: Disputed, reverses: Key | null = null) =>
  postTransactions(deps, [{ key, entries, reverses, subject: `payment:${id}` }])

async function reserveParts(deps: Deps, payment: Disputed, { id, amount, currency }: Chargeback): Promise<void> {
  if (currency !== payment.currency) {
    deps.log.error({ chargeback: id, currency, paymentIn: payment.currency, nothingHeld: true })
    return
  }
  const { parts } = shareOut(amount, await refundable.lockOrdersWithMoney(deps, payment.purchaseId))
  await insertParts(
    deps.db,
    parts.map(({ order, ...money }) => {
      return { chargebackId: id, orderId: order.id, companyId: order.companyId, number: order.number, ...money }
    }),
  )
  const entries = parts.flatMap(({ order: { companyId, number }, held }) =>
    heldBackEntries({ companyId, amount: held, currency, reference: number }),
  )
  await post(deps, `hold:chargeback-${id}`, entries, payment)
}

/** What follows from a decision, once, in the same transaction: what was held is let go; won money is back, lost money is borne. */
export async function bookDecision(
  deps: Deps,
  payment: Disputed,
  chargeback: Chargeback,
  coverRefund: CoverRefund,
): Promise<void> {
  const { id, provider, amount, currency, state, taken } = chargeback
  if (!isDecided(state)) return
  const parts = await findParts(deps.db, [id])
  const released = parts.flatMap(({ companyId, held, number }) =>
    releasedEntries({ companyId, amount: held, currency, reference: number }),
  )
  const held = parts.some((part) => part.held > 0)
  if (held) await post(deps, `release:chargeback-${id}`, released, payment, `hold:chargeback-${id}`)
  if (state === 'lost') return bookLoss(deps, payment, chargeback, coverRefund)
  if (taken) {
    const entries = chargebackWonEntries({ provider, amount, currency })
    await post(deps, `chargeback-won:${id}`, entries, payment, `chargeback:${id}`)
  }
}

/** Refunds of the same money that were not sent count as done by it; orders bear the rest, as far as anything is left of them. */
async function bookLoss(
  deps: Deps,
  payment: Disputed,
  chargeback: Chargeback,
  coverRefund: CoverRefund,
): Promise<void> {
  const { id, provider, amount, currency } = chargeback
  const { covered, left } = await disputed.splitUnsent(deps, payment.id, { amount, currency })
  for (const refund of covered) await coverRefund(deps, refund)
  const alarm = { paymentId: payment.id, about: `${id}` }
  if (left.length > 0)
    await disputed.raiseAlarm(deps, { ...alarm, kind: 'chargebackBesideRefund', sum: { amount, currency } })
  const refunded = covered.reduce((sum, refund) => sum + refund.amount, 0)
  const orders = currency === payment.currency ? await refundable.lockOrdersWithMoney(deps, payment.purchaseId) : []
  const { parts, rest } = shareOut(amount - refunded, orders)
  const taken = parts.map(({ order, amount: own }) => {
    const { companyId, number, total, commission, givenBack } = order
    return { companyId, number, total, commission, currency, before: givenBack, amount: own }
  })
  const entries = chargebackLostEntries(provider, taken, { amount: refunded, currency })
  await post(deps, `chargeback-lost:${id}`, entries, payment, `payment:${payment.id}`)
  await post(deps, `chargeback-lost:${id}-rest`, chargebackLossEntries({ provider, amount: rest, currency }), payment)
  if (rest > 0) await disputed.raiseAlarm(deps, { ...alarm, kind: 'chargebackLoss', sum: { amount: rest, currency } })
  await refundable.takeBackMoney(deps, parts)
  if (amount === payment.amount && currency === payment.currency) await disputed.endDisputed(deps, payment.id)
  await saveBorne(
    deps.db,
    parts.map(({ order, amount: own }) => {
      return { chargebackId: id, orderId: order.id, companyId: order.companyId, number: order.number, amount: own }
    }),
  )
}

/**
 * Where the operator lets sellers bear the fee of what was lost: by what each bore, else by what was asked of each. Called once, when loss
 * and fee are both known.
 */
export async function bookFeeBorne(
  deps: Deps,
  payment: Disputed,
  { id, provider, fee, feeCurrency }: Chargeback,
): Promise<void> {
  const all = await findParts(deps.db, [id])
  const bearing = all.filter(({ borne }) => borne !== null && borne > 0)
  const parts = bearing.length > 0 ? bearing.map((part) => ({ ...part, amount: part.borne as number })) : all
  if (fee === null || feeCurrency === null || parts.length === 0) return
  if ((await readFeeBearer(deps)) !== 'seller') return
  const shares = splitMoney(
    fee,
    parts.map(({ amount }) => amount),
  )
  const entries = feeBorneEntries(
    provider,
    parts.map(({ companyId, number }, at) => {
      return { companyId, amount: shares[at] as number, currency: feeCurrency, reference: number }
    }),
  )
  await post(deps, `fee:chargeback-${id}-borne`, entries, payment)
}
