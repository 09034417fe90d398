import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink, stockOf } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { expectSoldIsCounted } from '../../../test/factories/sold.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let companyId: number
let shopId: number
let owner: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  const seller = await aSeller(market.deps)
  ;({ companyId, shopId } = seller)
  owner = await authOf(market, seller.ownerId)
})
afterAll(() => market.close())

const act = (number: string, step: string, body?: unknown) =>
  market.api('POST', `/api/companies/${companyId}/orders/${number}/${step}`, body, owner)
const cancel = (number: string, reason = 'soldOut', words: string | null = null) =>
  act(number, 'cancel', { reason, words })
const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U' }

/** Two pieces on delivery of five; the shelf has three left. */
async function onDelivery(accepted = true) {
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 5, shopIds: [shopId] })
  const choices = { [companyId]: { cashOnDelivery: true } }
  const purchase = await aPurchase(market, [{ versionId, quantity: 2 }], choices)
  if (accepted) await followLink(market, purchase)
  return { purchase, number: purchase.orders[0].number as string, stock: () => stockOf(market, versionId) }
}

test('R14 a seller calls an order on delivery off: stock returns once, the reason stays on record', async () => {
  const { purchase, number, stock } = await onDelivery()
  expect(await stock()).toBe(3)
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(number, 'defect', ' Pęknięty ekran ')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { json } = await cancel(number, 'another', 'Coś innego')
  expect(json).toMatchObject({ status: 'cancelled', paymentStatus: 'onDelivery', amountPaid: 0 })
  const ended = json.events.filter((event: { to: string }) => event.to === 'cancelled')
  expect(ended).toMatchObject([
    { note: 'by_seller', detail: null, cancelled: { reason: 'defect', words: 'Pęknięty ekran' } },
  ])
  expect(await stock()).toBe(5)
  const { rows } = await market.query(`select detail from audit_log where action = 'orderCancelled'`)
  expect(rows).toEqual([{ detail: { number, reason: 'defect' } }])
  const seen = (await market.api('GET', `/api/purchases/${purchase.key}`)).json
  expect(seen).toMatchObject({
    dueOnDelivery: 0,
    orders: [{ status: 'cancelled', cancelled: { reason: 'defect', words: 'Pęknięty ekran' } }],
  })
  const late = await market.api('POST', `/api/purchases/${purchase.key}/confirm`, { token: purchase.shownToken })
  expect(late.json.code).toBe('confirmation_too_late')
  await expectSoldIsCounted(market)
})

test('R14 goods that nobody collects go back on the shelf', async () => {
  const { id, versionId } = await aProduct(market.deps, companyId, { quantity: 3, shopIds: [shopId] })
  const terms = { method: 'store_pickup', paymentStatus: 'onDelivery', cashOnDelivery: true } as const
  const { number } = await anOrder(market, companyId, { ...terms, items: [{ productId: id, versionId, quantity: 2 }] })
  expect((await act(number, 'ready')).json.status).toBe('ready')
  expect((await cancel(number, 'notCollected')).json.status).toBe('cancelled')
  expect((await act(number, 'deliver')).json.code).toBe('order_not_deliverable')
  expect(await stockOf(market, versionId)).toBe(5)
})

test('R14 what is paid, on its way, over or not accepted yet is not called off', async () => {
  const paid = await anOrder(market, companyId)
  expect((await cancel(paid.number)).json.code).toBe('order_not_cancellable')
  const sent = await onDelivery()
  await act(sent.number, 'ship', shipment)
  expect((await cancel(sent.number)).json.code).toBe('order_not_cancellable')
  expect(await sent.stock()).toBe(3)
  const waiting = await onDelivery(false)
  expect((await cancel(waiting.number)).json.code).toBe('order_not_cancellable')
  const ofBuyer = await market.api('POST', `/api/purchases/${waiting.purchase.key}/cancel`)
  expect(ofBuyer.json.orders[0].status).toBe('cancelled')
  expect((await cancel(waiting.number)).json.code).toBe('order_not_cancellable')
})

test('R14 another reason needs words, and words have an end', async () => {
  const { number } = await onDelivery()
  const silent = await cancel(number, 'another', '  ')
  expect([silent.status, silent.json.code, silent.json.errors[0].field]).toEqual([
    422,
    'cancel_words_required',
    'words',
  ])
  expect((await cancel(number, 'another', 'x'.repeat(501))).status).toBe(422)
  expect((await cancel(number, 'whim')).status).toBe(422)
  expect((await cancel(number, 'another', 'Pomyłka w cenie')).json.status).toBe('cancelled')
})

test('R14 sent and called off at once: one of them happens, and stock says which', async () => {
  for (let round = 0; round < 8; round++) {
    const { number, stock } = await onDelivery()
    const both = [() => act(number, 'ship', shipment), () => cancel(number)]
    const [one, two] = await Promise.all((round % 2 ? both : both.toReversed()).map((step) => step()))
    expect([one?.status, two?.status].sort()).toEqual([200, 409])
    const { json } = await market.api('GET', `/api/companies/${companyId}/orders/${number}`, undefined, owner)
    expect(['shipped', 'cancelled']).toContain(json.status)
    expect(await stock()).toBe(json.status === 'shipped' ? 3 : 5)
  }
})

test('R14 followed, called off, given up and swept at once: stock is right, whatever came first', async () => {
  for (let round = 0; round < 6; round++) {
    const { purchase, number, stock } = await onDelivery(false)
    await Promise.all([
      market.api('POST', `/api/purchases/${purchase.key}/confirm`, { token: purchase.shownToken }),
      cancel(number),
      market.api('POST', `/api/purchases/${purchase.key}/cancel`),
      act(number, 'ship', shipment),
      cancel(number),
    ])
    const [{ status }] = (await market.api('GET', `/api/purchases/${purchase.key}`)).json.orders
    expect(await stock()).toBe(status === 'cancelled' ? 5 : 3)
  }
  await expectSoldIsCounted(market)
})
