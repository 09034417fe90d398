import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, aVersion, type House } from '../../../test/factories/offer.ts'
import { anOperator, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aTradeCategory } from '../../../test/factories/product.ts'
import { aCart, anna, orderBody } from '../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let house: House
let categoryId: number
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
  categoryId = await aTradeCategory(market.deps, 'business-laptops')
})
afterAll(() => market.close())

type Line = { facts: { key: string; value: Record<string, string> }[]; warrantyMonths: number }
const told = ({ facts, warrantyMonths }: Line) => [
  facts.map(({ key, value }) => [key, value['de-DE'] ?? value['pl-PL']]),
  warrantyMonths,
]

test('E07 system, keyboard, colour, battery and guarantee go into cart, order, mail and the seller’s page, and stay as they were ordered', async () => {
  const offer = await house.publish({
    ...{ categoryId, batteryHealth: 87, warrantyMonths: 12 },
    attributes: { ram_gb: 16, os: 'windows_10_pro', keyboard_layout: 'qwerty_pl', color: 'black', battery_health: 70 },
    versions: [
      aVersion({ name: 'PL', attributes: {} }),
      aVersion({ name: 'DE', attributes: { keyboard_layout: 'qwertz_de', updates_until: '2028-09' } }),
    ],
  })
  const versionId = offer.versions[1]?.id ?? 0
  const as = [
    [
      ['keyboard_layout', 'QWERTZ deutsch'],
      ['os', 'Windows 10 Pro (Support des Herstellers endete am 14.10.2025)'],
      ['updates_until', '2028-09'],
      ['battery_health', '87\u00a0%'],
      ['color', 'Schwarz'],
    ],
    12,
  ]
  const cart = await aCart(market, [{ versionId }])
  expect(told(cart.sellerGroups[0].lines[0])).toEqual(as)
  const buyer = { ...anna, email: 'facts@example.com' }
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer, locale: 'de-DE' }))
  expect([placed.status, told(placed.json.orders[0].items[0])]).toEqual([201, as])

  // The seller changes everything afterwards.
  const { status } = await house.save(offer, {
    ...{ batteryHealth: 50, warrantyMonths: 1 },
    attributes: { ram_gb: 16, os: 'linux', keyboard_layout: 'qwerty_us', color: 'white' },
  })
  expect(status).toBe(200)
  await market.runJobs()
  const { json } = await market.api('GET', `/api/purchases/${placed.json.key}`)
  expect(told(json.orders[0].items[0])).toEqual(as)
  const { number } = json.orders[0]
  const own = await market.api(
    'GET',
    `/api/companies/${house.companyId}/orders/${number}`,
    undefined,
    await authOf(market, house.ownerId),
  )
  expect(told(own.json.items[0])).toEqual(as)

  const [mail] = await mailsTo(market, buyer.email)
  const { rows } = await market.query('select id from mails where recipient = $1 and template = $2', [
    buyer.email,
    mail?.template,
  ])
  const { auth } = await anOperator(market)
  const content = (await market.api('GET', `/api/admin/mails/${rows[0].id}`, undefined, auth)).json.content
  for (const text of [content.text, content.html]) {
    for (const part of ['Tastaturlayout: QWERTZ deutsch', '14.10.2025', '87\u00a0%', '12 Monate Garantie']) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Linux')
  }
})

test('E07 an order from before facts were kept has none, and is shown', async () => {
  const offer = await house.publish({ categoryId, attributes: { os: 'linux' } })
  const cart = await aCart(market, [{ versionId: offer.versions[0]?.id ?? 0 }])
  const { json } = await market.api('POST', '/api/checkout/orders', orderBody(cart))
  await market.query('update order_items set facts = null, warranty_months = null where product_id = $1', [offer.id])
  const again = await market.api('GET', `/api/purchases/${json.key}`)
  expect([again.status, again.json.orders[0].items[0]]).toMatchObject([200, { facts: [], warrantyMonths: null }])
})
