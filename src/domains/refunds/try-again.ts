import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { refundable } from '../orders/index.ts'
import { paidRefunds } from '../payments/index.ts'
import { askForAccount } from './notify-buyer.ts'
import { insertTransfer } from './store/transfers.ts'

type Way = 'provider' | 'transfer'

/**
 * Another attempt at a refund that failed, by the operator: the provider is asked again under a key of its own, or the money is transferred. Once,
 * however many click: `refund_not_failed`, `refund_not_found`.
 */
export async function tryAgain(deps: Deps, actor: Actor | undefined, id: number, way: Way): Promise<void> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const [refund] = await paidRefunds.readRefunds(inside, [id])
    if (!refund) throw new Failure('notFound', 'refund_not_found')
    if (!(await paidRefunds.tryRefundAgain(inside, refund, way))) throw new Failure('conflict', 'refund_not_failed')
    await begin(inside, refund, way)
    await recordAudit(inside, {
      actorId: operator.userId,
      action: 'refundTriedAgain',
      subjectKind: 'market',
      subjectId: 'refunds',
      detail: { refund: id, way, amount: refund.amount },
    })
  })
}

async function begin(
  deps: Deps,
  { id, subjects, purchaseId, amount, currency }: paidRefunds.OpenRefund,
  way: Way,
): Promise<void> {
  if (way === 'provider') {
    return deps.addJob(deps.db, { name: 'checkout.refund', payload: { refundId: id }, maxAttempts: 25 })
  }
  const orders = await refundable.readOrdersById(deps, purchaseId)
  const order = must(orders.find(({ number }) => subjects.includes(number)) ?? orders[0], `orders of refund ${id}`)
  await insertTransfer(deps.db, {
    ...{ payer: 'market', paymentRefundId: id, refundId: null, amount, currency, at: deps.now() },
    orderId: order.id,
  })
  await askForAccount(deps, order, amount)
}
