import fc from 'fast-check'
import { expect, test } from 'vitest'

import { balanced, type Entry, paymentEntries, refundEntries } from './entries.ts'
import {
  chargebackEntries,
  chargebackLostEntries,
  chargebackWonEntries,
  clawbackEntries,
  deliveryEntries,
  heldBackEntries,
  payoutEntries,
  payoutPaidEntries,
  payoutReturnedEntries,
  releasedEntries,
  settlementEntries,
} from './index.ts'
import { feeEntries, refundDueEntries, sharesOf } from './refund-entries.ts'

const currency = 'PLN'
const provider = 'sandbox'
const amount = fc.integer({ min: 1, max: 10_000_000 })
/** Balances after postings, each of which balances; accounts at zero left out. */
function balancesOf(...postings: readonly (readonly Entry[])[]): Record<string, number> {
  const balances: Record<string, number> = {}
  for (const posting of postings) {
    for (const entry of balanced(posting)) balances[entry.account] = (balances[entry.account] ?? 0) + entry.amount
  }
  return Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0))
}

/** An order whose commission is a part of it, and cuts that take it back in as many parts. */
const cutOrder = fc
  .record({ total: amount, fee: fc.nat(1000), vat: fc.nat(1000), companyId: fc.integer({ min: 1, max: 4 }) })
  .map(({ total, fee, vat, companyId }) => {
    const whole = Math.floor((total * fee) / 1000)
    const part = Math.floor((whole * vat) / 1000)
    return { companyId, number: `OB-${companyId}`, total, commission: { net: whole - part, vat: part }, currency }
  })
  .chain((order) =>
    fc
      .uniqueArray(fc.integer({ min: 0, max: order.total }), { maxLength: 6 })
      .map((cuts) => ({ order, cuts: [...new Set([...cuts, order.total])].sort((a, b) => a - b) })),
  )

const partsOf = ({ cuts }: { cuts: number[] }) =>
  cuts.map((cut, at) => ({ before: cuts[at - 1] ?? 0, amount: cut - (cuts[at - 1] ?? 0) }))

test('E11 however an order is taken back in parts, every part grows fairly and all of them sum to the whole', () => {
  fc.assert(
    fc.property(cutOrder, (one) => {
      const sum = { seller: 0, commission: 0, vat: 0 }
      const { total, commission } = one.order
      for (const part of partsOf(one)) {
        const shares = sharesOf({ ...one.order, ...part })
        expect(shares.seller + shares.commission + shares.vat).toBe(part.amount)
        for (const name of ['seller', 'commission', 'vat'] as const) {
          expect(shares[name]).toBeGreaterThanOrEqual(0)
          sum[name] += shares[name]
        }
        // Never a grosz or more away from what is exactly pro rata (the VAT: of a part that is rounded itself).
        const exact = ((commission.net + commission.vat) * (part.before + part.amount)) / total
        expect(Math.abs(sum.commission + sum.vat - exact)).toBeLessThan(1)
      }
      expect(sum).toEqual({
        seller: total - commission.net - commission.vat,
        commission: commission.net,
        vat: commission.vat,
      })
    }),
  )
})

test('E11 golden: a third of an order of 131,89 zł with 7,79 zł commission and 1,79 zł VAT', () => {
  const order = { total: 13_189, commission: { net: 779, vat: 179 } }
  expect(sharesOf({ ...order, before: 0, amount: 4396 })).toEqual({ seller: 4077, commission: 260, vat: 59 })
  expect(sharesOf({ ...order, before: 4396, amount: 8793 })).toEqual({ seller: 8154, commission: 519, vat: 120 })
})

test.each([
  [0, 101],
  [60, 41],
  [0, -1],
  [-1, 5],
])('E11 after %i of an order of 100 went back, %i more cannot', (before, amount) => {
  expect(() => sharesOf({ total: 100, commission: { net: 5, vat: 1 }, before, amount })).toThrow('of an order of 100')
})

test('E11 a payment that is refunded part by part leaves nobody anything; on the way it is owed to the buyer', () => {
  fc.assert(
    fc.property(cutOrder, (one) => {
      const { order } = one
      const paid = paymentEntries({ provider, amount: order.total, currency }, [order], 0)
      const due = partsOf(one).map((part) => refundDueEntries([{ ...order, ...part }]))
      expect(balancesOf(paid, ...due)).toEqual({ 'operator:sandbox': order.total, 'refunds-due': -order.total })
      const sent = partsOf(one).map((part) => refundEntries({ provider, amount: part.amount, currency }))
      expect(balancesOf(paid, ...due, ...sent)).toEqual({})
    }),
  )
})

test('E11 a chargeback: won, it costs the fee alone; lost, seller and commission bear it', () => {
  fc.assert(
    fc.property(cutOrder, fc.nat(5000), (one, fee) => {
      const { order } = one
      const disputed = { provider, amount: order.total, currency }
      const paid = paymentEntries(disputed, [order], 0)
      const opened = chargebackEntries({ ...disputed, fee })
      const cost = fee === 0 ? {} : { 'operator:sandbox': -fee, 'provider-fees:sandbox': fee }
      expect(balancesOf(opened, chargebackWonEntries(disputed))).toEqual(cost)
      const lost = chargebackLostEntries(
        provider,
        partsOf(one).map((part) => ({ ...order, ...part })),
      )
      expect(balancesOf(paid, opened, lost)).toEqual(cost)
    }),
  )
})

test('E11 fee, hold, release, payout, its return, clawback, delivery and settlement move what they say', () => {
  fc.assert(
    fc.property(amount, (sum) => {
      const money = { companyId: 7, amount: sum, currency }
      const seller = 'seller:7'
      expect(balancesOf(feeEntries({ provider, amount: sum, currency }))).toEqual({
        'provider-fees:sandbox': sum,
        'operator:sandbox': -sum,
      })
      expect(balancesOf(heldBackEntries(money))).toEqual({ [seller]: sum, 'seller-hold:7': -sum })
      expect(balancesOf(heldBackEntries(money), releasedEntries(money))).toEqual({})
      expect(balancesOf(payoutEntries(money))).toEqual({ [seller]: sum, 'payouts:7': -sum })
      expect(balancesOf(payoutEntries(money), payoutReturnedEntries({ ...money, hadLeft: false }))).toEqual({})
      const left = [payoutEntries(money), payoutPaidEntries(money)]
      expect(balancesOf(...left, payoutReturnedEntries({ ...money, hadLeft: true }))).toEqual({})
      expect(balancesOf(payoutEntries(money), payoutPaidEntries(money))).toEqual({ [seller]: sum, bank: -sum })
      expect(balancesOf(payoutEntries(money), payoutPaidEntries({ ...money, provider }))).toEqual({
        [seller]: sum,
        'operator:sandbox': -sum,
      })
      expect(balancesOf(clawbackEntries({ ...money, from: 'bank' }))).toEqual({ bank: sum, [seller]: -sum })
      expect(balancesOf(heldBackEntries(money), clawbackEntries({ ...money, from: 'hold' }))).toEqual({})
      expect(balancesOf(deliveryEntries(money))).toEqual({ [seller]: sum, 'delivery:7': -sum })
      expect(balancesOf(settlementEntries({ provider, amount: sum, currency }))).toEqual({
        bank: sum,
        'operator:sandbox': -sum,
      })
    }),
  )
})

test('E11 each entry of a seller says which order it is about; one of two orders says neither', () => {
  const order = { companyId: 1, number: 'OB-1', total: 100, commission: { net: 4, vat: 2 } }
  const paid = (...orders: (typeof order)[]) =>
    balanced(paymentEntries({ provider, amount: 100 * orders.length, currency }, orders, 0)).find(
      (entry) => entry.account === 'seller:1',
    )
  expect(paid(order)).toMatchObject({ amount: -94, reference: 'OB-1' })
  expect(paid(order, { ...order, number: 'OB-2' })).toMatchObject({ amount: -188, reference: undefined })
  const back = balanced(refundDueEntries([{ ...order, currency, before: 0, amount: 50 }]))
  expect(back.map(({ account, reference }) => [account, reference])).toEqual([
    ['seller:1', 'OB-1'],
    ['refunds-due', undefined],
    ['commission', undefined],
    ['commission-vat', undefined],
  ])
})
