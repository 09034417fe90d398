import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, anna, decide, orderBody, startedPayment } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let later = 0
const MINUTE = 60_000
const DAY = 86_400_000
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(Date.now() + later) })
  seller = await aSeller(market.deps)
})
afterAll(() => market.close())

let buyers = 0
async function placed() {
  buyers += 1
  const buyer = { ...anna, email: `remind${buyers}@example.com`, phone: `+48 603${String(buyers).padStart(6, '0')}` }
  const product = await aProduct(market.deps, seller.companyId, { title: 'ThinkPad T480' })
  const cart = await aCart(market, [product])
  const { json } = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer, locale: 'en-US' }))
  await market.runJobs()
  const { rows } = await market.query('select id from purchases where key = $1', [json.key])
  return { ...json, email: buyer.email, purchaseId: Number(rows[0].id) }
}
const names = async (email: string) => (await mailsTo(market, email)).map(({ template }) => template as string)
async function at<T>(milliseconds: number, act: () => Promise<T>): Promise<T> {
  later = milliseconds
  try {
    return await act()
  } finally {
    later = 0
  }
}
const remind = ({ purchaseId }: { purchaseId: number }) => market.runJob('orderMails.expiring', { purchaseId })
const ask = ({ purchaseId }: { purchaseId: number }) => market.runJob('orderMails.askForReview', { purchaseId })

test('who has not paid is reminded once, ten minutes before the hold ends, with the way to pay', async () => {
  const purchase = await placed()
  const due = await market.query(
    `select round(extract(epoch from run_at - now()) / 60)::int as minutes
     from graphile_worker.jobs where task_identifier = 'orderMails.expiring'`,
  )
  expect(due.rows).toEqual([{ minutes: 20 }])
  await remind(purchase)
  expect(await names(purchase.email)).toEqual(['purchaseToPay'])
  await at(21 * MINUTE, async () => {
    await remind(purchase)
    await remind(purchase)
  })
  expect(await names(purchase.email)).toEqual(['purchaseToPay', 'purchaseExpiring'])
  const told = (await mailsTo(market, purchase.email)).at(-1)
  expect(told.params.link).toContain(`/en/payment-selection?order=${purchase.key}`)
  expect(JSON.stringify(told.params)).toContain('ThinkPad T480')
})

test('who has paid, or whose hold is over, is not', async () => {
  const paid = await placed()
  await decide(market, await startedPayment(market, paid.key), { action: 'pay', timing: 'before', copies: '1' })
  const late = await placed()
  await at(21 * MINUTE, () => remind(paid))
  await at(31 * MINUTE, () => remind(late))
  await market.runJobs()
  expect([await names(paid.email), await names(late.email)]).not.toContainEqual(
    expect.arrayContaining(['purchaseExpiring']),
  )
})

test('of a cart with both, the part to be paid online is reminded of, and no other; for guests and for accounts', async () => {
  const other = await aSeller(market.deps)
  const account = await aPerson(market)
  for (const auth of [undefined, account.auth]) {
    buyers += 1
    const buyer = {
      ...{ ...anna, email: auth ? account.email : `both${buyers}@example.com` },
      phone: `+48 603${String(buyers).padStart(6, '0')}`,
    }
    const online = await aProduct(market.deps, seller.companyId, { title: 'ThinkPad T480' })
    const atDoor = await aProduct(market.deps, other.companyId, { title: 'Dell Latitude' })
    const cart = await aCart(market, [online, atDoor], { [other.companyId]: { cashOnDelivery: true } })
    const body = orderBody(cart, { buyer, locale: 'en-US' })
    const { json } = await market.api('POST', '/api/checkout/orders', body, auth)
    await market.runJobs()
    const { rows } = await market.query('select id from purchases where key = $1', [json.key])
    const { rows: jobs } = await market.query(
      `select 1 from graphile_worker._private_jobs where (payload->>'purchaseId')::int = $1 and run_at > now() + interval '15 minutes'`,
      [rows[0].id],
    )
    expect(jobs.length).toBeGreaterThan(0)
    const first = auth ? 'purchaseToPay' : 'purchaseToConfirm'
    expect(await names(buyer.email)).toEqual([first])
    await at(21 * MINUTE, async () => {
      await remind({ purchaseId: Number(rows[0].id) })
      await remind({ purchaseId: Number(rows[0].id) })
    })
    expect(await names(buyer.email)).toEqual([first, 'purchaseExpiring'])
    const told = JSON.stringify((await mailsTo(market, buyer.email)).at(-1)?.params)
    expect([told.includes('ThinkPad T480'), told.includes('Dell Latitude')]).toEqual([true, false])
  }
})

/** Paid, sent and delivered. */
async function delivered() {
  const purchase = await placed()
  await decide(market, await startedPayment(market, purchase.key), { action: 'pay', timing: 'before', copies: '1' })
  await market.runJobs()
  const owner = await authOf(market, seller.ownerId)
  const path = `/api/companies/${seller.companyId}/orders/${purchase.orders[0].number}`
  await market.api('POST', `${path}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, owner)
  await market.api('POST', `${path}/deliver`, {}, owner)
  await market.runJobs()
  return purchase
}

test('E13 a review is asked for once, some days after delivery; not where money went back', async () => {
  const purchase = await delivered()
  const { rows } = await market.query(
    `select round(extract(epoch from run_at - now()) / 86400)::int as days
     from graphile_worker.jobs where task_identifier = 'orderMails.askForReview'`,
  )
  expect(rows).toEqual([{ days: 7 }])
  expect(await names(purchase.email)).toContain('orderDelivered')
  await at(8 * DAY, async () => {
    await ask(purchase)
    await ask(purchase)
  })
  expect((await names(purchase.email)).filter((name) => name === 'reviewWanted')).toHaveLength(1)
  const returned = await delivered()
  await market.query('update orders set given_back = 100 where number = $1', [returned.orders[0].number])
  await at(8 * DAY, () => ask(returned))
  expect(await names(returned.email)).not.toContain('reviewWanted')
})

test('one press under such a mail, or one call of the mail program, ends them for this address', async () => {
  const purchase = await delivered()
  await at(8 * DAY, () => ask(purchase))
  const told = (await mailsTo(market, purchase.email)).at(-1)
  expect(told.template).toBe('reviewWanted')
  const link = new URL(told.params.unsubscribe)
  const page = link.pathname + link.search
  const post = (path: string, form: Record<string, string>) =>
    fetch(market.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const refused = () => market.query('select count(*)::int as n from mail_refusals')
  expect((await refused()).rows).toEqual([{ n: 0 }])
  expect((await post('/en/unsubscribe?token=abc', { 'List-Unsubscribe': 'One-Click' })).status).toBe(400)
  expect((await post(page, { 'List-Unsubscribe': 'One-Click' })).status).toBe(204)
  const again = await post('/en/unsubscribe', { token: String(link.searchParams.get('token')) })
  expect([again.status, again.headers.get('location')]).toEqual([303, '/en/unsubscribe?outcome=done'])
  expect((await refused()).rows).toEqual([{ n: 1 }])
  await market.query(`delete from order_mails where what like 'review%'`)
  await at(9 * DAY, () => ask(purchase))
  expect((await names(purchase.email)).filter((name) => name === 'reviewWanted')).toHaveLength(1)
})
