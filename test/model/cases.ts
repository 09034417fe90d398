import { type Expected, take } from './expect-step.ts'
import { asOperator, leftOf, type Verb } from './life.ts'
import { HAS_LEFT, NO_MONEY, open, somewhere, withdrawAll, withdrawRest } from './opened-cases.ts'
import { type CaseFacts, type OrderFacts, sellerOf } from './order-facts.ts'
import type { World } from './world.ts'

// What buyer, seller and operator may do with a case, in the model's own words.
const OPEN = ['opened', 'accepted', 'sent', 'received', 'disputed']
const IMPOSSIBLE: Expected = { refused: 'case_step_impossible' }
const isOpen = ({ status }: CaseFacts) => OPEN.includes(status)

type Step = {
  by: 'buyer' | 'seller' | 'operator'
  verb: string
  expected: (order: OrderFacts, one: CaseFacts) => Expected
  body?: (one: CaseFacts, at: number) => object
}
/** With the newest case that is open, or the newest at all. */
const step =
  (what: string, { by, verb, expected, body }: Step): Verb =>
  async (world, order, at) => {
    const one = order.cases.findLast(isOpen) ?? order.cases.at(-1)
    if (!one) return
    await take(world, order, `${what} case ${one.id} (${one.kind}, ${one.status})`, expected(order, one), () =>
      askOf(world, order, by, `${one.id}/${verb}`, body?.(one, at)),
    )
  }
function askOf(world: World, order: OrderFacts, by: Step['by'], path: string, body?: object) {
  if (by === 'seller') return world.asSeller(sellerOf(world, order), 'POST', `returns/${path}`, body)
  if (by === 'operator') return asOperator(world, `disputes/${path}`, body ?? {})
  return world.api('POST', `/api/purchases/${order.key}/cases/${path}`, body, somewhere())
}

/** The case alone moves on. */
const moves = ({ cases }: OrderFacts, one: CaseFacts, to: string, status?: string): Expected => ({
  becomes: {
    cases: cases.map(({ id, status: was }) => `${id} ${id === one.id ? to : was}`),
    ...(status && { status }),
  },
})
const isAnswered = ({ kind, status, remedy }: CaseFacts) =>
  kind !== 'claim' || (status !== 'opened' && remedy === 'refund')

const send = step('send back', {
  ...{ by: 'buyer', verb: 'sent', body: () => ({ carrier: 'DPD', trackingNumber: '1000000000009U' }) },
  expected: (order, one) =>
    ['opened', 'accepted'].includes(one.status) && isAnswered(one) ? moves(order, one, 'sent') : IMPOSSIBLE,
})
const keep = step('keep after all', {
  ...{ by: 'buyer', verb: 'cancel' },
  expected: (order, one) => (['opened', 'accepted'].includes(one.status) ? moves(order, one, 'cancelled') : IMPOSSIBLE),
})
/** All or one of the pieces came; of some nothing can be sold again, and some are worth less. */
const takeBack = step('take back', {
  ...{ by: 'seller', verb: 'receive' },
  body: ({ lines }, at) => ({
    lines: lines.map(({ itemId, quantity }) => {
      const received = at % 5 === 0 ? 1 : quantity
      const deduction = at % 4 === 0 ? 1 + (at % 700) : 0
      const condition = deduction > 0 ? 'worse' : 'asDescribed'
      return {
        itemId,
        received,
        sellable: at % 2 ? received : 0,
        condition,
        deduction,
        reason: deduction ? 'Rysy' : null,
      }
    }),
  }),
  expected: (order, one) =>
    ['opened', 'accepted', 'sent', 'received'].includes(one.status) && isAnswered(one)
      ? moves(order, one, 'received')
      : IMPOSSIBLE,
})

/** What came back is paid once; with the last pieces the order is over, and its delivery goes back too. */
function paidBack(order: OrderFacts, one: CaseFacts): Expected {
  if (!['sent', 'received'].includes(one.status)) return IMPOSSIBLE
  if (!one.lines.some(({ received }) => received > 0)) return { refused: 'return_nothing_received' }
  const { items, givenBack, isContested, delivery } = order
  const came = (itemId: number) => one.lines.find((line) => line.itemId === itemId)
  const isAll = items.every(({ itemId, quantity }) => (came(itemId)?.received ?? 0) === quantity)
  const worth = items.reduce((sum, item) => {
    const line = came(item.itemId)
    return line ? sum + line.received * item.price - line.deduction : sum
  }, 0)
  const isFresh = givenBack === 0 && !isContested && order.cases.length === 1
  return {
    any: (after) =>
      after.cases.includes(`${one.id} settled`) &&
      (isFresh ? after.givenBack === worth + (isAll ? delivery : 0) : after.givenBack >= givenBack) &&
      (!isFresh || (after.status === 'returned') === (isAll && order.status !== 'partlyShipped')),
    refusals: isFresh ? [] : NO_MONEY,
  }
}
const refund = step('refund', { ...{ by: 'seller', verb: 'refund' }, expected: paidBack })

const reject = step('reject', {
  ...{ by: 'seller', verb: 'reject', body: () => ({ words: 'Uszkodzenie po upadku.' }) },
  expected: (order, one) =>
    one.kind === 'claim' && one.status === 'opened' ? moves(order, one, 'rejected') : IMPOSSIBLE,
})
const accept = step('accept', {
  ...{ by: 'seller', verb: 'accept', body: () => ({ remedy: 'refund' }) },
  expected: (order, one) =>
    one.kind === 'claim' && one.status === 'opened' ? moves(order, one, 'accepted') : IMPOSSIBLE,
})
/** A part of the price, at once; the goods stay. */
const reduce = step('reduce', {
  ...{ by: 'seller', verb: 'accept', body: (_, at) => ({ remedy: 'priceReduction', amount: 1 + (at % 900) }) },
  expected: ({ givenBack, isContested }, one) =>
    one.kind === 'claim' && (one.status === 'opened' || (one.status === 'accepted' && one.remedy === 'priceReduction'))
      ? {
          any: (after) => after.cases.includes(`${one.id} settled`) && after.givenBack > givenBack,
          refusals: givenBack > 0 || isContested ? NO_MONEY : [],
        }
      : IMPOSSIBLE,
})

/** The order stands still while the operator is asked; once a case. */
function disputed(order: OrderFacts, one: CaseFacts): Expected {
  if (!['opened', 'accepted', 'sent', 'received', 'settled', 'rejected', 'lapsed'].includes(one.status))
    return IMPOSSIBLE
  const isOver = ['settled', 'rejected', 'lapsed'].includes(one.status)
  if (isOver && one.daysSince > 60) return { any: () => true, refusals: ['dispute_too_late', 'case_disputed'] }
  if (order.status === 'disputed' || one.statusBefore !== null) return { refused: 'case_disputed' }
  const then = moves(order, one, 'disputed', HAS_LEFT.includes(order.status) ? 'disputed' : undefined)
  // Another case may have its pieces by now.
  if (!isOver) return then
  const status = HAS_LEFT.includes(order.status) ? 'disputed' : order.status
  return { any: (after) => after.status === status, refusals: ['return_pieces_taken'] }
}
const words = () => ({ words: 'Nie zgadzam się z tym.' })
const buyerDisputes = step('dispute', { ...{ by: 'buyer', verb: 'dispute', body: words }, expected: disputed })
const sellerDisputes = step('dispute, as the seller,', {
  ...{ by: 'seller', verb: 'dispute', body: words },
  expected: disputed,
})

/** What was sent in part is sent where the last of its rest was given up during the dispute. */
const goesBackTo = (order: OrderFacts) =>
  order.statusBefore === 'partlyShipped' && leftOf(order).length === 0 ? 'shipped' : (order.statusBefore ?? undefined)

/** The order goes on from where it was, and only for the buyer does money go. */
const forSeller = step('decide for the seller', {
  ...{ by: 'operator', verb: 'decision', body: () => ({ outcome: 'seller', words: 'Regulamin jest jasny.' }) },
  expected: (order, one) =>
    one.status === 'disputed'
      ? moves(order, one, one.statusBefore === 'settled' ? 'settled' : 'rejected', goesBackTo(order))
      : IMPOSSIBLE,
})
const forBuyer = step('decide for the buyer', {
  ...{ by: 'operator', verb: 'decision' },
  body: (_, at) => ({
    ...{ outcome: 'buyer', words: 'Towar nie był zgodny.' },
    amount: at % 2 ? 1 + (at % 5000) : null,
  }),
  expected: (order, one) =>
    one.status === 'disputed'
      ? {
          any: (after) =>
            after.cases.includes(`${one.id} settled`) &&
            [
              goesBackTo(order) ?? order.status,
              ...['returned', ...(after.givenBack === order.total ? ['shipped'] : [])],
            ].includes(after.status) &&
            after.givenBack >= order.givenBack,
          refusals: NO_MONEY,
        }
      : IMPOSSIBLE,
})

export const CASES = {
  withdraw: open('withdrawal'),
  withdrawAll,
  withdrawRest,
  claim: open('claim'),
  ...{ send, keep, takeBack, refund, reject, accept, reduce, buyerDisputes, sellerDisputes, forSeller, forBuyer },
} as const satisfies Readonly<Record<string, Verb>>
