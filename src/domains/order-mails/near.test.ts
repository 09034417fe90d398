import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type PaymentServer, servePayments } from '../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { savePickupPoints } from '../shipping/index.ts'

const HOUR = 3_600_000
const inpost = fakeInpost({ now: () => new Date() })
let market: TestMarket
let server: PaymentServer
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
beforeAll(async () => {
  server = await servePayments(inpost.app)
  market = await testMarket({ env: { CARRIER_URLS: `inpost=${server.url}` } })
  team = await aTeam(market)
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 50, price: 10_000 })).versionId
  const point = {
    ...{ code: 'WAW21A', method: 'inpost_locker' as const, name: 'WAW21A', street: 'Prosta 1', postalCode: '00-001' },
    ...{ city: 'Warszawa', lat: 52.2, lng: 21, hours: '24/7', hint: 'Przy wejściu do sklepu', takesCash: true },
  }
  await savePickupPoints(market.deps, [point])
  const path = `/api/companies/${team.companyId}/carriers/inpost`
  expect((await market.api('PUT', path, { test: false, fields: INPOST_KEYS }, team.owner)).status).toBe(200)
})
afterAll(async () => {
  await market.close()
  await server.close()
})

let last = 0
/** An order to a locker that is on its way in so many parcels. */
async function sent(parcels = 1) {
  const { numbers } = await paidPurchase(market, [{ versionId, quantity: parcels }])
  const number = String(numbers[0])
  const at = `/api/companies/${team.companyId}/orders/${number}`
  const tracked = []
  for (let n = 0; n < parcels; n += 1) {
    last += 1
    const trackingNumber = `9${String(last).padStart(23, '0')}`
    const body = { carrier: 'inpost', trackingNumber, items: [{ versionId, quantity: 1 }] }
    expect((await market.api('POST', `${at}/ship`, body, team.owner)).status).toBe(200)
    tracked.push(trackingNumber)
  }
  const { rows } = await market.query(
    `update orders set method = 'inpost_locker', pickup = '{"code":"WAW21A","label":"WAW21A, Prosta 1, Warszawa"}'
     where number = $1 returning id, (select email from purchases where id = purchase_id) as email`,
    [number],
  )
  const { id, email } = rows[0]
  const orderId = Number(id)
  await market.runJob('tracking.follow', { orderId })
  return { orderId, email: String(email), tracked: tracked as [string, ...string[]] }
}
/** Carriers are asked, and what follows is done. */
async function ask() {
  await market.query(`update tracked_shipments set next_at = now() - interval '1 day' where next_at is not null`)
  await market.runJob('tracking.askCarriers')
  await market.runJobs()
}
const told = async (email: string) =>
  (await mailsTo(market, email)).filter(({ template }) => /^parcel(Out|Ready)/.test(template))

test('a buyer is told that a parcel comes today and that it waits, each once, whatever the carrier repeats', async () => {
  const { email, tracked } = await sent()
  const [number] = tracked
  await inpost.happen(number, 'collected_from_sender', new Date(Date.now() - 5 * HOUR))
  await ask()
  expect(await told(email)).toEqual([])
  await inpost.happen(number, 'out_for_delivery', new Date(Date.now() - 4 * HOUR))
  await ask()
  await ask()
  await inpost.happen(number, 'ready_to_pickup', new Date(Date.now() - 3 * HOUR))
  await ask()
  // A reminder, a slip back, and the same once more.
  await inpost.happen(number, 'pickup_reminder_sent', new Date(Date.now() - 2 * HOUR))
  await ask()
  await inpost.happen(number, 'delay_in_delivery', new Date(Date.now() - HOUR))
  await ask()
  await inpost.happen(number, 'ready_to_pickup', new Date(Date.now() - HOUR / 2))
  await ask()
  const mails = await told(email)
  expect(mails.map(({ template }) => template).sort()).toEqual(['parcelOutForDelivery', 'parcelReadyToCollect'])
  const ready = JSON.stringify(mails.find(({ template }) => template === 'parcelReadyToCollect')?.params)
  for (const word of [number, 'WAW21A, Prosta 1, Warszawa', 'Przy wejściu do sklepu', '24/7'])
    expect(ready).toContain(word)
  expect(ready).toContain(`number=${number}`)
})

test('of two parcels each is told of; what has gone on before the mail was written is not', async () => {
  const { orderId, email, tracked } = await sent(2)
  for (const number of tracked) await inpost.happen(number, 'ready_to_pickup', new Date(Date.now() - HOUR))
  await ask()
  expect((await told(email)).map(({ params }) => params.trackingNumber).sort()).toEqual([...tracked].sort())

  const late = await sent()
  const [number] = late.tracked
  await inpost.happen(number, 'out_for_delivery', new Date(Date.now() - HOUR))
  await inpost.happen(number, 'delivered')
  await ask()
  const news = { orderId: late.orderId, number, meaning: 'outForDelivery' } as const
  await market.runJob('orderMails.near', news)
  expect(await told(late.email)).toEqual([])
  // A number that was corrected is nobody's parcel any more.
  await market.runJob('orderMails.near', { orderId, number: '9'.repeat(24), meaning: 'readyToCollect' })
  expect(await told(email)).toHaveLength(2)
})

test('whoever pays at the door reads how much', async () => {
  const { orderId, email, tracked } = await sent()
  await market.query(`update orders set payment_status = 'onDelivery', amount_paid = 0 where id = $1`, [orderId])
  await inpost.happen(tracked[0], 'out_for_delivery', new Date(Date.now() - HOUR))
  await ask()
  const [mail] = await told(email)
  const { rows } = await market.query('select total from orders where id = $1', [orderId])
  const whole = String(Math.floor(Number(rows[0].total) / 100))
  expect(JSON.stringify(mail?.params)).toMatch(new RegExp(`${whole}[,.]\\d\\d`))
})
