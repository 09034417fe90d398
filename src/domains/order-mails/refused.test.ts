import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOperator, aPerson } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, anna, decide, orderBody, startedPayment } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type FakeSmtp, fakeSmtp } from '../../../test/fakes/smtp-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { must } from '../../values/must.ts'

const DAY = 86_400_000
let smtp: FakeSmtp
let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let later = 0
beforeAll(async () => {
  smtp = await fakeSmtp()
  const env = { PUBLIC_URL: 'https://obieg.example', MAIL_FROM: 'Obieg <no-reply@obieg.example>', LOG_LEVEL: 'silent' }
  market = await testMarket({
    env: { ...env, SMTP_URL: smtp.url, SANDBOX_PAYMENTS: 'true' },
    now: () => new Date(Date.now() + later),
  })
  team = await aTeam(market)
})
afterAll(async () => {
  await market.close()
  await smtp.close()
})
beforeEach(() => {
  later = 0
})

let phones = 0
/** Paid and delivered. */
async function delivered(email: string, headers: Record<string, string> = {}) {
  phones += 1
  const buyer = { ...anna, email, phone: `+48 608${String(phones).padStart(6, '0')}` }
  const { versionId } = await aProduct(market.deps, team.companyId)
  const cart = await aCart(market, [{ versionId }])
  const body = orderBody(cart, { buyer, locale: 'en-US' })
  const { json } = await market.api('POST', '/api/checkout/orders', body, headers)
  await decide(market, await startedPayment(market, json.key), { action: 'pay', timing: 'before', copies: '1' })
  const number = json.orders[0].number as string
  const path = `/api/companies/${team.companyId}/orders/${number}`
  await market.api('POST', `${path}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, team.owner)
  await market.api('POST', `${path}/deliver`, undefined, team.owner)
  await market.runJobs()
  const { rows } = await market.query('select id from purchases where key = $1', [json.key])
  return { key: json.key as string, number, id: Number(rows[0].id) }
}
async function askForReview(purchaseId: number) {
  later = 8 * DAY
  await market.runJob('orderMails.askForReview', { purchaseId })
  await market.runJobs()
}
const arrivedAt = (email: string) =>
  smtp.arrived
    .filter(({ to }) => to[0] === email)
    .map(({ mail, raw }) => ({
      ...mail,
      raw,
      named: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])) as Record<string, string>,
    }))

test('only a mail that one may do without can be refused, by one press in the mail program, and it is refused for good', async () => {
  const email = 'reader@example.com'
  const { id } = await delivered(email)
  const needed = arrivedAt(email)
  expect(needed.length).toBeGreaterThan(1)
  for (const { named, text } of needed) {
    expect([named['list-unsubscribe'], named['list-unsubscribe-post']]).toEqual([undefined, undefined])
    expect(text).not.toContain('/unsubscribe')
  }
  await askForReview(id)
  const [review, ...more] = arrivedAt(email).slice(needed.length)
  expect(more).toEqual([])
  const { named, text, html } = must(review, 'the mail that asks for a review')
  expect(named['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const link = must(
    /^<(https:\/\/obieg\.example\/en\/unsubscribe\?token=[\w-]+)>$/.exec(named['list-unsubscribe'] ?? ''),
    'a link',
  )[1]
  for (const part of [text, html]) expect(part).toContain(link)
  const { pathname, search } = new URL(String(link))
  const press = () =>
    fetch(market.url + pathname + search, {
      ...{ method: 'POST', redirect: 'manual', body: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  // Programs that look at links first change nothing.
  await fetch(market.url + pathname + search)
  expect((await market.query('select count(*)::int as n from mail_refusals')).rows).toEqual([{ n: 0 }])
  expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([204, 204])
  later = 0
  const again = await delivered(email)
  const before = arrivedAt(email).length
  await askForReview(again.id)
  expect(arrivedAt(email)).toHaveLength(before)
  // What has to be told still is.
  expect(before).toBeGreaterThan(needed.length + 2)
})

test('whoever deleted the account hears nothing of money and cases of before; a guest’s letters go on', async () => {
  const operator = (await anOperator(market)).auth
  const person = await aPerson(market)
  const orders = [await delivered(person.email, person.auth), await delivered('stays@example.com')]
  await market.query(`update users set status = 'deleted', deleted_at = $2 where id = $1`, [
    person.id,
    market.deps.now(),
  ])
  const before = { gone: arrivedAt(person.email).length, guest: arrivedAt('stays@example.com').length }
  for (const { number } of orders) {
    const body = { kind: 'amount', amount: 100, reason: 'goodwill', words: null, givenBack: 0 }
    expect((await market.api('POST', `/api/admin/orders/${number}/refunds`, body, operator)).status).toBe(200)
  }
  await market.runJobs()
  await askForReview(must(orders[0], 'an order').id)
  expect(arrivedAt(person.email)).toHaveLength(before.gone)
  expect(arrivedAt('stays@example.com').length).toBe(before.guest + 2)
})
