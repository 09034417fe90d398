import type { Deps } from '../../platform/deps.ts'
import { CHECK_BATCH, type Disagreement, readAbout, readKeys } from '../ledger/index.ts'
import { readOnlineOrders } from '../orders/index.ts'
import { booked as money } from '../payments/index.ts'
import { orderProblems, paymentProblems } from './rules/check-money.ts'

/** Payments, their refunds and the orders that they paid, compared with their entries. */
export async function* verifyMoney(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for await (const payments of money.readMoney(deps, CHECK_BATCH)) {
    const booked = await readAbout(
      deps,
      payments.map(({ id }) => subjectOf(id)),
    )
    for (const payment of payments) yield* paymentProblems(payment, booked.get(subjectOf(payment.id)) ?? [])
  }
  yield* haveCause(deps, 'payment')
  yield* haveCause(deps, 'refund')
}

/** Orders that are paid online: what their sellers were credited by the payments of the purchase. */
export async function* verifyOrders(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for await (const orders of readOnlineOrders(deps, CHECK_BATCH)) {
    const purchases = Map.groupBy(orders, ({ purchaseId }) => purchaseId)
    const payments = await money.readPaymentsOf(deps, [...purchases.keys()])
    const booked = await readAbout(
      deps,
      payments.map(({ id }) => subjectOf(id)),
    )
    const byPurchase = Map.groupBy(payments, ({ purchaseId }) => purchaseId)
    for (const [purchaseId, own] of purchases) {
      const entries = (byPurchase.get(purchaseId) ?? []).flatMap(({ id }) => booked.get(subjectOf(id)) ?? [])
      yield* orderProblems(own, entries)
    }
  }
}

const subjectOf = (paymentId: string) => `payment:${paymentId}`

async function* haveCause(deps: Pick<Deps, 'db'>, kind: 'payment' | 'refund'): AsyncGenerator<Disagreement> {
  for await (const batch of readKeys(deps, [kind])) {
    const idOf = (key: string) => key.slice(kind.length + 1)
    const known = await money.knownIds(
      deps,
      kind,
      batch.map(({ key }) => idOf(key)),
    )
    for (const { key } of batch) if (!known.has(idOf(key))) yield { subject: key, problem: `no ${kind} has this id` }
  }
}
