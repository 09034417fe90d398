import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Minor } from '../../values/money.ts'
import { refundable } from '../orders/index.ts'
import type { RefundView } from './contract.ts'
import { type lockToPayBack, payBack, type RefundWay } from './pay-back.ts'
import { mayRefund } from './rules/may-refund.ts'
import { planCase, type RefundOfCase } from './rules/plan-case.ts'
import { leftOf, type RefundLeft, sumOfParts, takenBeside } from './rules/plan-refund.ts'
import type { Why } from './rules/reasons.ts'
import { findRefundsOf } from './store/refunds.ts'

export type LockedToPayBack = Awaited<ReturnType<typeof lockToPayBack>>

/** What is left of orders after all refunds, by the order's id: pieces and grosze of each line, and of the delivery. One statement. */
export async function readLeft(
  deps: Pick<Deps, 'db'>,
  orders: readonly refundable.OrderToRefund[],
): Promise<Map<number, RefundLeft>> {
  const refunds = await findRefundsOf(
    deps.db,
    orders.map(({ id }) => id),
  )
  const byOrder = Map.groupBy(refunds, ({ orderId }) => orderId)
  return new Map(
    orders.map((order) => {
      const own = byOrder.get(order.id) ?? []
      const parts = own.flatMap((one) => one.parts)
      return [order.id, leftOf(order, parts, takenBeside(order.givenBack, own))]
    }),
  )
}

/**
 * Gives back what a case of a return comes to, in the caller's transaction, which locked the order with its payment (`lockToPayBack`) and takes
 * the case's step in it: so it happens once. The case's own mails tell of it. `amount` (grosze): what went back, nought where the deductions take
 * all of it; `way`: how, null for nothing; `left`: what remains of the order. `order_not_refundable`, `refund_exceeds`, `refund_unknown_line`.
 */
export async function refundCase(
  deps: Deps,
  locked: LockedToPayBack,
  { by, byUser }: refundable.Decider,
  asked: RefundOfCase & Why,
): Promise<{ amount: Minor; way: RefundWay | null; left: RefundLeft }> {
  const { order } = locked
  if (!mayRefund(order)) throw new Failure('conflict', 'order_not_refundable')
  const earlier = await findRefundsOf(deps.db, [order.id])
  const given = earlier.flatMap(({ parts }) => parts)
  const taken = takenBeside(order.givenBack, earlier)
  const parts = planCase(leftOf(order, given, taken), asked)
  if (!Array.isArray(parts)) throw invalidField(parts.field, parts.code)
  const amount = sumOfParts(parts)
  let way: RefundWay | null = null
  if (amount > 0) {
    const kind: RefundView['kind'] = 'amount' in asked ? 'amount' : 'line'
    const { reason, words } = asked
    way = await payBack(deps, locked, { kind, parts, reason, words, by, byUser, isToldElsewhere: true })
    await refundable.giveBack(deps, order, { amount }, { by, byUser })
  }
  return { amount, way, left: leftOf(order, [...given, ...parts], taken) }
}
