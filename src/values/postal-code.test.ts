import { expect, test } from 'vitest'
import { isPostalCode, maskPostalCode } from './postal-code.ts'

test('V14 the postal code is masked while typing', () => {
  expect(['3', '31', '310', '31-0', '31-0429', 'x31 042'].map((text) => maskPostalCode(text, 'PL'))).toEqual([
    '3',
    '31',
    '31-0',
    '31-0',
    '31-042',
    '31-042',
  ])
  expect(maskPostalCode('SW1A 1AA', 'GB')).toBe('SW1A 1AA')
})

test('V14 a Polish postal code has its form, others are taken as they are', () => {
  expect(['31-042', '31042', '3-1042', ''].map((text) => isPostalCode(text, 'PL'))).toEqual([true, false, false, false])
  expect(isPostalCode('SW1A 1AA', 'GB')).toBe(true)
})
