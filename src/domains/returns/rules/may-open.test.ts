import { expect, test } from 'vitest'
import { freePieces, NO_POLICY, type ReturnableOrder, rightTo, unsentPieces } from './may-open.ts'
import { DEFAULT_RETURN_RULES as RULES } from './periods.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const order: ReturnableOrder = {
  ...{ status: 'delivered', paymentStatus: 'paid', placedAt: at('2026-01-10'), deliveredAt: at('2026-02-02') },
  ...{ repairedUntil: null, isBusiness: false },
}
const on = (today: string, policy = {}) => ({
  ...{ rules: RULES, policy: { ...NO_POLICY, ...policy }, now: at(today), isHoliday: () => false },
})

test('an exchange is what the seller offers, with a period of its own', () => {
  expect(rightTo('exchange', order, on('2026-02-03'), false)).toEqual({ until: null, why: 'return_no_policy' })
  expect(rightTo('exchange', order, on('2026-02-03', { returnDays: 30 }), false).why).toBe('return_no_policy')
  const offered = { exchangeDays: 20 }
  expect(rightTo('exchange', order, on('2026-02-22', offered), false)).toEqual({ until: '2026-02-22', why: null })
  expect(rightTo('exchange', order, on('2026-02-23', offered), false).why).toBe('return_too_late')
  // A company may use what was promised to everybody.
  expect(rightTo('exchange', { ...order, isBusiness: true }, on('2026-02-22', offered), false).why).toBeNull()
  // Before it arrived there is no last day yet.
  const onItsWay = { ...order, status: 'shipped', deliveredAt: null } as const
  expect(rightTo('exchange', onItsWay, on('2026-02-22', offered), false)).toEqual({ until: null, why: null })
})

test('of a claim the later day holds: the law’s or that of a repair', () => {
  const until = (repairedUntil: string | null, deliveredAt: Date | null = order.deliveredAt) =>
    rightTo('claim', { ...order, repairedUntil, deliveredAt }, on('2026-02-10'), false).until
  expect(until(null)).toBe('2028-02-02')
  expect(until('2028-02-03')).toBe('2028-02-03')
  expect(until('2027-02-02')).toBe('2028-02-02')
})

test('what left in part can be withdrawn from; what is disputed waits for its decision', () => {
  const why = (status: ReturnableOrder['status']) =>
    rightTo('withdrawal', { ...order, status }, on('2026-02-10'), false).why
  expect(why('partlyShipped')).toBeNull()
  expect(why('completed')).toBeNull()
  expect(why('disputed')).toBe('return_not_sent_yet')
})

test('pieces are free that are paid, sent, not back and in no other case', () => {
  expect(freePieces(3, { taken: 0, sent: null, cameBack: 0, waits: 0 })).toBe(3)
  expect(freePieces(3, { taken: 1, sent: null, cameBack: 2, waits: 0 })).toBe(2)
  expect(freePieces(3, { taken: 0, sent: 2, cameBack: 0, waits: 0 })).toBe(2)
  expect(freePieces(1, { taken: 0, sent: 3, cameBack: 1, waits: 0 })).toBe(1)
  expect(freePieces(3, { taken: 1, sent: 3, cameBack: 1, waits: 0 })).toBe(1)
  expect(freePieces(1, { taken: 2, sent: 3, cameBack: 0, waits: 0 })).toBe(0)
  // Three left after refunds, of which two have not left: one was sent, and its money may be all that went back.
  expect(freePieces(3, { taken: 0, sent: 1, cameBack: 0, waits: 2 })).toBe(1)
  expect(freePieces(2, { taken: 0, sent: 1, cameBack: 0, waits: 2 })).toBe(0)
})

test('pieces that wait are withdrawn from alone where others have left, and the money is here', () => {
  const item = { quantity: 5, sent: 2, givenUp: 1 }
  const unsent = (status: ReturnableOrder['status'], paymentStatus: ReturnableOrder['paymentStatus'] = 'paid') =>
    unsentPieces({ status, paymentStatus }, item)
  expect(unsent('partlyShipped')).toBe(2)
  expect(unsent('partlyShipped', 'onDelivery')).toBe(0)
  expect(unsent('partlyShipped', 'refundDue')).toBe(0)
  expect([unsent('preparing'), unsent('shipped'), unsent('disputed')]).toEqual([0, 0, 0])
})
