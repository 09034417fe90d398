import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Minor } from '../../values/money.ts'
import { refundable } from '../orders/index.ts'
import { payBack, type RefundWay } from './pay-back.ts'
import type { LockedToPayBack } from './refund-case.ts'
import { mayRefund } from './rules/may-refund.ts'
import {
  leftOf,
  planRefund,
  type RefundPart,
  type Rest,
  sumOfParts,
  takenBeside,
  takesAll,
} from './rules/plan-refund.ts'
import { restOf, restWithout } from './rules/rest.ts'
import { findRefundsOf } from './store/refunds.ts'

const BUYER = { by: 'buyer', byUser: null } as const

/**
 * Gives pieces of a locked order that have not left back to a buyer who withdraws from them, in the caller's transaction: they will not be sent, and
 * their money goes back, with the last pieces of the order its delivery as well. With the last of the rest the order counts as shipped. The
 * withdrawal's own mails tell of it. `amount` (grosze): what goes back, and how; null for nothing. `order_not_refundable`, `refund_exceeds`.
 */
export async function giveBackRest(
  inside: Deps,
  locked: LockedToPayBack,
  pieces: readonly Rest[],
): Promise<{ amount: Minor; way: RefundWay | null }> {
  const { order } = locked
  if (order.status !== 'partlyShipped' || !mayRefund(order)) throw new Failure('conflict', 'order_not_refundable')
  const earlier = await findRefundsOf(inside.db, [order.id])
  const given = earlier.flatMap(({ parts }) => parts)
  const left = leftOf(order, given, takenBeside(order.givenBack, earlier))
  const rest = restWithout(restOf(order), pieces)
  const ofGoods = planRefund(left, { kind: 'rest', rest: pieces })
  if (!Array.isArray(ofGoods) && ofGoods.code !== 'refund_nothing_left') throw invalidField('lines', ofGoods.code)
  // All their money went back before, as a part of the price.
  if (!Array.isArray(ofGoods)) {
    await refundable.giveUp(inside, order, pieces)
    if (rest.length === 0) await refundable.giveUpRest(inside, order, BUYER)
    return { amount: 0, way: null }
  }
  const delivery: RefundPart[] =
    takesAll(left, ofGoods) && left.delivery > 0 ? [{ itemId: null, pieces: 0, amount: left.delivery }] : []
  const parts = [...ofGoods, ...delivery]
  const amount = sumOfParts(parts)
  const kind = rest.length === 0 ? 'rest' : 'line'
  const why = { reason: 'buyerAsked', words: null } as const
  const way = await payBack(inside, locked, { ...BUYER, ...why, kind, parts, givenUp: pieces, isToldElsewhere: true })
  await refundable.giveBack(inside, order, { amount, givenUp: pieces }, BUYER)
  const isWhole = order.givenBack + amount === order.total
  if (!isWhole && rest.length === 0) await refundable.giveUpRest(inside, order, BUYER)
  return { amount, way }
}
