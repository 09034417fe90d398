import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf, mailsTo } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let companyId: number
let owner: Record<string, string>
let other: Awaited<ReturnType<typeof aSeller>>

beforeAll(async () => {
  market = await testMarket()
  const seller = await aSeller(market.deps)
  companyId = seller.companyId
  owner = await authOf(market, seller.ownerId)
  other = await aSeller(market.deps)
})
afterAll(() => market.close())

const act = (method: string, rest: string, body?: unknown, auth = owner, id = companyId) =>
  market.api(method, `/api/companies/${id}${rest}`, body, auth)
const shipment = (trackingNumber: string | null = '1000000000001U', carrier = 'dpd') => ({ carrier, trackingNumber })
const ship = (number: string, body: unknown = shipment()) => act('POST', `/orders/${number}/ship`, body)
const eventsOf = async (number: string) =>
  (await act('GET', `/orders/${number}`)).json.events.map((event: { note: string }) => event.note)
/** Mails to an address, once their jobs have run. */
const written = async (email: string) => {
  await market.runJobs()
  return mailsTo(market, email)
}
const somebody = () => ({ email: `buyer-${randomUUID()}@example.com` })

describe('R14 E10 an order as its seller sees it', () => {
  test('all that is needed to send it, and the frozen commission', async () => {
    const invoice = { name: 'Kowalska Sp. j.', taxId: '5260001246', address: 'ul. Krótka 7, 00-001 Warszawa' }
    const { number, key } = await anOrder(market, companyId, { invoice, items: [{ price: 100_000, quantity: 2 }] })
    const { status, json, text } = await act('GET', `/orders/${number}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      number,
      status: 'confirmed',
      buyer: { firstName: 'Anna', phone: '+48 600 700 800' },
      shippingAddress: { street: 'ul. Krótka 7/3' },
      invoice,
      items: [{ quantity: 2, unitPrice: 100_000, lineTotal: 200_000, vatScheme: 'vat23' }],
      goods: 200_000,
      total: 201_999,
      commission: { rate: 600, net: 12_000, vat: 2760 },
      sellerAmount: 201_999 - 12_000 - 2760,
      shipment: null,
      events: [{ from: null, to: 'confirmed', note: 'placed' }],
    })
    // The key opens the buyer's own page.
    expect(text).not.toContain(key)
  })

  test('orders of others do not exist, by no way', async () => {
    const theirs = await anOrder(market, other.companyId)
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['POST', '/ship', shipment()],
      ['PUT', '/shipment', { shipment: shipment(), replaces: null }],
      ['POST', '/ready', undefined],
      ['POST', '/deliver', undefined],
    ] as const) {
      const answer = await act(method, `/orders/${theirs.number}${rest}`, body)
      expect([answer.status, answer.json.code]).toEqual([404, 'order_not_found'])
    }
    expect((await act('GET', `/customers/${theirs.number}`)).status).toBe(404)
    expect((await act('GET', '/orders', undefined, owner, other.companyId)).status).toBe(404)
    const { rows } = await market.query('select status from orders where number = $1', [theirs.number])
    expect(rows).toEqual([{ status: 'confirmed' }])
  })
})

describe('R14 shipping', () => {
  test('the buyer gets one mail in the language of the purchase and sees the shipment on the order page', async () => {
    const buyer = somebody()
    const { number, key } = await anOrder(market, companyId, { buyer, locale: 'de-DE' })
    const first = await ship(number, shipment(' 1000 0000 0000 1u '))
    expect(first.json).toMatchObject({ status: 'shipped', shipment: shipment() })
    const again = await ship(number)
    expect([again.status, again.json]).toEqual([200, first.json])
    const mails = await written(buyer.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ template: 'orderShipped', locale: 'de-DE' })
    expect(mails[0].params).toMatchObject({ number, carrier: 'DPD', trackingNumber: '1000000000001U' })
    expect(mails[0].params.link).toContain(`/de/order/${key}`)
    expect(mails[0].params.tracking).toContain('1000000000001U')
    const { json: page } = await market.api('GET', `/api/purchases/${key}`)
    expect(page.orders[0]).toMatchObject({
      status: 'shipped',
      shipment: { ...shipment(), trackingLink: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=1000000000001U' },
    })
    expect(await eventsOf(number)).toEqual(['placed', 'shipped'])
  })

  test('at once by two people: one number stays, one mail goes', async () => {
    const buyer = somebody()
    const { number } = await anOrder(market, companyId, { buyer })
    const answers = await Promise.all(['AAAA1', 'BBBB2', 'AAAA1', 'BBBB2'].map((one) => ship(number, shipment(one))))
    const done = answers.filter((answer) => answer.status === 200)
    const refused = answers.filter((answer) => answer.status === 409)
    expect([done.length, refused.length]).toEqual([2, 2])
    expect(new Set(refused.map((answer) => answer.json.code))).toEqual(new Set(['already_shipped']))
    expect(await written(buyer.email)).toHaveLength(1)
    expect(await eventsOf(number)).toEqual(['placed', 'shipped'])
  })

  test('dies in the middle: nothing is shipped and no mail goes', async () => {
    const buyer = somebody()
    const { number } = await anOrder(market, companyId, { buyer })
    await market.query(
      `create function fall() returns trigger language plpgsql as $$ begin
         if new.note = 'shipped' then raise exception 'cut'; end if; return new; end $$`,
    )
    await market.query('create trigger fall before insert on order_events for each row execute function fall()')
    expect((await ship(number)).status).toBe(500)
    await market.query('drop trigger fall on order_events')
    expect(await eventsOf(number)).toEqual(['placed'])
    expect(await written(buyer.email)).toEqual([])
    expect((await ship(number)).status).toBe(200)
    expect(await written(buyer.email)).toHaveLength(1)
  })

  test.each([
    ['pending', 'unpaid', 'order_not_shippable'],
    ['cancelled', 'unpaid', 'order_not_shippable'],
    ['expired', 'refundDue', 'order_not_shippable'],
    ['delivered', 'paid', 'order_not_shippable'],
  ] as const)('%s, %s: refused', async (status, paymentStatus, code) => {
    const { number } = await anOrder(market, companyId, { status, paymentStatus })
    const answer = await ship(number)
    expect([answer.status, answer.json.code]).toEqual([409, code])
  })

  test('a number is needed, unless the seller drives', async () => {
    const buyer = somebody()
    const { number } = await anOrder(market, companyId, { buyer })
    for (const [body, code] of [
      [shipment(null), 'tracking_required'],
      [shipment('  '), 'tracking_required'],
      [shipment('=cmd|1'), 'tracking_invalid'],
      [shipment('ABC'), 'tracking_invalid'],
    ] as const) {
      const answer = await ship(number, body)
      expect([answer.status, answer.json.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'trackingNumber', code })],
      ])
    }
    expect((await ship(number, shipment(null, 'other'))).json.shipment).toMatchObject({ trackingLink: null })
    expect((await written(buyer.email)).map((mail) => mail.template)).toEqual(['orderOnItsWay'])
  })

  test('V10 a wrong number is corrected on the way; what it was stays in the history', async () => {
    const buyer = somebody()
    const { number } = await anOrder(market, companyId, { buyer })
    const correct = (to: string, replaces: string) =>
      act('PUT', `/orders/${number}/shipment`, { shipment: shipment(to), replaces })
    expect((await correct('BBBB2', 'AAAA1')).json.code).toBe('not_on_its_way')
    await ship(number, shipment('AAAA1'))
    await market.runJobs()
    expect((await correct('BBBB2', 'AAAA1')).json).toMatchObject({ shipment: { trackingNumber: 'BBBB2' } })
    // The same again is done already; who saw the old number is told.
    expect((await correct('BBBB2', 'AAAA1')).status).toBe(200)
    expect((await correct('CCCC3', 'AAAA1')).json.code).toBe('shipment_changed')
    const { events } = (await act('GET', `/orders/${number}`)).json
    expect(events.map((event: { note: string; detail: unknown }) => [event.note, event.detail])).toEqual([
      ['placed', null],
      ['shipped', shipment('AAAA1')],
      ['tracking_corrected', shipment('BBBB2')],
    ])
    expect((await written(buyer.email)).map((mail) => mail.template)).toEqual(['orderShipped', 'trackingCorrected'])
    await act('POST', `/orders/${number}/deliver`)
    expect((await correct('CCCC3', 'BBBB2')).json.code).toBe('not_on_its_way')
  })

  test('collected in a shop: ready, then handed over, each once', async () => {
    const buyer = somebody()
    const pickup = { code: null, label: 'Sklep Kraków, ul. Długa 5' }
    const { number } = await anOrder(market, companyId, { buyer, method: 'store_pickup', pickup, delivery: 0 })
    expect((await ship(number)).json.code).toBe('pickup_not_shipped')
    for (const step of ['ready', 'ready', 'deliver', 'deliver']) {
      expect((await act('POST', `/orders/${number}/${step}`)).status).toBe(200)
      await market.runJobs()
    }
    expect(await eventsOf(number)).toEqual(['placed', 'ready', 'collected'])
    const mails = await written(buyer.email)
    expect(mails.map((mail) => [mail.template, mail.params.place])).toEqual([
      ['orderReady', pickup.label],
      ['orderDelivered', undefined],
    ])
  })

  test('B09 cash on delivery is paid when it is delivered, not before', async () => {
    const { number, total } = await anOrder(market, companyId, { paymentStatus: 'onDelivery', cashOnDelivery: true })
    expect((await act('POST', `/orders/${number}/deliver`)).json.code).toBe('order_not_deliverable')
    expect((await ship(number)).json).toMatchObject({ paymentStatus: 'onDelivery', amountPaid: 0 })
    const delivered = (await act('POST', `/orders/${number}/deliver`)).json
    expect(delivered).toMatchObject({ status: 'delivered', paymentStatus: 'paid', amountPaid: total })
  })
})
