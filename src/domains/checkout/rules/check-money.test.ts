import { expect, test } from 'vitest'
import { type Booked, type MoneyOfPayment, type OrderOfPayment, orderProblems, paymentProblems } from './check-money.ts'

const entry = (key: string, account: string, amount: number, currency = 'PLN'): Booked => ({
  key,
  kind: key.slice(0, key.indexOf(':')),
  account,
  amount,
  currency,
})
const refund = (more: Partial<MoneyOfPayment['refunds'][number]> = {}) => ({
  ...{ id: 5, amount: 30, currency: 'PLN', status: 'done', way: 'provider', ...more },
})
const payment = (more: Partial<MoneyOfPayment> = {}): MoneyOfPayment => ({
  ...{ id: 'p1', provider: 'stripe', paid: true, received: 100, refunds: [], ...more },
})
const came = entry('payment:p1', 'operator:stripe', 100)

test('E11 what came is what is booked at the provider, and of this payment alone', () => {
  const others = [
    entry('payment:p1', 'seller:1', -94),
    entry('payment:p2', 'operator:stripe', 7),
    entry('fee:p1', 'operator:stripe', -3),
  ]
  expect(paymentProblems(payment(), [came, ...others])).toEqual([])
  expect(paymentProblems(payment({ received: 99 }), [came])).toEqual([
    { subject: 'payment p1', problem: '99 came, 100 booked at stripe' },
  ])
  expect(paymentProblems(payment(), [])).toEqual([{ subject: 'payment p1', problem: '100 came, 0 booked at stripe' }])
})

test('E11 a payment that did not come is not booked', () => {
  const open = payment({ paid: false, received: 0 })
  expect(paymentProblems(open, [entry('refund:9', 'operator:stripe', -1)])).toEqual([])
  expect(paymentProblems(open, [])).toEqual([])
  const found = [{ subject: 'payment p1', problem: 'nothing came, yet it is booked' }]
  expect(paymentProblems(open, [came])).toEqual(found)
  expect(paymentProblems(open, [entry('fee:9', 'operator:stripe', -1), came])).toEqual(found)
})

test('E11 a refund that is done left by the way it went, and no other is booked', () => {
  const of = (one: Partial<MoneyOfPayment['refunds'][number]>, ...booked: Booked[]) =>
    paymentProblems(payment({ refunds: [refund(one)] }), [came, ...booked]).map(({ problem }) => problem)
  const byProvider = entry('refund:5', 'operator:stripe', -30)
  const byBank = entry('refund:5', 'bank', -30)
  expect(of({}, byProvider)).toEqual([])
  expect(of({ way: 'transfer' }, byBank)).toEqual([])
  expect(of({ way: 'transfer' }, byProvider)).toEqual(['30 went back, 0 booked'])
  expect(of({}, byBank)).toEqual(['30 went back, 0 booked'])
  expect(of({}, entry('refund:5', 'operator:stripe', -30, 'EUR'))).toEqual(['30 went back, 0 booked'])
  expect(of({}, entry('refund:6', 'operator:stripe', -30))).toEqual(['30 went back, 0 booked'])
  expect(of({ status: 'due' })).toEqual([])
  expect(of({ status: 'due' }, byProvider)).toEqual(['0 went back, 30 booked'])
  expect(paymentProblems(payment({ refunds: [refund()] }), [came])[0]?.subject).toBe('refund 5')
})

const order = (more: Partial<OrderOfPayment> = {}): OrderOfPayment => ({
  ...{ companyId: 1, number: 'OB-1', total: 100, commission: { net: 4, vat: 2 }, paymentStatus: 'paid', ...more },
})
const credit = (companyId: number, amount: number) => entry('payment:p1', `seller:${companyId}`, -amount)

test('E11 a seller is credited its order less the commission when it is paid, else nothing', () => {
  expect(orderProblems([order()], [credit(1, 94), came])).toEqual([])
  expect(orderProblems([order()], [credit(1, 93)])).toEqual([
    { subject: 'order OB-1', problem: "94 is the seller's, 93 booked" },
  ])
  expect(orderProblems([order({ paymentStatus: 'unpaid' })], [])).toEqual([])
  expect(orderProblems([order({ paymentStatus: 'unpaid' })], [credit(1, 94)])).toHaveLength(1)
  expect(orderProblems([order()], [])).toHaveLength(1)
  // A refund's entry is not a payment's.
  expect(orderProblems([order()], [credit(1, 94), entry('refund-due:3', 'seller:1', 94)])).toEqual([])
})

test('E11 what goes back or went back may have been the seller’s, or never became it; another sum is wrong', () => {
  for (const paymentStatus of ['refundDue', 'refunded']) {
    expect(orderProblems([order({ paymentStatus })], [])).toEqual([])
    expect(orderProblems([order({ paymentStatus })], [credit(1, 94)])).toEqual([])
    expect(orderProblems([order({ paymentStatus })], [credit(1, 50)])).toHaveLength(1)
  }
})

test('E11 nobody else is credited by the payment', () => {
  expect(orderProblems([order()], [credit(1, 94), credit(2, 1)])).toEqual([
    { subject: 'payment:p1', problem: 'credits seller:2, who sold nothing of it' },
  ])
})
