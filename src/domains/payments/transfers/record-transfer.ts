import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import type { Minor } from '../../../values/money.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { afterStep } from '../rules/payment-status.ts'
import { lockSiblings, type Payment } from '../store/payments.ts'
import { findRefund, type Refund } from '../store/refunds.ts'
import { findTransferTitle, insertTransfer, lockTransfer, returnAll, sumKept } from '../store/transfers.ts'

/** Money that came. `title`: of the payment it is for; null where nobody knows, and it goes back. */
export type Incoming = {
  /** Names what told of it: the same twice is taken once. */
  key: string
  title: string | null
  /** Minor units. */
  amount: Minor
  currency: string
  senderName: string
  senderAccount: string | null
}

/**
 * What became of it. `paid`: the payment is whole, the caller settles it · `part`: kept until the rest comes · `surplus`: the payment needs
 * nothing (more) · `wrongCurrency`: none of it can pay · `known`: was taken before · `toReturn`: for nothing. Minor units.
 */
export type Taken = {
  outcome: 'paid' | 'part' | 'surplus' | 'wrongCurrency' | 'toReturn' | 'known'
  id: number | undefined
  payment: Payment | undefined
  /** Of the payment, this one included. */
  received: Minor
}

/**
 * Takes money for a payment, in the caller's transaction, in which the payment and its siblings are locked. What pays for nothing is put down
 * to be given back: more than is missing, another currency, a second time. `payment_not_found` when no payment has the title.
 */
export async function acceptTransfer(deps: Deps, incoming: Incoming): Promise<Taken> {
  const { title, amount, currency } = incoming
  if (title === null) return write(deps, incoming, undefined, { outcome: 'toReturn', toReturn: amount, received: 0 })
  const siblings = await lockSiblings(deps.db, 'bank-transfer', title, undefined)
  const payment = siblings.find((one) => one.provider === 'bank-transfer' && one.reference === title)
  if (!payment) throw new Failure('notFound', 'payment_not_found')
  if (currency !== payment.currency) {
    const about = `${payment.id} ${amount} ${currency}`
    await raiseAlarm(deps, { paymentId: payment.id, kind: 'amountDiffers', about, sum: { amount, currency } })
    return write(deps, incoming, payment, { outcome: 'wrongCurrency', toReturn: amount, received: 0 })
  }
  const before = await sumKept(deps.db, payment.id)
  const needed = afterStep(payment.status, 'paid') && !siblings.some(({ status }) => status === 'paid')
  if (!needed) return write(deps, incoming, payment, { outcome: 'surplus', toReturn: amount, received: before })
  const received = before + amount
  if (received < payment.amount) return write(deps, incoming, payment, { outcome: 'part', toReturn: 0, received })
  return write(deps, incoming, payment, { outcome: 'paid', toReturn: received - payment.amount, received })
}

type Verdict = { outcome: Exclude<Taken['outcome'], 'known'>; toReturn: Minor; received: Minor }

async function write(
  deps: Deps,
  { title: _, ...incoming }: Incoming,
  payment: Payment | undefined,
  { outcome, toReturn, received }: Verdict,
): Promise<Taken> {
  const row = { ...incoming, paymentId: payment?.id ?? null, toReturn, receivedAt: deps.now() }
  const id = await insertTransfer(deps.db, row)
  return { outcome: id === undefined ? 'known' : outcome, id, payment, received }
}

/** A part that is kept goes back by hand after all, in the caller's transaction. `nothing_to_return` where it pays for something, or does already. */
export async function giveBackPart(deps: Deps, id: number): Promise<void> {
  const title = await findTransferTitle(deps.db, id)
  // The payment before its transfers, as money that comes locks them.
  const siblings = title === undefined ? [] : await lockSiblings(deps.db, 'bank-transfer', title, undefined)
  const transfer = await lockTransfer(deps.db, id)
  const payment = siblings.find((one) => one.id === transfer?.paymentId)
  if (!transfer || transfer.toReturn > 0 || !payment || !afterStep(payment.status, 'paid')) {
    throw new Failure('conflict', 'nothing_to_return')
  }
  await returnAll(deps.db, id)
}

/** A refund of a payment by transfer that people have to make. `nothing_to_return` where there is none. */
export async function requireByHand(deps: Deps, id: number): Promise<Refund> {
  const refund = await findRefund(deps.db, id)
  if (refund?.provider !== 'bank-transfer' || refund.status !== 'sent')
    throw new Failure('conflict', 'nothing_to_return')
  return refund
}
