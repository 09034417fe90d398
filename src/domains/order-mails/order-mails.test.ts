import { afterAll, beforeAll, expect, test } from 'vitest'
import { authOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import {
  aCart,
  anna,
  annasAddress,
  decide,
  followLink,
  orderBody,
  startedPayment,
} from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createUser } from '../accounts/index.ts'
import { releaseExpiredHolds } from '../orders/index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let other: Awaited<ReturnType<typeof aSeller>>
let later = 0
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(Date.now() + later) })
  seller = await aSeller(market.deps)
  other = await aSeller(market.deps)
})
afterAll(() => market.close())

let buyers = 0
type Wanted = { cod?: boolean; online?: boolean; locale?: string; headers?: Record<string, string> }
/** On delivery from the first seller, paid online from the other, or both. */
async function bought({ cod = false, online = false, locale = 'de-DE', headers = {} }: Wanted) {
  buyers += 1
  const buyer = { ...anna, email: `buyer${buyers}@example.com`, phone: `+48 601${String(buyers).padStart(6, '0')}` }
  const lines = []
  if (cod)
    lines.push(await aProduct(market.deps, seller.companyId, { title: 'ThinkPad <T480>', erpCode: `MAG-17-${buyers}` }))
  if (online) lines.push(await aProduct(market.deps, other.companyId, { title: 'Dell U2415', quantity: 3 }))
  const cart = await aCart(market, lines, { [seller.companyId]: { cashOnDelivery: true } })
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer, locale }), headers)
  if (placed.status !== 201) throw new Error(placed.text)
  await market.runJobs()
  return { ...placed.json, email: buyer.email }
}
const read = async (email: string) => {
  const mails = await mailsTo(market, email)
  return mails.map(({ template, locale, params }) => ({ template, locale, text: JSON.stringify(params), params }))
}
const names = async (email: string) => (await read(email)).map(({ template }) => template)
const ownerMail = async ({ ownerId }: { ownerId: string }) =>
  (await market.query('select email from users where id = $1', [ownerId])).rows[0].email as string

test('R12 a guest on delivery is asked to confirm, without the address a stranger typed; then all that the law wants follows', async () => {
  const purchase = await bought({ cod: true })
  const sellerBefore = (await read(await ownerMail(seller))).length
  const [ask, ...more] = await read(purchase.email)
  expect(more).toEqual([])
  expect(ask).toMatchObject({ template: 'purchaseToConfirm', locale: 'de-DE' })
  expect(ask?.params.link).toContain(`/de/confirm-order?order=${purchase.key}&token=${purchase.shownToken}`)
  expect(ask?.text).toContain('ThinkPad')
  expect(ask?.text).not.toContain(annasAddress.street)
  await followLink(market, purchase)
  await market.runJobs()
  const [, told, ...none] = await read(purchase.email)
  expect(none).toEqual([])
  expect(told?.template).toBe('purchasePlaced')
  for (const word of [
    `/de/order/${purchase.key}`,
    annasAddress.street,
    purchase.orders[0].number,
    'Widerrufsrecht',
    '14 Tagen',
    '/de/rules',
    '/de/policy',
    'ul. Długa 5, 31-147 Kraków',
    purchase.orders[0].seller.email,
    // Annex I: the form names the trader, and the order.
    'Muster-Widerrufsformular: ',
    `(Bestellung ${purchase.orders[0].number})`,
    'Unternehmer',
    // The terms themselves, word by word.
    'Kaufbedingungen (polnisch',
    'brak odpowiedzi oznacza jej uznanie',
  ]) {
    expect(told?.text).toContain(word)
  }
  expect(told?.text).not.toContain('MAG-17')
  const toSeller = (await read(await ownerMail(seller))).slice(sellerBefore)
  expect(toSeller).toMatchObject([{ template: 'orderToHandle', locale: 'pl-PL' }])
  expect(toSeller[0]?.text).toContain('[MAG-17-1]')
  expect(toSeller[0]?.text).not.toMatch(new RegExp(`${purchase.email}|${annasAddress.street}|${purchase.key}`))
})

test('R12 two sellers paid online: placed, then paid, one mail each, and each seller hears of its own part', async () => {
  const purchase = await bought({ online: true, locale: 'en-US' })
  expect(await names(purchase.email)).toEqual(['purchaseToPay'])
  const page = await startedPayment(market, purchase.key)
  await decide(market, page, { action: 'pay', timing: 'before', copies: '3' })
  await market.runJobs()
  expect(await names(purchase.email)).toEqual(['purchaseToPay', 'purchasePaid'])
  const toOther = await read(await ownerMail(other))
  expect(toOther.filter(({ text }) => text.includes(purchase.orders[0].number))).toHaveLength(1)
})

test('R12 who is signed in gets one mail for what counts at once', async () => {
  const person = { email: 'ola@example.com', firstName: 'Ola', lastName: 'Lis', phone: '+48600100200' }
  const id = await createUser(market.deps, { ...person, permissions: 'buyer' })
  const purchase = await bought({ cod: true, headers: await authOf(market, id) })
  expect(await names(purchase.email)).toEqual(['purchasePlaced'])
  const mixed = await bought({ cod: true, online: true, headers: await authOf(market, id) })
  expect(await names(mixed.email)).toEqual(['purchaseToPay'])
  const [mail] = await read(mixed.email)
  for (const { number } of mixed.orders) expect(mail?.text).toContain(number)
})

test('R12 what was not paid, not confirmed, given up or called off is told once, with the reason', async () => {
  const unpaid = await bought({ online: true })
  const unconfirmed = await bought({ cod: true })
  const given = await bought({ online: true })
  const off = await bought({ cod: true, locale: 'en-US' })
  await followLink(market, off)
  await market.api('POST', `/api/purchases/${given.key}/cancel`)
  const { number } = off.orders[0]
  const cancel = () =>
    market.api(
      'POST',
      `/api/companies/${seller.companyId}/orders/${number}/cancel`,
      { reason: 'defect', words: 'Sorry.\r\nBcc: all@example.com' },
      ownerAuth,
    )
  const ownerAuth = await authOf(market, seller.ownerId)
  await Promise.all([cancel(), cancel()])
  later = 31 * 60_000
  await Promise.all([releaseExpiredHolds(market.deps), releaseExpiredHolds(market.deps)])
  await market.runJobs()
  later = 0
  expect(await names(unpaid.email)).toEqual(['purchaseToPay', 'purchaseExpired'])
  expect(await names(unconfirmed.email)).toEqual(['purchaseToConfirm', 'purchaseNotConfirmed'])
  expect(await names(given.email)).toEqual(['purchaseToPay', 'purchaseCancelled'])
  const told = (await read(off.email)).at(-1)
  expect(told).toMatchObject({ template: 'orderCalledOff', locale: 'en-US', params: { number } })
  expect(told?.params.reason).toMatch(/^the goods turned out to be defective\nSorry\./)
})

test('R12 a job that runs again, and several at once, tell nobody twice', async () => {
  const purchase = await bought({ cod: true })
  await followLink(market, purchase)
  const { rows } = await market.query('select id, purchase_id from orders where number = $1', [
    purchase.orders[0].number,
  ])
  const payload = { purchaseId: Number(rows[0].purchase_id), orderIds: [Number(rows[0].id)] }
  const again = (name: string) =>
    market.jobs.find((job) => job.name === name)?.run(payload as never, { signal: new AbortController().signal })
  await Promise.all(['orderMails.placed', 'orderMails.confirmed', 'orderMails.confirmed'].map(again))
  await market.runJobs()
  await again('orderMails.confirmed')
  expect(await names(purchase.email)).toEqual(['purchaseToConfirm', 'purchasePlaced'])
})
