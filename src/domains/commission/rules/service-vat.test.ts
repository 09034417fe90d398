import { expect, test } from 'vitest'
import { commissionOf } from './commission-of.ts'
import { serviceVat } from './service-vat.ts'

test.each([
  ['a Polish seller', 'PL', null, 2300],
  ['a Polish seller with a VAT number', 'PL', 'PL5260001246', 2300],
  ['one in the EU with a VAT number of there', 'DE', 'DE811569869', 0],
  ['one in the EU without', 'DE', null, 2300],
  ['one beyond the EU', 'US', null, 0],
] as const)('VAT on the commission of %s', (_, country, vatId, rate) => {
  expect(serviceVat({ country, vatId })).toBe(rate)
})

test('a commission taxed elsewhere is the net amount, also item by item', () => {
  const commission = commissionOf(
    [
      { base: 10_001, rate: 600 },
      { base: 333, rate: 800 },
    ],
    0,
  )
  expect(commission).toMatchObject({ net: 627, vat: 0, gross: 627 })
  expect(commission.items.map(({ vat }) => vat)).toEqual([0, 0])
})
