import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { aPerson } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('R15 a person reads what of their own orders may go back, and nothing of orders of others', async () => {
  const { companyId } = await aSeller(market.deps)
  const delivered = async () => {
    const order = await anOrder(market, companyId, { status: 'delivered', items: [{ quantity: 2 }] })
    await market.query(`insert into order_events (order_id, to_status, note) values ($1, 'delivered', 'delivered')`, [
      order.id,
    ])
    return order
  }
  const [sold, other] = [await delivered(), await delivered()]
  const person = await aPerson(market)
  await market.query('update purchases set user_id = $2 where key = $1', [sold.key, person.id])
  const { rows } = await market.query('select id from order_items where order_id = $1', [sold.id])
  const opened = await market.api('POST', `/api/purchases/${sold.key}/orders/${sold.number}/withdrawal`, {
    ...{ name: 'Anna Kowalska', email: 'anna@example.com' },
    lines: [{ itemId: Number(rows[0].id), quantity: 1 }],
  })
  const ask = (numbers: string, auth = {}) =>
    market.api('GET', `/api/account/returnable?orders=${encodeURIComponent(numbers)}`, undefined, auth)
  const all = `${other.number},${sold.number},OB-2026-9999999`
  expect((await ask(all, person.auth)).json.orders).toMatchObject([
    { number: sold.number, lines: [{ free: 1 }], cases: [{ id: opened.json.id, status: 'opened' }] },
  ])
  expect((await ask(other.number, person.auth)).json).toEqual({ orders: [] })
  expect((await ask(all)).status).toBe(401)
  const many = Array.from({ length: 101 }, () => sold.number).join(',')
  for (const wrong of [many, '', "'", `${sold.number},`]) {
    expect([wrong, (await ask(wrong, person.auth)).status]).toEqual([wrong, 422])
  }
})
