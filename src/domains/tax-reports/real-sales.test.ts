import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { sumSales } from './reports/sum-sales.ts'
import { sumsOf } from './rules/figures.ts'

let market: TestMarket
let now = new Date('2035-06-10T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

test('a sale, its refund and another one through the market’s own doors are what the report says', async () => {
  const { companyId, ownerId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { stock: 20 } as never)
  await paidPurchase(market, [{ versionId, quantity: 1 }])
  const second = await paidPurchase(market, [{ versionId, quantity: 2 }])
  const before = await sumSales(market.deps, companyId, 2035)
  expect(before.PLN?.map(({ activities }) => activities)).toEqual([0, 2, 0, 0])
  now = new Date('2035-09-10T10:00:00Z')
  const again = await authOf(market, ownerId)
  const at = `/api/companies/${companyId}/orders/${second.numbers[0]}/cancel-paid`
  const called = await market.api('POST', at, { reason: 'soldOut', words: null }, again)
  expect(called.status).toBe(200)
  const after = await sumSales(market.deps, companyId, 2035)
  expect(after.PLN?.map(({ activities }) => activities)).toEqual([0, 1, 0, 0])
  const year = sumsOf(after)[0]?.sum
  const { rows } = await market.query('select total from orders where company_id = $1 and given_back = 0', [companyId])
  expect((year?.consideration ?? 0) + (year?.fees ?? 0)).toBe(Number(rows[0].total))
  const booked = await market.query('select sum(amount)::bigint as sum from ledger_entries where account = $1', [
    `seller:${companyId}`,
  ])
  expect(year?.consideration).toBe(0 - Number(booked.rows[0].sum))
})
