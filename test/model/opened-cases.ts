import { randomInt, randomUUID } from 'node:crypto'
import { type Expected, type Standing, take } from './expect-step.ts'
import type { Verb } from './life.ts'
import type { OrderFacts } from './order-facts.ts'

// What buyers ask for: pieces that left, all before it left, what has not left of an order sent in part.
export const HAS_LEFT = ['partlyShipped', 'shipped', 'delivered', 'completed']
/** Where money was taken by a bank, or went back otherwise, meanwhile. */
export const NO_MONEY = ['order_not_refundable', 'refund_exceeds', 'payment_disputed', 'refund_nothing_left']
export const somewhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  'idempotency-key': randomUUID(),
})

/** Sold, nothing has left, and the buyer cannot call it off without the law's right. */
const isStill = ({ status, money }: OrderFacts) =>
  ['preparing', 'ready'].includes(status) && ['paid', 'onDelivery'].includes(money)

/** All of it is withdrawn from at once, with all its money, or nothing is. */
function stopped({ items, money, givenBack, total, isContested, cases }: OrderFacts, itemId: number, quantity: number) {
  const refusals = givenBack > 0 ? ['return_pieces_taken', 'return_whole_order'] : []
  const isAll = items.length === 1 && items[0]?.itemId === itemId && items[0].quantity === quantity
  const item = items.find((one) => one.itemId === itemId)
  if (item && quantity > item.quantity) return { any: () => false, refusals: ['return_pieces_taken'] }
  if (!isAll) refusals.push('return_whole_order')
  if (isContested) refusals.push('order_not_refundable', 'payment_disputed')
  return {
    any: (after: Standing) =>
      after.status === 'cancelled' &&
      after.money === (money === 'paid' ? 'refundDue' : money) &&
      after.givenBack === (money === 'paid' ? total : givenBack) &&
      after.cases.length === cases.length + 1 &&
      String(after.cases.at(-1)).endsWith(' stopped'),
    refusals,
  }
}

/** What a buyer who asks for pieces gets. */
function opened(order: OrderFacts, kind: 'withdrawal' | 'claim', itemId: number, quantity: number): Expected {
  const { status, money, items, cases, days, givenBack } = order
  if (status === 'disputed') return { refused: 'case_disputed' }
  if (['cancelled', 'expired'].includes(status)) return { refused: 'return_called_off' }
  if (kind === 'withdrawal' && isStill(order)) return stopped(order, itemId, quantity)
  if (!HAS_LEFT.includes(status)) return { refused: 'return_not_sent_yet' }
  if (money !== 'paid') return { refused: 'return_not_paid' }
  const refusals: string[] = []
  // The last day is counted in days of the calendar and moves past holidays: between the two it may be either.
  if (kind === 'withdrawal' && days !== null && days > 20) return { refused: 'return_too_late' }
  if (kind === 'withdrawal' && days !== null && days > 13) refusals.push('return_too_late')
  if (kind === 'claim' && days !== null && days > 700) refusals.push('return_too_late')
  const item = items.find((one) => one.itemId === itemId)
  const there = item && (order.shipments.length > 0 ? item.sent : item.quantity)
  if (there === undefined) return { refused: 'return_unknown_line' }
  if (quantity > there)
    return refusals.length > 0
      ? { any: () => false, refusals: [...refusals, 'return_pieces_taken'] }
      : { refused: 'return_pieces_taken' }
  if (cases.length > 0 || givenBack > 0) refusals.push('return_pieces_taken')
  return {
    any: (after) =>
      after.status === status &&
      after.givenBack === givenBack &&
      after.cases.length === cases.length + 1 &&
      String(after.cases.at(-1)).endsWith(' opened'),
    refusals,
  }
}
export const open =
  (kind: 'withdrawal' | 'claim'): Verb =>
  (world, order, at) => {
    const { itemId, quantity } = order.items[at % order.items.length] as { itemId: number; quantity: number }
    const pieces = 1 + (at % (quantity + (at % 7 === 0 ? 1 : 0)))
    const who = { name: 'Anna Kowalska', email: 'anna.zwrot@example.com', lines: [{ itemId, quantity: pieces }] }
    const wish = at % 3 === 0 ? { wish: 'priceReduction', wishAmount: 1 + (at % 900) } : { wish: 'refund' }
    const body = kind === 'claim' ? { ...who, kind, words: 'Ekran gaśnie po godzinie.', ...wish } : who
    const path = `/api/purchases/${order.key}/orders/${order.number}/${kind === 'claim' ? 'returns' : 'withdrawal'}`
    return take(world, order, `${kind} ${pieces} of ${itemId}`, opened(order, kind, itemId, pieces), () =>
      world.api('POST', path, body, somewhere()),
    )
  }

/** All that was bought: before it leaves, the end of the order. */
export const withdrawAll: Verb = (world, order) => {
  const lines = order.items.map(({ itemId, quantity }) => ({ itemId, quantity }))
  const [first, ...more] = lines
  // Of several lines the market decides: the model follows what one line leads to.
  const expected: Expected =
    more.length > 0 || !first
      ? { any: () => true, refusals: ANY_REFUSAL }
      : opened(order, 'withdrawal', first.itemId, first.quantity)
  const body = { name: 'Anna Kowalska', email: 'anna.zwrot@example.com', lines }
  return take(world, order, 'withdraw from all', expected, () =>
    world.api('POST', `/api/purchases/${order.key}/orders/${order.number}/withdrawal`, body, somewhere()),
  )
}
const ANY_REFUSAL = [
  ...['return_called_off', 'return_not_sent_yet', 'return_not_paid', 'return_too_late', 'return_pieces_taken'],
  ...['return_whole_order', 'case_disputed', 'order_not_refundable', 'payment_disputed'],
]

/** What has not left of an order sent in part, all of it or one piece: it is given up, and its money goes back. */
export const withdrawRest: Verb = async (world, order, at) => {
  const left = order.items.flatMap(({ itemId, quantity, sent, givenUp }) =>
    quantity > sent + givenUp ? [{ itemId, quantity: quantity - sent - givenUp }] : [],
  )
  const [first] = left
  if (!first) return
  const waiting = left.reduce((sum, { quantity }) => sum + quantity, 0)
  const lines = at % 2 === 0 ? left : [{ ...first, quantity: 1 }]
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const unsent = at % 5 === 0 ? waiting + 1 : waiting
  const body = { name: 'Anna Kowalska', email: 'anna.zwrot@example.com', lines, unsent }
  const expected = withdrawnRest(order, pieces === waiting, unsent === waiting)
  await take(world, order, `withdraw from ${pieces} of ${waiting} unsent`, expected, () =>
    world.api('POST', `/api/purchases/${order.key}/orders/${order.number}/withdrawal`, body, somewhere()),
  )
}
function withdrawnRest({ status, money, givenBack, cases }: OrderFacts, isAll: boolean, isTold: boolean): Expected {
  if (status !== 'partlyShipped') return { any: () => false, refusals: [...ANY_REFUSAL, 'return_unsent_changed'] }
  // Where there is no money to give back, nothing waits that could be withdrawn from.
  if (money !== 'paid') return { any: () => false, refusals: ['return_not_paid', 'return_unsent_changed'] }
  if (!isTold) return { refused: 'return_unsent_changed' }
  return {
    any: (after) =>
      after.status === (isAll ? 'shipped' : 'partlyShipped') &&
      after.givenBack >= givenBack &&
      after.cases.length === cases.length + 1 &&
      String(after.cases.at(-1)).endsWith(' stopped'),
    refusals: NO_MONEY,
  }
}
