import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveredOrder, type Delivered as Sold } from '../../../test/factories/delivered.ts'
import { moneyProblems } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let owner: Record<string, string>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  owner = team.owner
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 50, price: 10_003 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const company = (rest: string) => `/api/companies/${team.companyId}${rest}`
const delivered = (quantity: number) =>
  deliveredOrder(market, { companyId: team.companyId, versionId, auth: owner }, quantity)
const who = { name: 'Anna Kowalska', email: 'anna.zwrot@example.com' }
const withdraw = ({ key, number, itemId }: Sold, quantity: number) =>
  market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, {
    ...{ ...who, lines: [{ itemId, quantity }] },
  })
const bySeller = (id: number, step: string, body?: unknown) =>
  market.api('POST', company(`/returns/${id}/${step}`), body, owner)
const found = ({ itemId }: Sold, received: number, more: object = {}) => ({
  lines: [{ itemId, received, sellable: received, condition: 'asDescribed', deduction: 0, reason: null, ...more }],
})
/** All that happened to an order was so many days earlier. */
async function age({ number }: Sold, days: number) {
  const back = `- make_interval(days => ${days})`
  const [{ id }] = (await market.query('select id from orders where number = $1', [number])).rows
  await market.query(`update order_events set at = at ${back} where order_id = $1`, [id])
  await market.query(`update orders set placed_at = placed_at ${back} where id = $1`, [id])
  await market.query(
    `update return_cases set opened_at = opened_at ${back}, updated_at = updated_at ${back}, answer_until = answer_until ${back},
      send_until = send_until ${back}, money_until = money_until ${back} where order_id = $1`,
    [id],
  )
}

describe('beyond the law', () => {
  test('a company that promises thirty days and exchanges: another piece goes out once, or none where none is left', async () => {
    const before = await delivered(1)
    const exchange = { ...who, kind: 'exchange', lines: [{ itemId: before.itemId, quantity: 1 }] }
    const askFor = ({ key, number, itemId }: Sold, kind: string) =>
      market.api('POST', `/api/purchases/${key}/orders/${number}/returns`, {
        ...{ ...exchange, kind, lines: [{ itemId, quantity: 1 }] },
      })
    expect((await askFor(before, 'exchange')).json.code).toBe('return_no_policy')
    const policy = {
      ...{ returnDays: 30, exchangeDays: 30, warrantyMonths: null },
      ...{ returnPaidBy: 'seller', returnAddress: 'Magazyn zwrotów\nul. Składowa 1\n00-001 Warszawa' },
    }
    expect((await market.api('PUT', company('/return-policy'), policy, owner)).json).toEqual(policy)
    expect((await market.api('GET', company('/return-policy'))).json).toEqual(policy)
    // What was promised later does not hold for what was bought before.
    expect((await askFor(before, 'exchange')).json.code).toBe('return_no_policy')
    const sold = await delivered(1)
    await market.query("update return_policy_versions set since = since - interval '26 days'")
    await age(sold, 25)
    expect((await withdraw(sold, 1)).json.code).toBe('return_too_late')
    const opened = (await askFor(sold, 'exchange')).json
    expect(opened).toMatchObject({
      returnPaidBy: 'seller',
      sendTo: policy.returnAddress.split('\n'),
      sendToCountry: null,
    })
    const { id } = opened
    const stock = await stockOf(market, versionId)
    await bySeller(id, 'receive', found(sold, 1, { sellable: 0 }))
    const outs = await Promise.all([bySeller(id, 'replace'), bySeller(id, 'replace')])
    expect(outs.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stockOf(market, versionId)).toBe(stock - 1)
    const terms = async (locale: string) =>
      (
        await market.api('GET', `/api/return-terms?companies=${team.companyId}`, undefined, {
          'accept-language': locale,
        })
      ).json.terms[0]
    expect((await terms('en-US')).brief).toEqual([
      ...['30 days to return, no reason needed', 'the seller pays for sending back', 'exchange within 30 days'],
    ])
    // Nothing is promised any more: what was bought meanwhile keeps it, and the address is today's.
    const none = { returnDays: null, exchangeDays: null, warrantyMonths: null }
    await market.api('PUT', company('/return-policy'), none, owner)
    expect((await terms('de-DE')).brief[0]).toBe('14 Tage Rückgabe ohne Angabe von Gründen')
    const kept = await askFor(sold, 'return')
    expect(kept).toMatchObject({ status: 201, json: { returnPaidBy: 'seller' } })
    expect(kept.json.sendTo).not.toContain('ul. Składowa 1')
    expect([kept.json.sendTo.includes('PL'), kept.json.sendToCountry]).toEqual([false, 'PL'])
    const { orders } = (await market.api('GET', `/api/purchases/${sold.key}/returns`)).json
    expect(orders[0].terms[0]).toBe('30 dni na zwrot bez podania przyczyny')
  })
})
