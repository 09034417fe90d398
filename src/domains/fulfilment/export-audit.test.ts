import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { auditOf, authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('R22 who takes the addresses of many buyers out of the house is on record, without what was taken', async () => {
  const { companyId, ownerId } = await aSeller(market.deps)
  await anOrder(market, companyId)
  const auth = await authOf(market, ownerId)
  await market.api('GET', `/api/companies/${companyId}/order-export?tab=all`, undefined, auth)
  const [entry] = (await auditOf(market, companyId)).filter(({ action }) => action === 'ordersExported')
  expect(entry).toEqual({ actorId: ownerId, action: 'ordersExported', detail: { orders: 1 } })
})
