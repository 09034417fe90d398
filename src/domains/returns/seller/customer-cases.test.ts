import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReturnsDesk } from '../../../../test/factories/returned-order.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let desk: Awaited<ReturnType<typeof aReturnsDesk>>
beforeAll(async () => {
  market = await testMarket()
  desk = await aReturnsDesk(market)
})
afterAll(() => market.close())

const as = (email: string, orderId: number) =>
  market.query('update orders set buyer_email = $1 where id = $2', [email, orderId])

test('a seller lists the cases of one customer, of all orders of theirs and of nobody else’s', async () => {
  const [first, second, other] = [await desk.delivered(1), await desk.delivered(1), await desk.delivered(1)]
  for (const { orderId } of [first, second]) await as('jedna@example.com', orderId)
  await as('inna@example.com', other.orderId)
  const ids = []
  for (const sold of [first, second, other]) ids.push((await desk.withdraw(sold, 1)).json.id)
  const list = async (query: string, company = desk.companyId, auth = desk.owner) => {
    const { status, json } = await market.api('GET', `/api/companies/${company}/returns${query}`, undefined, auth)
    expect(status).toBe(200)
    return json.cases.map(({ id }: { id: number }) => id)
  }
  expect(await list('')).toEqual(ids.toReversed())
  expect(await list(`?customer=${first.number}`)).toEqual([ids[1], ids[0]])
  expect(await list(`?customer=${second.number}`)).toEqual([ids[1], ids[0]])
  expect(await list(`?customer=${other.number}&only=ended`)).toEqual([])
  expect(await list('?customer=OB-2020-0000001')).toEqual([])
  // Another seller learns nothing by the number of an order.
  const stranger = await aTeam(market)
  expect(await list(`?customer=${first.number}`, stranger.companyId, stranger.owner)).toEqual([])
})
