import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLife, type LifeStage, ok, shipped } from '../../../test/factories/order-life.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { decide, startedPayment } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { daysOfPeriod } from '../../../test/factories/working-days.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { mailed, releaseExpiredHolds } from '../orders/index.ts'
import { caseView } from '../returns/contract.ts'
import { setDeliveryPrices } from '../shipping/index.ts'

const DAY = 86_400_000
let market: TestMarket
let stage: LifeStage
let later = 0
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(Date.now() + later) })
  const team = await aTeam(market)
  const { versionId } = await aProduct(market.deps, team.companyId, { quantity: 5000, price: 10_003 })
  const owner = (await market.query('select email from users where id = $1', [team.ownerId])).rows[0].email
  const seller = { auth: team.owner, email: owner }
  stage = { market, companyId: team.companyId, versionId, seller, operator: await anOperator(market) }
  await setDeliveryPrices(market.deps, team.companyId, [
    { method: 'dpd_courier', price: 1999, codPrice: 2599, freeFrom: null, transitDays: 1 },
  ])
  const policy = { returnDays: 30, exchangeDays: 30, warrantyMonths: null }
  ok(await market.api('PUT', `/api/companies/${team.companyId}/return-policy`, policy, team.owner))
})
afterAll(() => market.close())

const at = async (milliseconds: number, act: () => Promise<unknown>) => {
  later = milliseconds
  await act().finally(() => {
    later = 0
  })
}

async function paid() {
  const life = await aLife(stage)
  await life.tells('placed', { buyer: ['purchaseToPay'] })
  await life.pay()
  await life.tells('paid', { buyer: ['purchasePaid'], seller: ['orderToHandle'] })
  return life
}
async function delivered() {
  const life = await paid()
  await life.seller('ship', shipped(1))
  await life.tells('shipped', { buyer: ['orderShipped'] })
  await life.seller('deliver')
  await life.tells('delivered', { buyer: ['orderDelivered'] })
  return life
}
/** On delivery, in a shop, told to be ready. */
async function readyInShop() {
  const life = await aLife(stage, { cashOnDelivery: true })
  await life.tells('placed', { buyer: ['purchaseToConfirm'] })
  await life.confirm()
  await life.tells('confirmed by the link', { buyer: ['purchasePlaced'], seller: ['orderToHandle'] })
  await life.inShop()
  await life.seller('ready')
  await life.tells('ready', { buyer: ['orderReady'] })
  return life
}

describe('T06 each happening is one mail to whom it concerns', () => {
  test('sent in two parcels, delivered, completed, asked for a review', async () => {
    const life = await paid()
    await life.seller('prepare')
    await life.tells('preparing', {})
    await life.seller('ship', { ...shipped(1), items: [{ versionId: stage.versionId, quantity: 1 }] })
    await life.tells('a part left', { buyer: ['parcelsSent'] })
    await life.seller('ship', shipped(2))
    await life.tells('the rest left', { buyer: ['parcelsSent'] })
    await life.seller('deliver')
    await life.tells('delivered', { buyer: ['orderDelivered'] })
    const { rows } = await market.query('select purchase_id from orders where number = $1', [life.number])
    const purchaseId = Number(rows[0].purchase_id)
    await at(8 * DAY, async () => {
      await market.runJob('orderMails.askForReview', { purchaseId })
      await market.runJob('orderMails.askForReview', { purchaseId })
    })
    await life.tells('a week later', { buyer: ['reviewWanted'] })
  })

  test('a number corrected, and a part of the money given back out of goodwill', async () => {
    const life = await paid()
    await life.seller('ship', shipped(3))
    await life.tells('shipped', { buyer: ['orderShipped'] })
    const { rows } = await market.query(
      'select s.id from shipments s join orders o on o.id = s.order_id where o.number = $1',
      [life.number],
    )
    const shipment = { shipment: shipped(4), shipmentId: Number(rows[0].id), replaces: shipped(3).trackingNumber }
    const path = `/api/companies/${stage.companyId}/orders/${life.number}/shipment`
    ok(await market.api('PUT', path, shipment, stage.seller.auth))
    await life.tells('corrected', { buyer: ['trackingCorrected'] })
    await life.operator('refunds', { kind: 'amount', amount: 500, reason: 'goodwill', words: null, givenBack: 0 })
    await life.tells('decided, and gone', {
      buyer: ['orderRefunded', 'refundGone'],
      seller: ['orderRefundedByMarket'],
    })
    await life.seller('refunds', { kind: 'amount', amount: 300, reason: 'goodwill', words: null, givenBack: 500 })
    await life.tells('given back by the seller', { buyer: ['orderRefunded', 'refundGone'] })
  })

  test('collected in a shop, or not: reminded, called off, paid back', async () => {
    const collected = await readyInShop()
    await collected.seller('deliver')
    await collected.tells('collected', { buyer: ['orderDelivered'] })
    const onDelivery = await readyInShop()
    const prepaid = await aLife(stage)
    await prepaid.tells('placed', { buyer: ['purchaseToPay'] })
    await prepaid.pay()
    await prepaid.tells('paid', { buyer: ['purchasePaid'], seller: ['orderToHandle'] })
    await prepaid.inShop()
    await prepaid.seller('ready')
    await prepaid.tells('ready', { buyer: ['orderReady'] })
    await at(6 * DAY, async () => {
      await Promise.all([market.runJob('fulfilment.remindCollections'), market.runJob('fulfilment.remindCollections')])
    })
    for (const life of [onDelivery, prepaid]) await life.tells('reminded', { buyer: ['orderReadyReminder'] })
    await at(9 * DAY, async () => {
      await Promise.all([market.runJob('refunds.endCollections'), market.runJob('refunds.endCollections')])
    })
    await onDelivery.tells('nobody came', { buyer: ['orderCancelledByMarket'], seller: ['orderNotToHandle'] })
    await prepaid.tells('nobody came', { buyer: ['paidOrderCancelled', 'refundGone'], seller: ['orderNotToHandle'] })
  })

  test('called off by buyer, seller or operator, before and after it was paid', async () => {
    const unpaid = await aLife(stage)
    await unpaid.tells('placed', { buyer: ['purchaseToPay'] })
    await unpaid.buyer('cancel')
    await unpaid.tells('given up', { buyer: ['purchaseCancelled'] })
    const why = { reason: 'soldOut', words: 'Przykro nam.' }
    const back = ['paidOrderCancelled', 'refundGone']
    const byBuyer = await paid()
    await byBuyer.buyer(`orders/${byBuyer.number}/cancel`)
    await byBuyer.tells('called off by its buyer', { buyer: back, seller: ['orderNotToHandle'] })
    const bySeller = await paid()
    await bySeller.seller('cancel-paid', why)
    await bySeller.tells('called off by its seller', { buyer: back })
    const byOperator = await paid()
    await byOperator.operator('cancel', { reason: 'another', words: 'Podejrzenie oszustwa' })
    await byOperator.tells('called off by the operator', { buyer: back, seller: ['orderNotToHandle'] })
    const onDelivery = await aLife(stage, { cashOnDelivery: true })
    await onDelivery.tells('placed', { buyer: ['purchaseToConfirm'] })
    await onDelivery.confirm()
    await onDelivery.tells('confirmed', { buyer: ['purchasePlaced'], seller: ['orderToHandle'] })
    await onDelivery.seller('cancel', why)
    await onDelivery.tells('called off, nothing was paid', { buyer: ['orderCalledOff'] })
  })

  test('withdrawn from before it left, paid or to be paid at the door: the receipt tells the end of the order, too', async () => {
    const life = await paid()
    await life.seller('prepare')
    await life.opens('withdrawal')
    await life.tells('withdrawn', { buyer: ['withdrawalStopped', 'refundGone'], seller: ['returnNews'] })
    expect(await statusOf(life)).toBe('cancelled')
    const onDelivery = await readyInShop()
    await onDelivery.opens('withdrawal')
    await onDelivery.tells('withdrawn', { buyer: ['withdrawalStopped'], seller: ['returnNews'] })
    expect(await statusOf(onDelivery)).toBe('cancelled')
  })

  test('withdrawn from the rest before it left: one receipt, one mail to its seller, and the money', async () => {
    const life = await paid()
    await life.seller('ship', { ...shipped(1), items: [{ versionId: stage.versionId, quantity: 1 }] })
    await life.tells('a part left', { buyer: ['parcelsSent'] })
    const lines = [{ itemId: await life.itemId(), quantity: 1 }]
    await life.opens('withdrawal', { lines, unsent: 1 })
    await life.tells('withdrawn', { buyer: ['withdrawalStopped', 'refundGone'], seller: ['returnNews'] })
    expect(await statusOf(life)).toBe('shipped')
  })

  test('all sent back: the case tells its steps, and its end with money and order in one mail', async () => {
    const life = await delivered()
    await life.opens('withdrawal')
    await life.tells('withdrawn', { buyer: ['withdrawalReceipt'], seller: ['returnNews'] })
    await life.caseOfBuyer('sent', { carrier: 'InPost', trackingNumber: '6200001' })
    await life.tells('sent back', { seller: ['returnNews'] })
    await life.caseOfSeller('receive', await life.received())
    await life.tells('checked', { buyer: ['returnNews'] })
    await life.caseOfSeller('refund')
    await life.tells('paid back, order returned', { buyer: ['returnNews', 'refundGone'] })
    expect(await statusOf(life)).toBe('returned')
  })

  test('a claim that is rejected, brought before the operator and decided either way', async () => {
    for (const verdict of ['buyer', 'seller'] as const) {
      const life = await delivered()
      await life.opens('claim', { wish: 'refund' })
      await life.tells('claimed', { buyer: ['returnNews'], seller: ['returnNews'] })
      await life.caseOfSeller('reject', { words: 'To normalne zużycie.' })
      await life.tells('rejected', { buyer: ['returnNews'] })
      await life.caseOfBuyer('dispute', { words: 'Nie zgadzam się z tym.' })
      await life.tells('disputed', { buyer: ['returnNews'], seller: ['returnNews'], operator: ['returnNews'] })
      expect(await statusOf(life)).toBe('disputed')
      await life.caseOfOperator('statements', { words: 'Proszę o zdjęcia.' })
      await life.tells('the operator asks', { buyer: ['returnNews'], seller: ['returnNews'] })
      await life.caseOfBuyer('statements', { words: 'Zdjęcia są w chmurze.' })
      await life.caseOfBuyer('statements', { words: 'Zdjęcia są w chmurze.' })
      await life.tells('the buyer answers, once', { seller: ['returnNews'], operator: ['returnNews'] })
      const words = 'Po obejrzeniu zdjęć.'
      await life.caseOfOperator(
        'decision',
        verdict === 'buyer' ? { outcome: verdict, amount: null, words } : { outcome: verdict, words },
      )
      const gone = verdict === 'buyer' ? ['returnNews', 'refundGone'] : ['returnNews']
      await life.tells('decided', { buyer: gone, seller: ['returnNews'] })
    }
  })

  test('a claim: repaired, a lower price, another piece; an answer that never came; what was never sent', async () => {
    const repaired = await delivered()
    await repaired.opens('claim', { wish: 'repair' })
    await repaired.tells('claimed', { buyer: ['returnNews'], seller: ['returnNews'] })
    await repaired.caseOfSeller('accept', { remedy: 'repair' })
    await repaired.tells('accepted', { buyer: ['returnNews'] })
    await repaired.caseOfSeller('receive', await repaired.received())
    await repaired.tells('checked', { buyer: ['returnNews'] })
    await repaired.caseOfSeller('repair')
    await repaired.tells('repaired', { buyer: ['returnNews'] })
    const cheaper = await delivered()
    await cheaper.opens('claim', { wish: 'priceReduction', wishAmount: 700 })
    await cheaper.tells('claimed', { buyer: ['returnNews'], seller: ['returnNews'] })
    await cheaper.caseOfSeller('accept', { remedy: 'priceReduction' })
    await cheaper.tells('the price is lower', { buyer: ['returnNews', 'refundGone'] })
    const exchanged = await delivered()
    await exchanged.opens('claim', { wish: 'replacement' })
    await exchanged.tells('claimed', { buyer: ['returnNews'], seller: ['returnNews'] })
    const silent = await delivered()
    await silent.opens('claim', { wish: 'refund' })
    await silent.tells('claimed', { buyer: ['returnNews'], seller: ['returnNews'] })
    const kept = await delivered()
    await kept.opens('exchange')
    await kept.tells('an exchange', { buyer: ['returnNews'], seller: ['returnNews'] })
    await exchanged.caseOfSeller('accept', { remedy: 'replacement' })
    await exchanged.tells('accepted', { buyer: ['returnNews'] })
    await exchanged.caseOfSeller('receive', await exchanged.received())
    await exchanged.tells('checked', { buyer: ['returnNews'] })
    await exchanged.caseOfSeller('replace')
    await exchanged.tells('another piece', { buyer: ['returnNews'] })
    const days = daysOfPeriod(14)
    const clocks = () => Promise.all([market.runJob('returns.runClocks'), market.runJob('returns.runClocks')])
    await at((days - 1) * DAY, clocks)
    await silent.tells('three days before', { seller: ['returnNews'] })
    await kept.tells('three days before', { buyer: ['returnNews'] })
    await at((days + 10) * DAY, clocks)
    await silent.tells('silence accepts', { buyer: ['returnNews'], seller: ['returnNews'] })
    await kept.tells('never sent', { buyer: ['returnNews'], seller: ['returnNews'] })
    await silent.caseOfBuyer('cancel')
    await silent.tells('kept after all', { seller: ['returnNews'] })
  })

  test('not paid in time; paid later, with the goods there or gone', async () => {
    const lives = [await aLife(stage), await aLife(stage, { cashOnDelivery: true })] as const
    await lives[0].tells('placed', { buyer: ['purchaseToPay'] })
    await lives[1].tells('placed', { buyer: ['purchaseToConfirm'] })
    const open = await startedPayment(market, lives[0].key)
    await at(31 * 60_000, () => Promise.all([releaseExpiredHolds(market.deps), releaseExpiredHolds(market.deps)]))
    await lives[0].tells('not paid', { buyer: ['purchaseExpired'] })
    await lives[1].tells('not confirmed', { buyer: ['purchaseNotConfirmed'] })
    await decide(market, open, { action: 'pay', timing: 'before', copies: '2' })
    await lives[0].tells('paid late, still there', { buyer: ['purchasePaid'], seller: ['orderToHandle'] })
    const gone = await aLife(stage)
    await gone.tells('placed', { buyer: ['purchaseToPay'] })
    const page = await startedPayment(market, gone.key)
    await at(31 * 60_000, () => releaseExpiredHolds(market.deps))
    await gone.tells('not paid', { buyer: ['purchaseExpired'] })
    await market.query('update versions set quantity = 0 where id = $1', [stage.versionId])
    await decide(market, page, { action: 'pay', timing: 'before', copies: '2' })
    await gone.tells('paid late, sold out', { buyer: ['paidTooLate', 'refundGone'] })
  })
})

test('every mail of the table of orders, and every step of cases, was told above', async () => {
  const { rows: orders } = await market.query(
    `select distinct from_status as "from", to_status as "to" from order_events`,
  )
  const told = new Set(
    orders.flatMap(({ from, to }) => {
      const steps = (mailed.ORDER_STEPS as Record<string, Record<string, { mail: string | null }>>)[from]
      return steps?.[to]?.mail ?? []
    }),
  )
  const all = Object.values(mailed.ORDER_STEPS).flatMap((steps) =>
    Object.values(steps).flatMap(({ mail }) => mail ?? []),
  )
  expect(told).toEqual(new Set(all))
  const { rows: cases } = await market.query('select distinct step from return_events')
  expect(new Set(cases.map(({ step }) => step))).toEqual(
    new Set(['open', 'stop', 'stopPart', ...caseView.shape.steps.element.options]),
  )
})

async function statusOf({ number }: { number: string }): Promise<string> {
  return (await market.query('select status from orders where number = $1', [number])).rows[0].status
}
