import { expect, test } from 'vitest'
import { listedBrand } from '../../../values/brands.ts'
import { KNOWN_BRANDS } from './known-brands.ts'

test('E07 every maker that a title can name is on the list of brands', () => {
  expect([...new Set(KNOWN_BRANDS.values())].filter((maker) => listedBrand(maker) === undefined)).toEqual([])
})
