import { expect, test } from 'vitest'
import { readAttribute } from './read-attribute.ts'

const of = (unit: string) => ({ key: 'x', type: 'number' as const, unit, names: { 'pl-PL': 'x' }, filterable: false })
const read = (text: string, unit: string) => readAttribute(text, of(unit) as never, 'auto')

test('what is written in another unit is counted in the one of the field', () => {
  expect(read('1850 g', 'kg')).toBe(1.85)
  expect(read('3 lb', 'kg')).toBe(1.36077711)
  expect(read('35,6 cm', 'mm')).toBe(356)
  expect(read('10 cali', 'mm')).toBe(254)
  expect(read('396 mm', '″')).toBe(15.5905511811)
})

test('its own unit, none, or a word that is none leaves the number as it is', () => {
  expect(read('1,37', 'kg')).toBe(1.37)
  expect(read('1,37 kg', 'kg')).toBe(1.37)
  expect(read('144 Hz matowy', 'Hz')).toBe(144)
})
