import { expect, test } from 'vitest'
import { largestSize } from '../../../values/parcel-size.ts'
import { priceForSize } from './price-for-size.ts'

const locker = { method: 'inpost_locker', price: 1499, codPrice: null, sizePrices: { small: 1299, large: 1999 } }

test('E12 a size has its own price, or that of the method', () => {
  expect(priceForSize(locker, 'small')).toEqual({ method: 'inpost_locker', price: 1299, codPrice: null })
  expect(priceForSize(locker, 'medium').price).toBe(1499)
  expect(priceForSize(locker, 'large').price).toBe(1999)
  expect(priceForSize({ ...locker, sizePrices: { small: 0 } }, 'small').price).toBe(0)
})

test('E12 B09 cash on delivery costs the same on top whatever the size', () => {
  const courier = { price: 1999, codPrice: 2599, sizePrices: { large: 3999 } }
  expect(priceForSize(courier, 'large')).toEqual({ price: 3999, codPrice: 4599 })
  expect(priceForSize(courier, 'small')).toEqual({ price: 1999, codPrice: 2599 })
})

test('E12 the largest thing in a parcel decides', () => {
  expect(largestSize(['small', 'large', 'medium'])).toBe('large')
  expect(largestSize(['small', 'small'])).toBe('small')
  expect(largestSize([])).toBe('medium')
})
