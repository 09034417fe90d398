import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

/** A company with nothing sold yet, and a way to ask as its owner. */
async function aCompany() {
  const { companyId, ownerId } = await aSeller(market.deps)
  const auth = await authOf(market, ownerId)
  const get = async (rest: string, headers = {}) =>
    market.api('GET', `/api/companies/${companyId}${rest}`, undefined, { ...auth, ...headers })
  const numbers = async (rest: string) => (await get(rest)).json.orders.map((row: { number: string }) => row.number)
  return { companyId, get, numbers }
}
const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 8, minute))

describe('R14 the list of orders', () => {
  test('accepted ones first of all, each list with its count, those to ship from the oldest on', async () => {
    const { companyId, get, numbers } = await aCompany()
    const other = await aSeller(market.deps)
    await anOrder(market, other.companyId)
    const made: Record<string, string> = {}
    const states = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'expired'] as const
    for (const [minute, status] of states.entries()) {
      const paymentStatus = status === 'pending' ? ('unpaid' as const) : ('paid' as const)
      made[status] = (await anOrder(market, companyId, { status, paymentStatus, placedAt: at(minute) })).number
    }
    const later = (await anOrder(market, companyId, { placedAt: at(30) })).number
    const { json } = await get('/orders')
    expect(json.orders.map((row: { number: string }) => row.number)).toEqual([
      later,
      made.delivered,
      made.shipped,
      made.confirmed,
    ])
    const some = { toShip: 2, shipped: 1, trouble: 0, delivered: 1, cancelled: 2, waiting: 1 }
    expect(json.counts).toEqual({ accepted: 4, ...some, all: 7 })
    expect(await numbers('/orders?tab=toShip')).toEqual([made.confirmed, later])
    expect(await numbers('/orders?tab=cancelled')).toEqual([made.expired, made.cancelled])
    expect(await numbers('/orders?tab=waiting')).toEqual([made.pending])
    expect(await numbers('/orders?tab=all')).toHaveLength(7)
  })

  test('found by number, name, address, phone and goods, whatever the letters', async () => {
    const { companyId, numbers } = await aCompany()
    const buyer = { firstName: 'Żaneta', lastName: 'Wójcik', email: 'Zaneta.W@Example.com', phone: '+48 600 111 222' }
    const { number } = await anOrder(market, companyId, { buyer, items: [{ title: 'Dell Latitude 5490' }] })
    await anOrder(market, companyId, { items: [{ title: 'Apple iPhone 13' }] })
    const digits = number.split('-')[2] ?? ''
    const typed = [
      'zaneta wojc',
      'WÓJCIK',
      'zaneta.w@exam',
      '600 111 222',
      '+48600111222',
      'latitude 54',
      number,
      digits,
    ]
    for (const q of [...typed, String(Number(digits)), number.toLowerCase()]) {
      expect([q, await numbers(`/orders?q=${encodeURIComponent(q)}`)]).toEqual([q, [number]])
    }
    for (const q of ['nobody', '!!!', "' | 'zzz", '%']) {
      expect([q, await numbers(`/orders?q=${encodeURIComponent(q)}`)]).toEqual([q, []])
    }
  })

  test('by delivery and by days in Poland, to the minute of midnight', async () => {
    const { companyId, numbers } = await aCompany()
    // 29 March 2026 has 23 hours in Poland: it begins at 23:00 and ends at 22:00 UTC.
    const before = await anOrder(market, companyId, { placedAt: new Date('2026-03-28T22:59:59Z') })
    const first = await anOrder(market, companyId, { placedAt: new Date('2026-03-28T23:00:00Z') })
    const last = await anOrder(market, companyId, {
      placedAt: new Date('2026-03-29T21:59:59Z'),
      method: 'inpost_locker',
    })
    const after = await anOrder(market, companyId, { placedAt: new Date('2026-03-29T22:00:00Z') })
    expect(await numbers('/orders?from=2026-03-29&to=2026-03-29')).toEqual([last.number, first.number])
    expect(await numbers('/orders?from=2026-03-30')).toEqual([after.number])
    expect(await numbers('/orders?to=2026-03-28')).toEqual([before.number])
    expect(await numbers('/orders?method=inpost_locker')).toEqual([last.number])
  })

  test('page by page nothing is left out or shown twice, also of the same moment', async () => {
    const { companyId, get } = await aCompany()
    const all: string[] = []
    for (let index = 0; index < 120; index += 1) {
      all.push((await anOrder(market, companyId, { placedAt: at(Math.floor(index / 40)) })).number)
    }
    for (const tab of ['accepted', 'toShip']) {
      const seen: string[] = []
      let after: string | null = ''
      for (let page = 0; after !== null; page += 1) {
        expect(page).toBeLessThan(4)
        const { json }: { json: { orders: { number: string }[]; next: string | null } } = await get(
          `/orders?tab=${tab}${after && `&after=${after}`}`,
        )
        seen.push(...json.orders.map((row) => row.number))
        after = json.next
      }
      expect(seen).toEqual(tab === 'toShip' ? all : all.toReversed())
    }
  })

  test.each(['x', 'WzEsMl0', btoa('["2026-13-45 99:00:00+00",1]'), btoa('["2026-01-01 00:00:00+00","1"]')])(
    'a cursor of somebody else’s making (%s) is refused',
    async (after) => {
      const { get } = await aCompany()
      for (const list of ['/orders', '/customers']) {
        const answer = await get(`${list}?after=${encodeURIComponent(after)}`)
        expect([answer.status, answer.json.code]).toEqual([422, 'invalid_cursor'])
      }
    },
  )
})

describe('R14 a word among many orders', () => {
  /** So many more orders like one, each a minute older, all sold to the same buyer. */
  const multiply = (id: number, count: number) =>
    market.query(
      `insert into orders (purchase_id, number, company_id, status, payment_status, seller, method, cash_on_delivery, goods, delivery,
         total, currency, commission, placed_at, buyer_email, words)
       select purchase_id, 'OB-1999-' || lpad((id * 10000 + n)::text, 9, '0'), company_id, status, payment_status, seller, method,
         cash_on_delivery, goods, delivery, total, currency, commission, placed_at - n * interval '1 minute', buyer_email, words
       from orders cross join generate_series(1, $2::int) as n where id = $1`,
      [id, count],
    )

  test('is found behind thousands of others as it is among the first, page by page, each once', async () => {
    const { companyId, get, numbers } = await aCompany()
    const other = await aSeller(market.deps)
    const common = await anOrder(market, companyId, { placedAt: at(0) })
    await multiply(common.id, 2300)
    const old = new Date('2020-01-01T08:00:00Z')
    const buyer = { firstName: 'Rzadka', lastName: 'Osoba', email: `rare-${randomUUID()}@example.com` }
    const rare: string[] = []
    for (const minute of [3, 2, 1]) {
      rare.push(
        (await anOrder(market, companyId, { buyer, placedAt: new Date(old.getTime() + minute * 60_000) })).number,
      )
    }
    await anOrder(market, other.companyId, { buyer })
    expect(await numbers('/orders?q=rzadka')).toEqual(rare)
    expect(await numbers('/orders?q=rzadka&tab=toShip')).toEqual(rare.toReversed())
    expect(await numbers('/orders?q=rzadka&tab=cancelled')).toEqual([])
    expect(await numbers('/orders?q=rzadka&method=inpost_locker')).toEqual([])
    const customers = (await get('/customers?q=rzadka')).json.customers
    expect(customers).toMatchObject([{ lastOrder: rare[0], orders: 3 }])
    expect((await get('/customers?q=kowalska')).json.customers).toMatchObject([
      { lastOrder: common.number, orders: 2301 },
    ])

    const seen: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: { json: { orders: { number: string }[]; next: string | null } } = await get(
        `/orders?q=thinkpad${after && `&after=${after}`}`,
      )
      seen.push(...page.json.orders.map((row) => row.number))
      after = page.json.next
    }
    expect(seen).toHaveLength(2304)
    expect(new Set(seen).size).toBe(2304)
    expect(seen.slice(-3)).toEqual(rare)
  })
})

describe('R22 customers', () => {
  test('who bought here, once each however written, without what they bought elsewhere', async () => {
    const { companyId, get } = await aCompany()
    const other = await aSeller(market.deps)
    const buyer = { firstName: 'Ola', lastName: 'Lis', email: `Ola-${randomUUID()}@example.com` }
    const written = { ...buyer, email: buyer.email.toLowerCase(), lastName: 'Lis-Kot' }
    const first = await anOrder(market, companyId, { buyer, placedAt: at(1) })
    await anOrder(market, companyId, { placedAt: at(2) })
    const last = await anOrder(market, companyId, { buyer: written, placedAt: at(3), status: 'delivered' })
    const back = await anOrder(market, companyId, { buyer, placedAt: at(2), paymentStatus: 'refunded' })
    const given = await anOrder(market, companyId, { buyer, placedAt: at(9), status: 'cancelled' })
    await anOrder(market, other.companyId, { buyer, placedAt: at(10), items: [{ price: 999_999 }] })
    const { json } = await get('/customers')
    expect(json.customers).toHaveLength(2)
    expect(json.customers[0]).toMatchObject({
      lastOrder: last.number,
      lastName: 'Lis-Kot',
      orders: 3,
      returned: 1,
      totals: [{ total: first.total + last.total, givenBack: 0, currency: 'PLN' }],
    })
    expect((await get(`/customers?q=${encodeURIComponent('lis kot')}`)).json.customers).toHaveLength(1)
    expect((await get('/customers?q=thinkpad')).json.customers).toHaveLength(0)
    // Any order of the company leads to its customer.
    const one = (await get(`/customers/${first.number}`)).json
    expect(one.customer).toEqual(json.customers[0])
    expect(one.orders.map((row: { number: string }) => row.number)).toEqual([
      given.number,
      last.number,
      back.number,
      first.number,
    ])
  })

  test('what was paid in several currencies is not added up', async () => {
    const { companyId, get } = await aCompany()
    const made = [
      await anOrder(market, companyId, { currency: 'PLN', placedAt: at(1), items: [{ price: 1000 }] }),
      await anOrder(market, companyId, { currency: 'EUR', placedAt: at(2), items: [{ price: 300 }] }),
      await anOrder(market, companyId, { currency: 'PLN', placedAt: at(3), paymentStatus: 'refunded' }),
      await anOrder(market, companyId, { currency: 'EUR', placedAt: at(4), items: [{ price: 50 }] }),
    ]
    const totalOf = (...which: number[]) => which.reduce((sum, index) => sum + (made[index]?.total ?? 0), 0)
    expect((await get('/customers')).json.customers).toMatchObject([
      {
        orders: 4,
        totals: [
          { total: totalOf(1, 3), currency: 'EUR' },
          { total: totalOf(0), currency: 'PLN' },
        ],
      },
    ])
  })

  test('what went back of an order is told beside the sum, and the file says the same', async () => {
    const { companyId, get } = await aCompany()
    const other = await aSeller(market.deps)
    const buyer = { firstName: 'Ola', lastName: 'Lis', email: `ola-${randomUUID()}@example.com` }
    const part = await anOrder(market, companyId, { buyer, placedAt: at(1) })
    await anOrder(market, companyId, { buyer, placedAt: at(2), paymentStatus: 'refunded' })
    const kept = await anOrder(market, companyId, { buyer: { email: 'x@example.com' }, placedAt: at(0) })
    await anOrder(market, other.companyId, { buyer, placedAt: at(3) })
    await market.query('update orders set given_back = 500 where number = $1', [part.number])
    const { customers } = (await get('/customers')).json
    expect(customers).toMatchObject([
      { orders: 2, returned: 2, totals: [{ total: part.total, givenBack: 500, currency: 'PLN' }] },
      { orders: 1, returned: 0, totals: [{ total: kept.total, givenBack: 0, currency: 'PLN' }] },
    ])
    const linesOf = async (query: string) => {
      const { text } = await get(`/customer-export${query}`, { 'accept-language': 'pl-PL' })
      return text.replace('\uFEFF', '').trim().split('\r\n').slice(1)
    }
    expect((await linesOf('')).map((line) => line.split(';').slice(3, 7))).toEqual([
      ['2', (part.total / 100).toFixed(2).replace('.', ','), '5,00', 'PLN'],
      ['1', (kept.total / 100).toFixed(2).replace('.', ','), '0,00', 'PLN'],
    ])
    expect(await linesOf('?q=lis')).toHaveLength(1)
    expect(await linesOf('?q=---')).toHaveLength(0)
  })

  test('whoever only gave up is no customer', async () => {
    const { companyId, get } = await aCompany()
    const { number } = await anOrder(market, companyId, { status: 'expired', paymentStatus: 'unpaid' })
    expect((await get('/customers')).json.customers).toEqual([])
    expect((await get(`/customers/${number}`)).status).toBe(404)
  })

  test('page by page, by the last order', async () => {
    const { companyId, get } = await aCompany()
    const emails = Array.from({ length: 60 }, (_, index) => `many-${index}-${randomUUID()}@example.com`)
    for (const round of [0, 1]) {
      for (const [index, email] of emails.entries()) {
        await anOrder(market, companyId, {
          buyer: { email },
          placedAt: new Date(at(0).getTime() + (round * 60 + index) * 1000),
        })
      }
    }
    const first = (await get('/customers')).json
    const second = (await get(`/customers?after=${first.next}`)).json
    const found = [...first.customers, ...second.customers].map((row: { email: string }) => row.email)
    expect(found).toEqual(emails.toReversed())
    expect(second.next).toBeNull()
  })
})

test('R14 orders as a table: a cell that a spreadsheet would compute is text', async () => {
  const { companyId, get } = await aCompany()
  const buyer = { firstName: '=HYPERLINK("http://evil.example")', lastName: 'X', phone: '+48600100200' }
  const invoice = { name: 'A', taxId: '@SUM(1)', address: 'B' }
  const { number } = await anOrder(market, companyId, { buyer, invoice, items: [{ title: '-2+3; "x"', quantity: 2 }] })
  await anOrder(market, companyId, { status: 'cancelled' })
  const answer = await get('/order-export', { 'accept-language': 'pl-PL' })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const lines = answer.text.replace('\uFEFF', '').split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^Numer;Złożone;/)
  expect(lines[1]).toContain(`${number};`)
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"") X"`)
  for (const cell of (lines[1] ?? '').split(';')) expect(cell).not.toMatch(/^"?[=+@-]/)
  expect(lines[1]).toContain('2598,00')
})
