import { expect, test } from 'vitest'
import { rankProducts, rateOf } from './conversion.ts'

const seen = (productId: number, views: number, orders: number) => ({ productId, views, orders })

test('a rate needs enough views, and no more orders than views', () => {
  expect(rateOf({ views: 19, orders: 5 })).toBeNull()
  expect(rateOf({ views: 20, orders: 5 })).toBe(0.25)
  expect(rateOf({ views: 20, orders: 21 })).toBeNull()
  expect(rateOf({ views: 200, orders: 0 })).toBe(0)
})

test('best and worst products, none of them twice', () => {
  const products = [seen(1, 100, 10), seen(2, 100, 0), seen(3, 500, 0), seen(4, 10, 5), seen(5, 50, 20), seen(6, 80, 4)]
  const { best, worst } = rankProducts([...products, seen(7, 100, 1)])
  expect(best.map((one) => one.productId)).toEqual([5, 1, 6])
  expect(worst.map((one) => one.productId)).toEqual([3, 2, 7])
  expect(rankProducts([seen(1, 30, 3)])).toEqual({ best: [seen(1, 30, 3)], worst: [] })
  expect(rankProducts([])).toEqual({ best: [], worst: [] })
})
