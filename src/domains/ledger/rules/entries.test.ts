import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanced, paymentEntries, refundEntries } from './entries.ts'

test('E11 a payment for two sellers with odd grosze balances to the grosz', () => {
  const orders = [
    { companyId: 1, total: 131_899, commission: { net: 7794, vat: 1793 } },
    { companyId: 2, total: 10_001, commission: { net: 510, vat: 117 } },
  ]
  const entries = balanced(paymentEntries({ provider: 'sandbox', amount: 141_901, currency: 'PLN' }, orders, 1))
  expect(Object.fromEntries(entries.map((entry) => [entry.account, entry.amount]))).toEqual({
    'operator:sandbox': 141_901,
    'seller:1': -122_312,
    'seller:2': -9374,
    commission: -8304,
    'commission-vat': -1910,
    'refunds-due': -1,
  })
})

test('E11 what several entries of an account are about stays with their sum where it is the same', () => {
  const entry = (amount: number, reference?: string) => {
    return { account: 'commission' as const, amount, currency: 'PLN', ...(reference && { reference }) }
  }
  const back = { account: 'bank' as const, amount: -3, currency: 'PLN' }
  const sumOf = (...entries: ReturnType<typeof entry>[]) => balanced([...entries, back])[0]
  expect(sumOf(entry(1, 'OB-1'), entry(2, 'OB-1'))).toMatchObject({ amount: 3, reference: 'OB-1' })
  expect(sumOf(entry(1, 'OB-1'), entry(2, 'OB-2'))?.reference).toBeUndefined()
  expect(sumOf(entry(1, 'OB-1'), entry(2))?.reference).toBeUndefined()
})

test('E11 entries that do not sum to zero are refused', () => {
  const pln = (amount: number) => ({ account: 'commission' as const, amount, currency: 'PLN' })
  expect(() => balanced([pln(1)])).toThrow('sum to 1')
  expect(() => balanced([pln(1), { account: 'bank', amount: -1, currency: 'EUR' }])).toThrow()
  expect(() => balanced([pln(0.5), pln(-0.5)])).toThrow()
})

test('E11 every settled payment and every refund balances', () => {
  const order = fc.record({
    companyId: fc.integer({ min: 1, max: 5 }),
    total: fc.integer({ min: 0, max: 9_999_999 }),
    commission: fc.record({ net: fc.integer({ min: 0, max: 999 }), vat: fc.integer({ min: 0, max: 999 }) }),
  })
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), fc.nat(99_999), (orders, rest) => {
      const amount = orders.reduce((sum, one) => sum + one.total, rest)
      const entries = balanced(paymentEntries({ provider: 'sandbox', amount, currency: 'PLN' }, orders, rest))
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
      expect(balanced(refundEntries({ provider: 'sandbox', amount: rest, currency: 'PLN' }))).toHaveLength(rest ? 2 : 0)
    }),
  )
})
