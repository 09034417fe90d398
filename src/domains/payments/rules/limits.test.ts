import { expect, test } from 'vitest'
import { refusalOf } from './limits.ts'

test('T06 a provider takes its currencies between the least and the most, both included', () => {
  const limits = { PLN: { least: 200, most: 1000 } }
  const of = (amount: number, currency: 'PLN' | 'EUR' = 'PLN') => refusalOf(limits, { amount, currency })
  expect([of(199), of(200), of(1000), of(1001)]).toEqual(['least', undefined, undefined, 'most'])
  expect(of(500, 'EUR')).toBe('currency')
})
