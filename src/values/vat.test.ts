import { describe, expect, test } from 'vitest'
import { netPrice, VAT_23, vatOfSum, vatWithinRate } from './vat.ts'

describe('the net price of an offer', () => {
  test.each([
    [123_00, 100_00],
    [129_900, 105_610],
    [1, 1],
    [0, 0],
    // 0.93 of VAT and half a grosz: rounded up, as an invoice does.
    [5_00, 4_07],
  ])('of %i grosze with 23 %% is %i', (gross, net) => {
    expect(netPrice(gross, 'vat23')).toBe(net)
  })
  test('is the price itself where no VAT is charged, and none under the margin scheme', () => {
    expect([netPrice(5_00, 'exempt'), netPrice(5_00, 'margin')]).toEqual([5_00, null])
  })
  test('and its VAT are always the gross price', () => {
    for (let gross = 0; gross < 3000; gross++) {
      const net = netPrice(gross, 'vat23') as number
      expect(net + vatWithinRate(gross, VAT_23)).toBe(gross)
      // Half a grosz at most from the exact value.
      expect(Math.abs(net - gross / 1.23)).toBeLessThanOrEqual(0.5)
    }
  })
  test('is not made of what is no amount', () => {
    expect(() => netPrice(-1, 'vat23')).toThrow('no gross amount')
    expect(() => netPrice(1.5, 'vat23')).toThrow('no gross amount')
  })
})

test('a sum is taxed as its parts are, mixed where they differ, and not known where one is not', () => {
  expect(vatOfSum(['exempt', 'exempt'])).toBe('exempt')
  expect(vatOfSum(['vat23', 'margin'])).toBe('mixed')
  expect(vatOfSum(['vat23', 'mixed'])).toBe('mixed')
  expect([vatOfSum(['vat23', null]), vatOfSum([])]).toEqual([null, null])
})
