import { expect, test } from 'vitest'
import { listedBrand } from '../src/values/brands.ts'
import { demoProducts } from './products.ts'

test('every brand of the demo market is on the list of makers, written as the list has it', () => {
  const brands = new Set(demoProducts(new Date('2026-11-21T12:00:00Z')).map(({ brand }) => brand))
  expect([...brands].filter((brand) => listedBrand(brand) !== brand)).toEqual([])
})
