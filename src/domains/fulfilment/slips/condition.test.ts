import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidPurchase } from '../../../../test/factories/paid-order.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { textOf } from '../../../../test/read-pdf.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
})
afterAll(() => market.close())

async function offered(quantity: number, devices: readonly [kind: string, last4: string][], over = {}) {
  const product = await aProduct(market.deps, team.companyId, { quantity, ...over })
  for (const [kind, last4] of devices) {
    await market.query(
      `insert into units (code, name, facts_group, number_kind, number_sealed, number_hash, last4, company_id, product_id, created_at)
       values (upper(left(md5($3::bytea), 12)), 'ThinkPad', 'laptops', $2, '', $3, $4, $5, $1, now())`,
      [product.id, kind, randomBytes(32), last4, team.companyId],
    )
  }
  return product
}
const buy = async (versionId: number, quantity = 1) =>
  String((await paidPurchase(market, [{ versionId, quantity }])).numbers[0])
const conditionOf = async (number: string) =>
  (
    await market.query(
      'select condition from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id',
      [number],
    )
  ).rows.map(({ condition }) => condition)
async function slip(number: string, language = 'en') {
  const answer = await fetch(`${market.url}/api/companies/${team.companyId}/packing-slips`, {
    method: 'POST',
    headers: { ...team.owner, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ numbers: [number], per: 'order', language: 'own', prices: false }),
  })
  expect(answer.status).toBe(200)
  return textOf(Buffer.from(await answer.arrayBuffer())).replace(/\s+/g, ' ')
}

test('grade and device stay as they were when it was ordered, and the slip says them; the number itself stays sealed', async () => {
  const { id, versionId } = await offered(1, [['imei', '4417']], { grade: 'B' })
  const number = await buy(versionId)
  await market.query(`update products set grade = 'D' where id = $1`, [id])
  await market.query('update units set product_id = null where product_id = $1', [id])
  expect(await conditionOf(number)).toEqual([
    { grade: 'B', devices: [{ kind: 'imei', last4: '4417', code: expect.any(String) }] },
  ])
  expect(await slip(number)).toMatch(/Used · Very good IMEI ending in 4417/)
  expect(await slip(number, 'pl')).toContain('IMEI z końcówką 4417')
  expect(await slip(number, 'de')).toContain('IMEI mit der Endung 4417')
})

test('of several devices none is named before somebody packs it; where all leave, all are', async () => {
  const both: [string, string][] = [
    ['imei', '1111'],
    ['serial', 'AB12'],
  ]
  const some = await offered(2, both)
  expect(await conditionOf(await buy(some.versionId))).toEqual([{ grade: 'B', devices: [] }])
  expect(await conditionOf(await buy(some.versionId))).toEqual([{ grade: 'B', devices: [] }])
  const all = await offered(2, both)
  const number = await buy(all.versionId, 2)
  expect((await conditionOf(number))[0].devices).toHaveLength(2)
  expect(await slip(number)).toMatch(/IMEI ending in 1111 serial number ending in AB12/)
})

test('an order of before says that nothing was recorded, whatever the product is today; new goods have no grade', async () => {
  const { versionId } = await offered(1, [['imei', '4417']])
  const old = await buy(versionId)
  await market.query('update order_items set condition = null')
  await market.query('delete from order_units')
  const text = await slip(old)
  expect(text).toContain('Used · grade not recorded when ordered')
  expect(text).not.toMatch(/Very good|4417/)
  expect(await slip(old, 'de')).toContain('Zustandsklasse bei der Bestellung nicht festgehalten')
  const fresh = await offered(1, [], { state: 'new', grade: null })
  expect(await slip(await buy(fresh.versionId))).not.toMatch(/grade/)
})
