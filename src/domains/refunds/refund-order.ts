import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Minor } from '../../values/money.ts'
import { refundable } from '../orders/index.ts'
import type { RefundBody } from './contract.ts'
import { lockToPayBack, payBack, requireWords } from './pay-back.ts'
import { keepsSome, mayRefund } from './rules/may-refund.ts'
import { leftOf, planRefund, sumOfParts, takenBeside, takesAll } from './rules/plan-refund.ts'
import { fewerUnsent, givenUpBy, restOf, restWithout } from './rules/rest.ts'
import { findRefundsOf } from './store/refunds.ts'

/** Who gives back, and the most that the company's people may of one order (grosze, null: all). */
export type Refunder = refundable.Decider & { by: 'seller' | 'operator'; most: Minor | null }

/**
 * Gives money of a paid order back, in one transaction: what was decided stands in books, order, mail and the provider's queue, or nowhere. Who
 * decided on what somebody else has changed meanwhile is told so (`refund_changed`, `refund_sent_already`), which makes of two clicks one refund.
 * Pieces that have not left by then will not be sent. `order_not_found`, `order_not_refundable`, `refund_exceeds`, `refund_unknown_line`,
 * `refund_nothing_left`, `refund_no_rest`, `refund_cancel_instead`, `refund_over_limit`, `refund_words_required`.
 */
export async function refundOrder(
  deps: Deps,
  name: refundable.OrderName,
  refunder: Refunder,
  { reason, words, givenBack, ...ask }: RefundBody,
): Promise<void> {
  requireWords({ reason, words })
  const found = await refundable.readOrderToRefund(deps, name)
  if (!found) throw new Failure('notFound', 'order_not_found')
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const locked = await lockToPayBack(inside, found)
    const { order } = locked
    if (order.givenBack !== givenBack) throw new Failure('conflict', 'refund_changed')
    if (!mayRefund(order)) throw new Failure('conflict', 'order_not_refundable')
    const earlier = await findRefundsOf(tx, [order.id])
    const left = leftOf(
      order,
      earlier.flatMap(({ parts }) => parts),
      takenBeside(order.givenBack, earlier),
    )
    if (ask.kind === 'rest' && order.status !== 'partlyShipped') throw new Failure('conflict', 'refund_no_rest')
    const rest = restOf(order)
    const parts = planRefund(left, ask.kind === 'rest' ? { ...ask, rest } : ask)
    if (!Array.isArray(parts)) throw invalidField(parts.field, parts.code)
    const asked = { kind: ask.kind, reason }
    const most = fewerUnsent({ ...ask, reason }, parts, { items: order.items, rest, left })
    if (most !== undefined) throw invalidField('quantity', 'refund_sent_already', { most })
    const amount = sumOfParts(parts)
    if (keepsSome(order) && takesAll(left, parts)) throw new Failure('conflict', 'refund_cancel_instead')
    if (refunder.most !== null && sellersPart(earlier) + amount > refunder.most) {
      throw new Failure('forbidden', 'refund_over_limit')
    }
    const { by, byUser } = refunder
    const givenUp = givenUpBy(asked, parts, { rest, left })
    await payBack(inside, locked, { ...asked, parts, givenUp, words, by, byUser })
    await refundable.giveBack(inside, order, { amount, givenUp }, { by, byUser })
    const isWhole = order.givenBack + amount === order.total
    if (!isWhole && restWithout(rest, givenUp).length === 0) {
      await refundable.giveUpRest(inside, order, { by, byUser })
    }
  })
}

/** What people of the company gave back of an order. */
export function sellersPart(refunds: readonly { by: string; kind: string; amount: Minor }[]): Minor {
  return refunds.filter(({ by }) => by === 'seller').reduce((sum, { amount }) => sum + amount, 0)
}
