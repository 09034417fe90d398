import { expect, test } from 'vitest'
import { isUnsent, NO_POLICY, type ReturnableOrder, rightTo } from './may-open.ts'
import { addMonths, lastDayAfter, lastDayToWithdraw, DEFAULT_RETURN_RULES as RULES } from './periods.ts'

const never = () => false
const at = (day: string) => new Date(`${day}T12:00:00Z`)

test.each([
  // Monday the 2nd: the 16th is a Monday.
  ['2026-11-02', '2026-11-16'],
  // The 14th day is a Saturday, and the Monday after it is free.
  ['2026-10-24', '2026-11-09'],
  ['2026-12-12', '2026-12-28'],
])('delivered on %s, withdrawn until %s', (delivered, until) => {
  const isHoliday = (day: string) => ['2026-12-25', '2026-12-26'].includes(day)
  const days = { placedAt: at('2026-01-01'), deliveredAt: at(delivered) }
  expect(lastDayToWithdraw(days, RULES, isHoliday)).toBe(until)
})

test('twelve months more for orders of before one was told of the right; no end before the last piece came', () => {
  const order = { placedAt: at('2026-01-10'), deliveredAt: at('2026-02-02') }
  expect(lastDayToWithdraw(order, { ...RULES, informedFrom: '2026-01-11' }, never)).toBe('2027-02-16')
  expect(lastDayToWithdraw(order, { ...RULES, informedFrom: '2026-01-10' }, never)).toBe('2026-02-16')
  expect(lastDayToWithdraw({ ...order, deliveredAt: null }, RULES, never)).toBeNull()
})

test('months end where there is no such day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', 24)).toBe('2026-02-28')
  expect(addMonths('2026-11-30', 12)).toBe('2027-11-30')
})

const order: ReturnableOrder = {
  ...{ status: 'delivered', paymentStatus: 'paid', placedAt: at('2026-01-10'), deliveredAt: at('2026-02-02') },
  ...{ repairedUntil: null, isBusiness: false },
}
const NONE = NO_POLICY
const context = (today: string, policy = {}) => ({
  ...{ rules: RULES, policy: { ...NONE, ...policy }, now: at(today), isHoliday: never },
})

test('who bought for a company has a consumer’s rights only where it says that it was not for the trade', () => {
  const business = { ...order, isBusiness: true }
  expect(rightTo('withdrawal', business, context('2026-02-10'), false).why).toBe('return_business')
  expect(rightTo('withdrawal', business, context('2026-02-10'), true).why).toBeNull()
  expect(rightTo('claim', business, context('2026-02-10'), false).why).toBe('return_business')
  expect(rightTo('claim', business, context('2026-02-10', { warrantyMonths: 6 }), false).why).toBeNull()
})

test('beyond the law there is what the seller promised, and not a day longer', () => {
  expect(rightTo('return', order, context('2026-03-01'), false).why).toBe('return_no_policy')
  expect(rightTo('return', order, context('2026-03-04', { returnDays: 30 }), false)).toEqual({
    until: '2026-03-04',
    why: null,
  })
  expect(rightTo('return', order, context('2026-03-05', { returnDays: 30 }), false).why).toBe('return_too_late')
  expect(rightTo('claim', order, context('2028-02-02'), false).why).toBeNull()
  expect(rightTo('claim', order, context('2028-02-03'), false).why).toBe('return_too_late')
  expect(rightTo('claim', { ...order, repairedUntil: '2029-02-02' }, context('2028-06-01'), false).why).toBeNull()
  expect(rightTo('claim', order, context('2028-06-01', { warrantyMonths: 36 }), false).why).toBeNull()
})

test('what has not left, is not paid or is before the operator is not sent back', () => {
  const ask = (over: Partial<ReturnableOrder>) =>
    rightTo('withdrawal', { ...order, ...over }, context('2026-02-10'), false)
  expect(ask({ status: 'confirmed' }).why).toBe('return_not_sent_yet')
  expect(ask({ paymentStatus: 'refunded' }).why).toBe('return_not_paid')
  expect(ask({ status: 'shipped', deliveredAt: null })).toEqual({ until: null, why: null })
  for (const status of ['cancelled', 'expired'] as const) expect(ask({ status }).why).toBe('return_called_off')
})

test('who may not call it off any more withdraws before it leaves, and complains of nothing that is not there', () => {
  const here = { ...order, deliveredAt: null }
  const ask = (over: Partial<ReturnableOrder>, kind: 'withdrawal' | 'claim' = 'withdrawal', nonProfessional = false) =>
    rightTo(kind, { ...here, ...over }, context('2026-02-10'), nonProfessional)
  for (const status of ['preparing', 'ready'] as const) {
    for (const paymentStatus of ['paid', 'onDelivery'] as const) {
      expect(ask({ status, paymentStatus })).toEqual({ until: null, why: null })
      expect(isUnsent({ status, paymentStatus })).toBe(true)
      expect(ask({ status, paymentStatus }, 'claim').why).toBe('return_not_sent_yet')
    }
    for (const paymentStatus of ['unpaid', 'refundDue', 'refunded'] as const) {
      expect(isUnsent({ status, paymentStatus })).toBe(false)
      expect(ask({ status, paymentStatus }).why).toBe('return_not_sent_yet')
    }
    expect(ask({ status, isBusiness: true }).why).toBe('return_business')
    expect(ask({ status, isBusiness: true }, 'withdrawal', true).why).toBeNull()
  }
  // Until its seller begins it is called off, without any right.
  expect(ask({ status: 'confirmed' }).why).toBe('return_not_sent_yet')
  expect(ask({ status: 'confirmed', paymentStatus: 'onDelivery' }).why).toBe('return_not_sent_yet')
  for (const status of ['pending', 'partlyShipped', 'shipped', 'delivered', 'completed', 'disputed'] as const) {
    expect(isUnsent({ status, paymentStatus: 'paid' })).toBe(false)
  }
})

test('so many days after a moment end on a working day', () => {
  // A Saturday, with a holiday on the Monday after it.
  expect(lastDayAfter(at('2026-10-24'), 14, (day) => day === '2026-11-09')).toBe('2026-11-10')
  expect(lastDayAfter(at('2026-11-02'), 14, never)).toBe('2026-11-16')
})

test('what nobody has set is the law, and silence accepts a claim', () => {
  expect(RULES).toEqual({
    ...{ withdrawalDays: 14, informedFrom: null, answerDays: 14, silenceAccepts: true, liableMonths: 24 },
    ...{ repairMonths: 12, graceDays: 5, disputeDays: 60, sendDays: 14, closeDays: 14 },
  })
})

test('a seller answers until the later of the law’s day and that of a repair, and for no end before delivery', () => {
  const until = (repairedUntil: string | null, deliveredAt: Date | null = order.deliveredAt) =>
    rightTo('claim', { ...order, status: 'shipped', repairedUntil, deliveredAt }, context('2026-02-10'), false)
  expect(until(null)).toEqual({ until: '2028-02-02', why: null })
  expect(until('2029-02-02')).toEqual({ until: '2029-02-02', why: null })
  expect(until('2027-01-01')).toEqual({ until: '2028-02-02', why: null })
  expect(until(null, null)).toEqual({ until: null, why: null })
  expect(until('2029-02-02', null)).toEqual({ until: null, why: null })
  expect(rightTo('withdrawal', order, context('2026-02-10'), false)).toEqual({ until: '2026-02-16', why: null })
})
