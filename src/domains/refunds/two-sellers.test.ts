import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('T06 the orders of one payment are called off at once: its last part makes it one that is refunded', async () => {
  const lines = []
  for (const price of [10_000, 20_000]) {
    const { companyId } = await aSeller(market.deps)
    lines.push(await aProduct(market.deps, companyId, { quantity: 50, price }))
  }
  for (let round = 0; round < 6; round++) {
    const { key, numbers } = await paidPurchase(market, lines)
    const answers = await Promise.all(
      numbers.map((number) => market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
  expect(await moneyProblems(market)).toEqual([])
  const { rows } = await market.query('select status, count(*)::int as count from payments group by 1')
  expect(rows).toEqual([{ status: 'refunded', count: 6 }])
})
