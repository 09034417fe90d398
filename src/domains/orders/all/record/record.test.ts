import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../../test/factories/order.ts'
import { aPaidSeller, aSale, handOver } from '../../../../../test/factories/payout.ts'
import { anOperator } from '../../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../../test/market.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DAY = 86_400_000
let market: TestMarket
let auth: Record<string, string>
beforeAll(async () => {
  market = await testMarket({ now: () => NOW })
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const ago = (days: number) => new Date(NOW.getTime() - days * DAY)
const get = async (companyId: number, what: string) =>
  (await market.api('GET', `/api/admin/companies/${companyId}/${what}`, undefined, auth)).json

test('the operator sees what a company sold in spans, what came late and what it cancelled; other companies are none of it', async () => {
  const { companyId } = await aPaidSeller(market)
  const other = await aPaidSeller(market)
  await anOrder(market, other.companyId, { status: 'delivered', placedAt: ago(2), items: [{ price: 99_00 }] })
  expect(await get(companyId, 'orders-record')).toEqual({
    ...{ spans: [], orders: 0, cancelledBySeller: 0, promised: 0, late: 0, openMatters: 0, bounded: false },
  })
  const sold = (days: number, price: number) =>
    anOrder(market, companyId, { status: 'confirmed', placedAt: ago(days), delivery: 0, items: [{ price }] })
  const [fresh, older, old] = [await sold(5, 100_00), await sold(60, 50_00), await sold(300, 20_00)]
  await sold(400, 77_00)
  const cancelled = await sold(3, 10_00)
  await market.query(`update orders set status = 'cancelled' where number = $1`, [cancelled.number])
  await market.query(
    `insert into order_events (order_id, from_status, to_status, note) select id, 'confirmed', 'cancelled', 'by_seller' from orders where number = $1`,
    [cancelled.number],
  )
  const promise = (number: string, day: Date) =>
    market.query('update orders set promised_from = $2, promised_until = $2 where number = $1', [number, day])
  await promise(fresh.number, ago(1))
  await promise(older.number, ago(50))
  await handOver(market, older.number, { daysAgo: 52, to: 'delivered' })
  await promise(old.number, ago(290))
  await handOver(market, old.number, { daysAgo: 280, to: 'delivered' })
  await market.query('update orders set given_back = 500 where number = $1', [older.number])
  const record = await get(companyId, 'orders-record')
  expect(record.spans.map((one: Record<string, unknown>) => [one.days, one.orders, one.total, one.givenBack])).toEqual([
    [30, 1, 100_00, 0],
    [90, 2, 150_00, 500],
    [365, 3, 170_00, 500],
  ])
  expect(record).toMatchObject({
    orders: 4,
    cancelledBySeller: 1,
    promised: 3,
    late: 2,
    openMatters: 0,
    bounded: false,
  })
})

test('what the page says a company is owed is what the ledger says, account by account', async () => {
  const { companyId } = await aPaidSeller(market)
  expect(await get(companyId, 'balances')).toEqual({ balances: [] })
  const sale = await aSale(market, companyId, { total: 200_00 })
  await sale.refund(50_00)
  const { rows } = await market.query('select -sum(amount) as owed from ledger_entries where account = $1', [
    `seller:${companyId}`,
  ])
  const { balances } = await get(companyId, 'balances')
  expect(balances).toEqual([{ account: 'seller', currency: 'PLN', balance: Number(rows[0].owed) }])
  expect(balances[0].balance).toBeGreaterThan(0)
})
