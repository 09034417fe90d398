import { expect, test } from 'vitest'
import { deliveryCost } from './delivery-cost.ts'

const dpd = { method: 'dpd_courier' as const, price: 1999, codPrice: 2599, freeFrom: 20_000, transitDays: 1 }

test('B07 one grosz below the threshold the delivery costs and the grosz is missing; from it on it is free', () => {
  expect(deliveryCost(dpd, 19_999)).toEqual({ groupPrice: 1999, groupCodPrice: 2599, missingToFree: 1 })
  expect(deliveryCost(dpd, 20_000)).toEqual({ groupPrice: 0, groupCodPrice: 600, missingToFree: 0 })
  expect(deliveryCost({ ...dpd, freeFrom: null }, 99_999_999)).toMatchObject({ groupPrice: 1999, missingToFree: null })
})

test('B09 cash on delivery only with carriers that know it, whatever the seller entered', () => {
  expect(deliveryCost({ ...dpd, method: 'inpost_locker' }, 1).groupCodPrice).toBeNull()
  expect(deliveryCost({ ...dpd, codPrice: null }, 1).groupCodPrice).toBeNull()
  expect(deliveryCost({ ...dpd, codPrice: null }, 20_000).groupCodPrice).toBeNull()
})

test('B09 where the delivery is free, cash on delivery costs its surcharge and never less than nothing', () => {
  expect(deliveryCost({ ...dpd, codPrice: 1500 }, 20_000).groupCodPrice).toBe(0)
  expect(deliveryCost({ ...dpd, codPrice: 1500 }, 19_999).groupCodPrice).toBe(1500)
  expect(deliveryCost(dpd, 30_000).missingToFree).toBe(0)
})
