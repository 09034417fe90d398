import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, aLocker, anna, followLink, orderBody, runAllJobs } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { textOf } from '../../../test/read-pdf.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
})
afterAll(() => market.close())

const place = (body: unknown) => market.api('POST', '/api/checkout/orders', body)
const courierCart = async () => {
  const { versionId } = await aProduct(market.deps, team.companyId, { quantity: 9 })
  return aCart(market, [{ versionId }], { [team.companyId]: { cashOnDelivery: true } })
}

test('R19 an old device goes along with the courier: the seller reads it on the order, in the mail and on the slip', async () => {
  const cart = await courierCart()
  const placed = await place(orderBody(cart, { buyer: anna, oldDevices: [team.companyId] }))
  expect([placed.status, placed.json.orders?.[0]?.takesOldDevice]).toEqual([201, true])
  await followLink(market, placed.json)
  await runAllJobs(market)
  const { number } = placed.json.orders[0]
  const read = await market.api('GET', `/api/purchases/${placed.json.key}`)
  expect(read.json.orders[0].takesOldDevice).toBe(true)
  const path = `/api/companies/${team.companyId}/orders/${number}`
  expect((await market.api('GET', path, undefined, team.owner)).json.takesOldDevice).toBe(true)
  const mails = (await mailsTo(market)).filter(({ template }) => template === 'orderToHandle')
  expect(mails.length).toBeGreaterThan(0)
  for (const mail of mails) expect(JSON.stringify(mail)).toContain('umów bezpłatny odbiór')
  const buyers = (await mailsTo(market, anna.email)).map((mail) => JSON.stringify(mail))
  expect(buyers.some((mail) => mail.includes('oddajesz stary sprzęt'))).toBe(true)
  const slip = await fetch(`${market.url}/api/companies/${team.companyId}/packing-slips`, {
    method: 'POST',
    headers: { ...team.owner, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ numbers: [number], per: 'order', language: 'own', prices: false }),
  })
  const words = textOf(Buffer.from(await slip.arrayBuffer())).replace(/\s+/g, ' ')
  expect(words).toContain('The buyer hands over an old device')
})

test('R19 without the tick nothing is said of it', async () => {
  const placed = await place(orderBody(await courierCart(), { buyer: anna }))
  expect([placed.status, placed.json.orders[0].takesOldDevice]).toEqual([201, false])
})

test('R19 V11 an old device is not handed over at a locker, nor to who sells nothing of it; nothing is ordered then', async () => {
  const pickupPoint = await aLocker(market)
  const { versionId } = await aProduct(market.deps, team.companyId, { quantity: 9 })
  const locker = await aCart(market, [{ versionId }], { [team.companyId]: { method: 'inpost_locker', pickupPoint } })
  const count = async () => (await market.query('select count(*)::int as n from orders')).rows[0].n
  const before = await count()
  const refused = await place(orderBody(locker, { buyer: anna, oldDevices: [team.companyId] }))
  expect([refused.status, refused.json.code]).toEqual([422, 'old_device_needs_courier'])
  expect(refused.json.errors[0].field).toBe(`oldDevices.${team.companyId}`)
  const foreign = await place(orderBody(await courierCart(), { buyer: anna, oldDevices: [999_999] }))
  expect([foreign.status, foreign.json.code]).toEqual([422, 'old_device_needs_courier'])
  expect(await count()).toBe(before)
})

test('E06 the BDO number stands on the page of the company and goes with the order onto its documents', async () => {
  const path = `/api/companies/${team.companyId}`
  const { json: own } = await market.api('GET', `${path}/data`, undefined, team.owner)
  expect(own.bdoNumber).toBeNull()
  const fields = [
    'name',
    'shortName',
    'street',
    'postalCode',
    'city',
    'country',
    'taxId',
    'vatId',
    'registerName',
    'revision',
  ]
  const more = [
    'registerNumber',
    'email',
    'phone',
    'website',
    'bankIban',
    'bankBic',
    'bankHolder',
    'about',
    'selfCertified',
  ]
  const body = Object.fromEntries([...fields, ...more].map((field) => [field, own[field]]))
  const put = (bdoNumber: string) => market.api('PUT', `${path}/data`, { ...body, bdoNumber }, team.owner)
  const wrong = await put('12345')
  expect([wrong.status, wrong.json.errors[0]]).toMatchObject([422, { field: 'bdoNumber', code: 'bdo_invalid' }])
  expect((await put('BDO 000 012 345')).status).toBe(200)
  // What it would have to hand in to sell on is not what this is about.
  await market.query(`update companies set missing = '{}' where id = $1`, [team.companyId])
  expect((await market.api('GET', path)).json.bdoNumber).toBe('000012345')
  const placed = await place(orderBody(await courierCart(), { buyer: anna }))
  const { rows } = await market.query(`select seller->>'bdoNumber' as bdo from orders where number = $1`, [
    placed.json.orders[0].number,
  ])
  expect(rows[0].bdo).toBe('000012345')
})
