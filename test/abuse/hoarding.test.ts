import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUser, openSession } from '../../src/domains/accounts/index.ts'
import { releaseExpiredHolds } from '../../src/domains/orders/index.ts'
import { enterOwner } from '../database.ts'
import { aProduct } from '../factories/product.ts'
import { aCart, anna, followLink, orderBody, stockOf } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

let market: TestMarket
let companyId: number
let later = 0
beforeAll(async () => {
  market = await testMarket({ env: { TRUSTED_PROXIES: '1' }, now: () => new Date(Date.now() + later) })
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())
beforeEach(async () => {
  later = 0
  await market.query('delete from purchase_marks')
})

let people = 0
/** Somebody nobody has seen before. */
const stranger = () => {
  people += 1
  return { ...anna, email: `stranger${people}@example.com`, phone: `+48 7${String(people).padStart(8, '0')}` }
}
type Order = {
  from: string
  buyer?: typeof anna
  versionId: number
  quantity?: number
  online?: boolean
  headers?: Record<string, string>
}

async function order({ from, buyer = stranger(), versionId, quantity = 1, online = false, headers = {} }: Order) {
  const cart = await aCart(market, [{ versionId, quantity }], { [companyId]: { cashOnDelivery: !online } })
  const body = orderBody(cart, { buyer })
  return market.api('POST', '/api/checkout/orders', body, { 'x-forwarded-for': from, ...headers })
}
const goods = (quantity: number) => aProduct(market.deps, companyId, { quantity, price: 1000 })
const placed = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 201).length

describe('somebody who wants to empty the market', () => {
  test('twenty orders on delivery of nobody leave nearly all goods on sale, and after half an hour all', async () => {
    const goodsOfMany = await Promise.all(Array.from({ length: 19 }, () => goods(1)))
    const answers = []
    for (const { versionId } of goodsOfMany) answers.push(await order({ from: '203.0.113.7', versionId }))
    expect(placed(answers)).toBe(10)
    expect(answers.at(-1)).toMatchObject({ status: 429, json: { code: 'too_many_orders_network' } })
    const left = async () =>
      (await Promise.all(goodsOfMany.map(({ versionId }) => stockOf(market, versionId)))).join('')
    expect(await left()).toBe('0000000000111111111')
    later = 31 * 60_000
    await Promise.all([releaseExpiredHolds(market.deps), releaseExpiredHolds(market.deps)])
    await releaseExpiredHolds(market.deps)
    expect(await left()).toBe('1'.repeat(19))
  })

  test('many at once are no more than one after the other', async () => {
    const { versionId } = await goods(50)
    const at = (n: number) => order({ from: '203.0.113.8', versionId, online: n % 2 === 0 })
    expect(placed(await Promise.all(Array.from({ length: 24 }, (_, n) => at(n))))).toBe(10)
    expect(await stockOf(market, versionId)).toBe(40)
  })

  test('does not get further with another address of the same IPv6 network, nor with networks of the same house', async () => {
    const { versionId } = await goods(100)
    const answers = []
    for (let n = 1; n <= 14; n++) answers.push(await order({ from: `2001:db8:7:1::${n.toString(16)}`, versionId }))
    expect(placed(answers)).toBe(10)
    for (let n = 2; n <= 45; n++) answers.push(await order({ from: `2001:db8:7:${n.toString(16)}::1`, versionId }))
    expect(placed(answers)).toBe(40)
    expect((await order({ from: '2001:db8:8:1::1', versionId })).status).toBe(201)
  })

  test('has one mailbox and one phone, however they are written and wherever the calls come from', async () => {
    const { versionId } = await goods(100)
    let network = 0
    const ways = async (write: (n: number) => Partial<typeof anna>) => {
      const answers = []
      for (let n = 0; n < 12; n++) {
        network += 1
        const buyer = { ...stranger(), ...write(n) }
        answers.push(await order({ from: `198.51.100.${network}`, buyer, versionId }))
      }
      expect(answers.at(-1)?.json.code).toBe('too_many_orders_open')
      return placed(answers)
    }
    expect(await ways((n) => ({ email: `jan.kot+${n}@example.com` }))).toBe(8)
    expect(
      await ways((n) => ({
        email: ['jan.kot@gmail.com', 'jankot@googlemail.com', 'J.A.N.kot+a@gmail.com'][n % 3] ?? '',
      })),
    ).toBe(8)
    const phones = ['+48 601 202 303', '601202303', '0048 601-202-303', '48601202303', '(601) 202 303']
    expect(await ways((n) => ({ phone: phones[n % 5] ?? '' }))).toBe(8)
  })

  test('does not hold goods for ever by ordering again whenever a hold ends', async () => {
    const { versionId } = await goods(100)
    const rounds = []
    for (let round = 0; round < 6; round++) {
      later = round * 31 * 60_000
      await releaseExpiredHolds(market.deps)
      const answers = []
      for (let n = 0; n < 10; n++) answers.push(await order({ from: '203.0.113.9', versionId, online: true }))
      rounds.push(placed(answers))
    }
    expect(rounds).toEqual([10, 10, 10, 10, 0, 0])
    later = 27 * 3_600_000
    expect((await order({ from: '203.0.113.9', versionId, online: true })).status).toBe(201)
  })

  test('does not take the whole shelf in one order', async () => {
    const { versionId } = await goods(500)
    const all = await order({ from: '203.0.113.10', versionId, quantity: 400 })
    expect(all).toMatchObject({
      status: 409,
      json: { code: 'too_many_of_version', errors: [{ field: `lines.${versionId}` }] },
    })
    expect(all.json.title).toContain('najwyżej 20 szt.')
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await order({ from: '203.0.113.10', versionId, quantity: 20 }))
    expect(placed(answers)).toBe(3)
    expect(await stockOf(market, versionId)).toBe(440)
  })

  test('is not served by mailboxes of his own either: what was confirmed and not sent counts', async () => {
    const { versionId } = await goods(100)
    const answers = []
    for (let n = 0; n < 12; n++) {
      const answer = await order({ from: '203.0.113.11', versionId })
      if (answer.status === 201) await followLink(market, answer.json)
      answers.push(answer)
    }
    expect(placed(answers)).toBe(10)
  })
})

describe('honest people', () => {
  test('go on in the same network when they log in, pay or wait', async () => {
    const { versionId } = await goods(100)
    for (let n = 0; n < 10; n++) await order({ from: '203.0.113.20', versionId })
    expect((await order({ from: '203.0.113.20', versionId })).status).toBe(429)
    const id = await createUser(market.deps, {
      email: 'ola@example.com',
      firstName: 'Ola',
      lastName: 'Lis',
      phone: '+48600100200',
      permissions: 'buyer',
    })
    const headers = { authorization: `Bearer ${await openSession(market.deps, id)}` }
    const hers = await order({ from: '203.0.113.20', versionId, headers })
    expect(hers).toMatchObject({ status: 201, json: { toConfirm: false, orders: [{ status: 'confirmed' }] } })
    later = 31 * 60_000
    await releaseExpiredHolds(market.deps)
    expect((await order({ from: '203.0.113.20', versionId })).status).toBe(201)
  })

  test('are not counted together behind a proxy that nobody told the market of', async () => {
    const { versionId } = await goods(100)
    const answers = []
    for (let n = 0; n < 15; n++) answers.push(await order({ from: n % 2 ? '127.0.0.1' : '::1', versionId }))
    expect(placed(answers)).toBe(15)
  })

  test('are not kept in clear for it, and forgotten after two weeks', async () => {
    const { versionId } = await goods(9)
    const buyer = stranger()
    await order({ from: '203.0.113.21', buyer, versionId })
    const { rows } = await market.query(`select encode(mark, 'escape') as mark from purchase_marks`)
    expect(rows).toHaveLength(4)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`203\\.0|${buyer.email}|${buyer.phone.slice(-8)}`))
    later = 15 * 24 * 3_600_000
    await market.jobs
      .find(({ name }) => name === 'orders.forgetMarks')
      ?.run({} as never, { signal: AbortSignal.abort() })
    expect((await market.query('select 1 from purchase_marks')).rows).toEqual([])
  })
})

describe('the link in the mail', () => {
  const confirm = (key: string, token: unknown) => market.api('POST', `/api/purchases/${key}/confirm`, { token })
  const press = (form: Record<string, string>) =>
    fetch(`${market.url}/en/confirm-order`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

  test('confirms its own order alone, once, also without scripts', async () => {
    const { versionId } = await goods(9)
    const one = (await order({ from: '203.0.113.30', versionId })).json
    const two = (await order({ from: '203.0.113.30', versionId })).json
    expect(one).toMatchObject({ toConfirm: true, dueOnline: 0, orders: [{ status: 'pending' }] })
    for (const token of [two.shownToken, one.key, 'A'.repeat(43)]) {
      expect((await confirm(one.key, token)).json.code).toBe('confirmation_invalid')
    }
    expect((await confirm(one.key, '')).status).toBe(422)
    // Programs that open links, and link checkers that ask for the head only, confirm nothing.
    for (const method of ['GET', 'HEAD']) {
      await fetch(`${market.url}/confirm-order?order=${one.key}&token=${one.shownToken}`, { method })
    }
    expect((await market.api('GET', `/api/purchases/${one.key}`)).json.orders[0].status).toBe('pending')
    const wrong = await press({ order: one.key, token: two.shownToken })
    expect(wrong.headers.get('location')).toBe(`/en/confirm-order?order=${one.key}&outcome=wrong`)
    const done = await press({ order: one.key, token: one.shownToken })
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `/en/confirm-order?order=${one.key}&outcome=done`,
    ])
    const again = await Promise.all([1, 2, 3].map(() => confirm(one.key, one.shownToken)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(again[0]?.json).toMatchObject({ toConfirm: false, shownToken: null, heldUntil: null })
    const { rows } = await market.query(
      `select note from order_events e join orders o on o.id = e.order_id where o.number = $1 order by e.id`,
      [one.orders[0].number],
    )
    expect(rows.map(({ note }) => note)).toEqual(['placed', 'confirmed_by_link'])
    expect((await press({ order: 'x', token: 'y' })).headers.get('location')).toBe('/en/confirm-order?outcome=wrong')
    expect((await press({ order: 'x'.repeat(9000) })).status).toBe(413)
  })

  test('comes too late when the hold is over, whether it was swept or not', async () => {
    const { versionId } = await goods(1)
    const { key, shownToken } = (await order({ from: '203.0.113.31', versionId })).json
    later = 31 * 60_000
    expect((await confirm(key, shownToken)).json.code).toBe('confirmation_too_late')
    await releaseExpiredHolds(market.deps)
    expect((await confirm(key, shownToken)).json.code).toBe('confirmation_too_late')
    expect((await market.api('GET', `/api/purchases/${key}`)).json).toMatchObject({
      dueOnDelivery: 0,
      orders: [{ status: 'expired', paymentStatus: 'onDelivery' }],
    })
    expect(await stockOf(market, versionId)).toBe(1)
  })

  test('against giving up and the end of the hold at once: one of them happens, stock is right', async () => {
    for (let round = 0; round < 6; round++) {
      later = 0
      await market.query('delete from purchase_marks')
      const { versionId } = await goods(2)
      const { key, shownToken } = (await order({ from: '203.0.113.32', versionId })).json
      if (round % 2)
        await market.query(
          `update orders set held_until = now() where purchase_id = (select id from purchases where key = $1)`,
          [key],
        )
      await Promise.all([
        confirm(key, shownToken),
        market.api('POST', `/api/purchases/${key}/cancel`),
        releaseExpiredHolds(market.deps),
        confirm(key, shownToken),
        releaseExpiredHolds(market.deps),
      ])
      const [{ status }] = (await market.api('GET', `/api/purchases/${key}`)).json.orders
      expect(['confirmed', 'cancelled', 'expired']).toContain(status)
      expect(await stockOf(market, versionId)).toBe(status === 'confirmed' ? 1 : 2)
    }
  })
})

test('a market open for business without mail takes orders on delivery from people who are signed in alone', async () => {
  const strict = await testMarket({ env: { DEMO: 'false' } })
  try {
    await enterOwner(strict.query)
    const seller = await aSeller(strict.deps)
    const { versionId } = await aProduct(strict.deps, seller.companyId, { quantity: 3 })
    const cart = await aCart(strict, [{ versionId }], { [seller.companyId]: { cashOnDelivery: true } })
    const refused = await strict.api('POST', '/api/checkout/orders', orderBody(cart), { 'accept-language': 'de' })
    expect(refused).toMatchObject({ status: 503, json: { code: 'guest_needs_mail' } })
    expect(refused.json.title).toContain('Melden Sie sich an')
    expect(await stockOf(strict, versionId)).toBe(3)
    const id = await createUser(strict.deps, {
      email: 'ola@example.com',
      firstName: 'Ola',
      lastName: 'Lis',
      phone: '+48600100200',
      permissions: 'buyer',
    })
    const headers = { authorization: `Bearer ${await openSession(strict.deps, id)}` }
    const placed = await strict.api('POST', '/api/checkout/orders', orderBody(cart), headers)
    expect(placed).toMatchObject({ status: 201, json: { toConfirm: false, shownToken: null } })
  } finally {
    await strict.close()
  }
})
