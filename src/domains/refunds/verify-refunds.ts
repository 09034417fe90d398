import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { readBorne } from '../chargebacks/index.ts'
import { readCorrected } from '../documents/index.ts'
import { CHECK_BATCH, type Disagreement, readAbout, readKeys } from '../ledger/index.ts'
import { refundable } from '../orders/index.ts'
import { paidRefunds } from '../payments/index.ts'
import { placeOf, refundProblems } from './rules/check-refund.ts'
import { findKnownRefunds, findRefundsAfter, findRefundsOf, type StoredRefund } from './store/refunds.ts'

/** Refunds that were decided, compared with what they took from sellers and commission, with their orders and with the documents of these. */
export async function* verifyRefunds(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for (let after = 0; ; ) {
    const refunds = await findRefundsAfter(deps.db, after, CHECK_BATCH)
    const last = refunds.at(-1)
    if (!last) break
    after = last.id
    yield* verifyBatch(deps, refunds)
    yield* verifyPapers(deps, refunds)
  }
  yield* verifyGivenBack(deps)
  yield* verifyKeys(deps)
}

async function* verifyBatch(deps: Pick<Deps, 'db'>, refunds: readonly StoredRefund[]): AsyncGenerator<Disagreement> {
  const orders = new Map(
    (
      await refundable.readOrdersByIds(
        deps,
        refunds.map(({ orderId }) => orderId),
      )
    ).map((order) => [order.id, order]),
  )
  const attempts = await paidRefunds.readRefunds(
    deps,
    refunds.flatMap(({ paymentRefundId }) => (paymentRefundId === null ? [] : [paymentRefundId])),
  )
  const payments = new Map(attempts.map(({ id, paymentId }) => [id, paymentId]))
  const placed = refunds.map((refund) => {
    const order = must(orders.get(refund.orderId), `the order of refund ${refund.id}`)
    const paymentId = refund.paymentRefundId === null ? undefined : payments.get(refund.paymentRefundId)
    return { refund, order, ...placeOf(refund, order, paymentId) }
  })
  const booked = await readAbout(deps, [...new Set(placed.map(({ subject }) => subject))])
  for (const { refund, order, key, subject } of placed) {
    for (const problem of refundProblems(refund, order, key, booked.get(subject) ?? [])) {
      yield { subject: `decided refund ${refund.id}`, problem }
    }
  }
}

type Decided = StoredRefund & { isOld: boolean }

/** What each refund took back on the documents of its order, where there are any: all of it, or, of the last hour, nothing yet. */
async function* verifyPapers(deps: Pick<Deps, 'db'>, refunds: readonly Decided[]): AsyncGenerator<Disagreement> {
  const papers = await readCorrected(deps, [...new Set(refunds.map(({ orderId }) => orderId))])
  for (const { id, orderId, amount, isOld } of refunds) {
    const own = papers.get(orderId)
    const back = own?.takenBack(`refund:${id}`)
    if (!own || back === amount || (back === 0 && !(isOld && own.isOld))) continue
    yield { subject: `decided refund ${id}`, problem: `${amount} went back, the documents take back ${back}` }
  }
}

async function* verifyGivenBack(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for await (const orders of refundable.readGivenBack(deps, CHECK_BATCH)) {
    const ids = orders.map(({ id }) => id)
    const refunds = Map.groupBy(await findRefundsOf(deps.db, ids), ({ orderId }) => orderId)
    const borne = await readBorne(deps, ids)
    for (const { id, number, givenBack } of orders) {
      const decided = (refunds.get(id) ?? []).reduce((sum, { amount }) => sum + amount, borne.get(id) ?? 0)
      if (decided !== givenBack) {
        yield { subject: `order ${number}`, problem: `${givenBack} given back, ${decided} decided or taken by a bank` }
      }
    }
  }
}

/** Nothing stands in the books as a refund that nobody decided. */
async function* verifyKeys(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  const idOf = (key: string) => key.slice(key.lastIndexOf(key.startsWith('refund-due') ? ':' : '-') + 1)
  for await (const batch of readKeys(deps, ['refund-due', 'commission-back'])) {
    const own = batch.filter(({ key }) => key.startsWith('refund-due:') || key.startsWith('commission-back:refund-'))
    const known = await findKnownRefunds(
      deps.db,
      own.map(({ key }) => idOf(key)),
    )
    for (const { key } of own) if (!known.has(idOf(key))) yield { subject: key, problem: 'no refund has this id' }
  }
}
