import { expect, test } from 'vitest'
import { isNip, isTaxId, normalizeTaxId, plainTaxId } from './tax-id.ts'

test.each(['5260250274', '526-025-02-74', '526 025 02 74', 'PL5260250274', 'pl 526-025-02-74', '7811767696'])(
  'E05 E06 %s is a NIP',
  (text) => {
    expect(isNip(text)).toBe(true)
    expect(isTaxId(text)).toBe(true)
    expect(isTaxId(text, 'PL')).toBe(true)
  },
)

test.each([
  ['5260250275', 'a wrong check digit'],
  ['5620250274', 'two digits swapped'],
  ['526025027', 'a digit short'],
  ['52602502741', 'a digit too many'],
  ['0000000000', 'zeros alone'],
  ['1234567890', 'a check number of ten, which no digit can be'],
  ['DE5260250274', 'another country'],
  ['', 'nothing'],
])('E05 E06 %s is no NIP: %s', (text) => {
  expect(isNip(text)).toBe(false)
  expect(isTaxId(text, 'PL')).toBe(false)
})

test('E05 every single wrong digit is found', () => {
  const right = '5260250274'
  for (let place = 0; place < 10; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const text = right.slice(0, place) + digit + right.slice(place + 1)
      expect(isNip(text), text).toBe(text === right)
    }
  }
})

test('E05 without a country ten digits and PL are Polish, the rest goes by its shape', () => {
  expect(['5260250275', 'PL123', 'PL 526 025 02 7'].map((text) => isTaxId(text))).toEqual([false, false, false])
  expect(
    ['DE136695976', 'ATU33864707', 'IE 6388047V', '12-3456789', '93815/08152 DE'].map((text) => isTaxId(text)),
  ).toEqual([true, true, true, true, true])
  expect(
    ['abc', 'none', 'DE', '12', 'xxxxxxxxxx', '1'.repeat(16), 'DE<136695976>'].map((text) => isTaxId(text)),
  ).toEqual([false, false, false, false, false, false, false])
})

test('E06 with a country the number is read as one of that country', () => {
  expect(isTaxId('5260250275', 'DE')).toBe(true)
  expect(isTaxId('136695976', 'PL')).toBe(false)
})

test('a Polish number is kept as its digits, another as typed', () => {
  expect(normalizeTaxId(' pl 526-025-02-74 ')).toBe('PL5260250274')
  expect(normalizeTaxId('526 025 02 74')).toBe('5260250274')
  expect(normalizeTaxId(' de 136 695 976 ')).toBe('DE 136 695 976')
  expect(plainTaxId('12–34.56/78')).toBe('12345678')
})
