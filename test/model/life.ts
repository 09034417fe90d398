import { authOf } from '../factories/person.ts'
import { type Expected, NOTHING, take } from './expect-step.ts'
import { type OrderFacts, type Pieces, sellerOf } from './order-facts.ts'
import type { World } from './world.ts'

/** Something that somebody does with an order; `at` chooses pieces and numbers. */
export type Verb = (world: World, order: OrderFacts, at: number) => Promise<unknown>

// What each command may do is said here in its own words, not read from the tables of the market: two who say the same are compared.
const COVERED = ['paid', 'onDelivery']
const WAITS_TO_LEAVE = ['confirmed', 'preparing']
const IN_THE_HOUSE = [...WAITS_TO_LEAVE, 'ready']
const isIn = (list: readonly string[], one: string) => list.includes(one)
const isPickup = ({ method }: OrderFacts) => method === 'store_pickup'

export const leftOf = ({ items }: OrderFacts): Pieces[] =>
  items.flatMap(({ versionId, quantity, sent, givenUp }) => {
    const left = quantity - sent - givenUp
    return left > 0 ? [{ versionId, quantity: left }] : []
  })
const piecesOf = <K extends string>(items: readonly Readonly<Record<K, number>>[], which: K) =>
  items.reduce((sum, item) => sum + item[which], 0)
const alike = (one: readonly Pieces[], other: readonly Pieces[]) =>
  one.length === other.length &&
  one.every(({ versionId, quantity }) =>
    other.some((piece) => piece.versionId === versionId && piece.quantity === quantity),
  )

/** Few numbers, so that the same one comes again. */
const numberOf = (at: number) => `${1_000_000_000_000 + (at % 9)}U`
const asSeller = (world: World, order: OrderFacts, verb: string, body?: object) =>
  world.asSeller(sellerOf(world, order), 'POST', `orders/${order.number}/${verb}`, body)

const begin: Verb = (world, order) => {
  const expected: Expected =
    order.status === 'preparing'
      ? NOTHING
      : order.status === 'confirmed' && isIn(COVERED, order.money)
        ? { becomes: { status: 'preparing' } }
        : { refused: 'order_not_preparable' }
  return take(world, order, 'begin', expected, () => asSeller(world, order, 'prepare'))
}

/** What becomes of a shipment; `items` undefined: with all that is left. */
export function shipped(order: OrderFacts, number: string, items: Pieces[] | undefined): Expected {
  const left = leftOf(order)
  const known = order.shipments.filter((shipment) => shipment.number === number)
  if (known.some((one) => !items || alike(one.items, items))) return NOTHING
  if (isPickup(order)) return { refused: 'pickup_not_shipped' }
  if (known.length > 0 || (left.length === 0 && order.shipments.length > 0)) return { refused: 'already_shipped' }
  if (!isIn([...WAITS_TO_LEAVE, 'partlyShipped'], order.status) || !isIn(COVERED, order.money))
    return { refused: 'order_not_shippable' }
  const sent = items ?? left
  for (const { versionId, quantity } of sent) {
    const there = left.find((one) => one.versionId === versionId)
    if (!there) return { refused: 'ship_unknown_line' }
    if (quantity > there.quantity) return { refused: 'ship_exceeds' }
  }
  const status = alike(sent, left) ? 'shipped' : 'partlyShipped'
  return { becomes: { status, shipments: [...order.shipments, { number, items: sent }] } }
}
function ship(world: World, order: OrderFacts, number: string, items?: Pieces[]) {
  const body = { carrier: 'dpd', trackingNumber: number, ...(items && { items }) }
  return take(world, order, `ship ${JSON.stringify(body)}`, shipped(order, number, items), () =>
    asSeller(world, order, 'ship', body),
  )
}
/** One piece of what is left; where nothing is, of what was ordered. */
const shipPart: Verb = (world, order, at) => {
  const left = leftOf(order)
  const { versionId } = (left.length > 0 ? left : order.items)[at % Math.max(1, left.length)] as Pieces
  return ship(world, order, numberOf(at), [{ versionId, quantity: 1 }])
}
/** More than was ordered. */
const shipTooMuch: Verb = (world, order, at) => {
  const { versionId, quantity } = order.items[0] as Pieces
  return ship(world, order, numberOf(at), [{ versionId, quantity: quantity + 1 }])
}
const shipRest: Verb = (world, order, at) => ship(world, order, numberOf(at))
/** A shipment again, as it left. */
const shipAgain: Verb = async (world, order, at) => {
  const shipment = order.shipments[at % Math.max(1, order.shipments.length)]
  if (shipment) await ship(world, order, shipment.number, shipment.items)
}

const layOut: Verb = (world, order) => {
  const expected: Expected = !isPickup(order)
    ? { refused: 'only_pickup_ready' }
    : order.status === 'ready'
      ? NOTHING
      : isIn(WAITS_TO_LEAVE, order.status) && isIn(COVERED, order.money)
        ? { becomes: { status: 'ready' } }
        : { refused: 'order_not_shippable' }
  return take(world, order, 'lay out', expected, () => asSeller(world, order, 'ready'))
}

/** What is paid at the door is paid by being handed over. */
const handedOver = (order: OrderFacts): Expected => ({
  becomes: {
    status: 'delivered',
    money: order.money === 'onDelivery' ? 'paid' : order.money,
    // What has not left by then never will.
    givenUp:
      piecesOf(order.items, 'givenUp') + (order.status === 'partlyShipped' ? piecesOf(leftOf(order), 'quantity') : 0),
  },
})
function deliverable(order: OrderFacts): Expected {
  const { status, money } = order
  if (status === 'delivered') return NOTHING
  const isCovered = isIn(COVERED, money)
  const isGone = isIn(['refundDue', 'refunded'], money)
  const isMine =
    (status === 'shipped' && (isCovered || isGone)) ||
    (isPickup(order) && isIn(IN_THE_HOUSE, status) && isCovered) ||
    (status === 'partlyShipped' && (money === 'onDelivery' || isGone))
  return isMine ? handedOver(order) : { refused: 'order_not_deliverable' }
}
const deliver: Verb = (world, order) =>
  take(world, order, 'deliver', deliverable(order), () => asSeller(world, order, 'deliver'))

const arrived = (order: OrderFacts): Expected => {
  if (isIn(['delivered', 'completed'], order.status)) return NOTHING
  return order.status === 'shipped' ? handedOver(order) : { refused: 'order_not_under_way' }
}
const receive: Verb = (world, order) =>
  take(world, order, 'receive', arrived(order), () =>
    world.api('POST', `/api/purchases/${order.key}/orders/${order.number}/received`),
  )
/** The operator, who logs in for it. */
export async function asOperator(world: World, path: string, body: object) {
  return world.api('POST', `/api/admin/${path}`, body, await authOf(world.market, world.operatorId))
}
const knownToArrive: Verb = (world, order) =>
  take(world, order, 'the operator knows it arrived', arrived(order), () =>
    asOperator(world, `orders/${order.number}/delivered`, { words: 'Potwierdził kurier.' }),
  )

/** The operator calls off what nobody has paid, or with its money what has not left. */
function calledOff(order: OrderFacts): Expected {
  const { status, money, total, isContested } = order
  if (isIn(['unpaid', 'onDelivery'], money)) {
    if (status === 'cancelled') return NOTHING
    return isIn(['pending', ...IN_THE_HOUSE], status)
      ? { becomes: { status: 'cancelled' } }
      : { refused: 'order_not_cancellable' }
  }
  const isOver = (after: { status: string; money: string; givenBack: number }) =>
    after.status === 'cancelled' && after.money === 'refundDue' && after.givenBack === total
  if (status === 'cancelled') return { any: () => true, refusals: ['paid_order_not_cancellable'] }
  if (money === 'paid' && isIn(IN_THE_HOUSE, status)) {
    return {
      any: isOver,
      refusals: isContested ? ['payment_disputed', 'order_not_refundable', 'paid_order_not_cancellable'] : [],
    }
  }
  return { any: () => false, refusals: ['paid_order_not_cancellable'] }
}
const callOff: Verb = (world, order) =>
  take(world, order, 'the operator calls off', calledOff(order), () =>
    asOperator(world, `orders/${order.number}/cancel`, { reason: 'another', words: 'Sprzedawca nie odpowiada.' }),
  )

/** What was not sent never will be: its money goes back, and the order goes on as what left of it. */
function givenUp(order: OrderFacts): Expected {
  const { status, money, givenBack, total, items, isContested } = order
  const refusals = ['order_not_refundable', 'refund_no_rest']
  if (money !== 'paid' || status !== 'partlyShipped') return { any: () => false, refusals }
  const isFresh = givenBack === 0 && !isContested
  const rest = items.reduce((sum, { price, quantity, sent, givenUp }) => sum + price * (quantity - sent - givenUp), 0)
  return {
    any: (after) =>
      after.status === 'shipped' &&
      (isFresh ? after.givenBack === rest : after.givenBack > givenBack) &&
      after.money === (after.givenBack === total ? 'refundDue' : 'paid'),
    refusals: isFresh ? [] : ['payment_disputed', 'refund_nothing_left', 'order_not_refundable'],
  }
}
const giveUpRest: Verb = (world, order) =>
  take(world, order, 'give up the rest', givenUp(order), () =>
    asSeller(world, order, 'refunds', {
      ...{ kind: 'rest', reason: 'soldOut', words: null, givenBack: order.givenBack },
    }),
  )

/** One piece is not there: its money goes back before it left, and nobody sends it. */
function cancelledPiece(order: OrderFacts, item: OrderFacts['items'][number]): Expected {
  const { status, money, givenBack, isContested } = order
  if (money !== 'paid' || !isIn([...IN_THE_HOUSE, 'partlyShipped'], status))
    return {
      any: () => false,
      refusals: ['order_not_refundable', 'refund_sent_already', 'refund_exceeds', 'refund_nothing_left'],
    }
  const isLast = piecesOf(leftOf(order), 'quantity') === 1
  if (isLast && isIn(IN_THE_HOUSE, status)) return { refused: 'refund_cancel_instead' }
  const then = isLast ? 'shipped' : status
  const givenUp = piecesOf(order.items, 'givenUp') + 1
  if (givenBack === 0 && !isContested) return { becomes: { status: then, givenBack: item.price, givenUp } }
  return {
    any: (after) => after.givenUp === givenUp && after.givenBack > givenBack && after.status === then,
    refusals: ['payment_disputed', 'refund_nothing_left', 'order_not_refundable', 'refund_cancel_instead'],
  }
}
const cancelPiece: Verb = async (world, order, at) => {
  const left = leftOf(order)
  const wanted = left[at % Math.max(1, left.length)]
  const item = order.items.find(({ versionId }) => versionId === wanted?.versionId)
  if (!item) return
  await take(world, order, `cancel one of ${item.itemId}`, cancelledPiece(order, item), () =>
    asSeller(world, order, 'refunds', {
      ...{ kind: 'line', itemId: item.itemId, quantity: 1, reason: 'soldOut', words: null, givenBack: order.givenBack },
    }),
  )
}

export const LIFE = {
  begin,
  shipPart,
  shipRest,
  shipAgain,
  shipTooMuch,
  layOut,
  deliver,
  receive,
  knownToArrive,
  callOff,
  giveUpRest,
  cancelPiece,
} as const satisfies Readonly<Record<string, Verb>>
