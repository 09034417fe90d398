import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink, stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  const product = await aProduct(market.deps, team.companyId, { quantity: 200, price: 20_000 })
  versionId = product.versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const at = (number: string, rest = '') => `/api/companies/${team.companyId}/orders/${number}${rest}`
const asSeller = (method: string, path: string, body?: unknown) => market.api(method, path, body, team.owner)
const orderOf = async (number: string) => (await asSeller('GET', at(number))).json
const refundsOf = async (number: string) => (await asSeller('GET', at(number, '/refunds'))).json
/** Three pieces that are paid for, and their line. */
async function placed() {
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity: 3 }])
  const number = String(numbers[0])
  const [{ itemId }] = (await refundsOf(number)).left.lines
  return { key, number, itemId: Number(itemId) }
}
type Placed = Awaited<ReturnType<typeof placed>>
/** Money of pieces goes back; `over`: the rest of what is sent. */
async function cancelPieces({ number, itemId }: Placed, quantity: number, over: object = {}) {
  const { givenBack } = await refundsOf(number)
  const body = { kind: 'line', itemId, quantity, reason: 'soldOut', words: null, givenBack, ...over }
  return asSeller('POST', at(number, '/refunds'), body)
}
const ship = (number: string, digit: number, quantity?: number) =>
  asSeller('POST', at(number, '/ship'), {
    ...{ carrier: 'dpd', trackingNumber: `100000000000${digit}U` },
    ...(quantity && { items: [{ versionId, quantity }] }),
  })
const piecesOf = async (number: string) => {
  const { rows } = await market.query(
    `select i.quantity, i.given_up as "givenUp", coalesce((select sum(s.quantity)::int from shipment_items s where s.order_item_id = i.id), 0) as sent
      from order_items i join orders o on o.id = i.order_id where o.number = $1`,
    [number],
  )
  return rows[0]
}
const promised = async () =>
  (
    await market.query('select coalesce(sum(quantity), 0)::int as pieces from promised_pieces where version_id = $1', [
      versionId,
    ])
  ).rows[0].pieces

test.each(['soldOut', 'buyerAsked', 'defect', 'another'])(
  'R14 of three pieces one is given back before anything left (%s): two are sent, and the order is sent wholly',
  async (reason) => {
    const order = await placed()
    const [before, stock] = [await promised(), await stockOf(market, versionId)]
    const done = await cancelPieces(order, 1, { reason, words: 'Jednej nie ma.' })
    expect(done.json).toMatchObject({ givenBack: 20_000, left: { lines: [{ pieces: 2, unsent: 2 }] } })
    // It waits for nobody any more, and is not offered again: it is not there.
    expect([await promised(), await stockOf(market, versionId)]).toEqual([before - 1, stock])
    expect(await orderOf(order.number)).toMatchObject({ status: 'confirmed', items: [{ quantity: 3, givenUp: 1 }] })
    expect((await ship(order.number, 1, 3)).json).toMatchObject({ code: 'ship_exceeds' })
    const sent = await ship(order.number, 1)
    expect(sent.json).toMatchObject({ status: 'shipped', shipments: [{ items: [{ versionId, quantity: 2 }] }] })
    expect((await ship(order.number, 1)).json.shipments).toHaveLength(1)
    expect((await ship(order.number, 2)).json.code).toBe('already_shipped')
    expect(await piecesOf(order.number)).toEqual({ quantity: 3, givenUp: 1, sent: 2 })
    const { json } = await market.api('GET', `/api/purchases/${order.key}`)
    expect(json.orders[0]).toMatchObject({ status: 'shipped', items: [{ quantity: 3, givenUp: 1 }] })
    const { email } = json
    await market.runJobs()
    const mails = await mailsTo(market, email)
    const told = (template: string) => JSON.stringify(mails.findLast((mail) => mail.template === template)?.params)
    expect(told('orderRefunded')).toContain('Anulowane: 1 × ')
    expect(told('orderShipped')).toContain('2 × ')
    expect(told('orderShipped')).not.toContain('3 × ')
  },
)

test('R14 many orders sent at once leave without what was given back', async () => {
  const order = await placed()
  await cancelPieces(order, 2)
  const shipments = [{ number: order.number, carrier: 'dpd', trackingNumber: '1000000000001U' }]
  await asSeller('POST', `/api/companies/${team.companyId}/order-shipments`, { shipments })
  expect(await piecesOf(order.number)).toEqual({ quantity: 3, givenUp: 2, sent: 1 })
  expect((await orderOf(order.number)).status).toBe('shipped')
})

test('R14 one sent, one given back, one sent: the order is sent; what was never sent cannot be returned', async () => {
  const order = await placed()
  await ship(order.number, 1, 1)
  expect((await refundsOf(order.number)).left.lines).toMatchObject([{ pieces: 3, unsent: 2 }])
  await cancelPieces(order, 1)
  expect((await orderOf(order.number)).status).toBe('partlyShipped')
  const who = { name: 'Anna Kowalska', email: 'anna.odpada@example.com' }
  const withdraw = (quantity: number) =>
    market.api('POST', `/api/purchases/${order.key}/orders/${order.number}/withdrawal`, {
      ...{ ...who, lines: [{ itemId: order.itemId, quantity }] },
    })
  expect((await withdraw(2)).json.code).toBe('return_pieces_taken')
  expect((await ship(order.number, 2)).json.status).toBe('shipped')
  expect((await withdraw(3)).json.code).toBe('return_pieces_taken')
  const { json, status } = await withdraw(2)
  expect(status).toBe(201)
  const found = { itemId: order.itemId, received: 2, sellable: 2, condition: 'asDescribed', deduction: 0, reason: null }
  const at = `/api/companies/${team.companyId}/returns/${json.id}`
  await asSeller('POST', `${at}/receive`, { lines: [found] })
  // With the last of what was sent the delivery goes back, and the order is over.
  expect((await asSeller('POST', `${at}/refund`)).json.status).toBe('settled')
  expect(await orderOf(order.number)).toMatchObject({ status: 'returned', paymentStatus: 'refundDue' })
})

test('R14 the last pieces are called off with the order; what was given back before does not lie on the shelf again', async () => {
  const order = await placed()
  const stock = await stockOf(market, versionId)
  expect((await cancelPieces(order, 3)).json.code).toBe('refund_cancel_instead')
  await cancelPieces(order, 1)
  expect((await cancelPieces(order, 2)).json.code).toBe('refund_cancel_instead')
  const cancelled = await asSeller('POST', at(order.number, '/cancel-paid'), { reason: 'soldOut', words: null })
  expect(cancelled.status).toBe(200)
  expect((await orderOf(order.number)).status).toBe('cancelled')
  expect(await stockOf(market, versionId)).toBe(stock + 2)
})

test('R14 what has left is not given back as unsent: who saw it here still is told how many are', async () => {
  const order = await placed()
  await ship(order.number, 1, 2)
  const refused = [
    await cancelPieces(order, 2),
    // The page was read before the parcel left.
    await cancelPieces(order, 1, { reason: 'defect', unsent: 3 }),
  ]
  for (const { status, json } of refused) {
    expect([status, json.code]).toEqual([422, 'refund_sent_already'])
    expect(JSON.stringify(json)).toContain('quantity')
  }
  const told = await market.api(
    'POST',
    at(order.number, '/refunds'),
    { kind: 'line', itemId: order.itemId, quantity: 2, reason: 'soldOut', words: null, givenBack: 0 },
    { ...team.owner, 'accept-language': 'de-DE' },
  )
  expect(told.text).toContain('Noch nicht: 1.')
  expect((await cancelPieces(order, 1, { reason: 'defect', unsent: 1 })).status).toBe(200)
  // Of what was sent: the last still waits.
  expect(await piecesOf(order.number)).toEqual({ quantity: 3, givenUp: 0, sent: 2 })
})

test('R14 one gives a piece back while others send all: one of both comes first, and money and pieces agree', async () => {
  for (let round = 0; round < 6; round += 1) {
    const order = await placed()
    const [refund, ...sent] = await Promise.all([
      cancelPieces(order, 1, { unsent: 3 }),
      ship(order.number, 1),
      ship(order.number, 2),
      cancelPieces(order, 1, { unsent: 3 }),
    ])
    const { quantity, givenUp, sent: gone } = await piecesOf(order.number)
    expect(gone + givenUp).toBe(quantity)
    const { givenBack } = await refundsOf(order.number)
    expect(givenBack).toBe(20_000 * givenUp)
    expect([0, 1]).toContain(givenUp)
    if (givenUp === 0) expect(refund.json.code).toBe('refund_sent_already')
    expect(
      sent
        .slice(0, 2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([200, 409])
    expect((await orderOf(order.number)).status).toBe('shipped')
  }
})

test('R14 what is collected is what was not given back', async () => {
  const order = await placed()
  await market.query(`update orders set method = 'store_pickup' where number = $1`, [order.number])
  await cancelPieces(order, 1)
  expect((await asSeller('POST', at(order.number, '/ready'))).json.status).toBe('ready')
  expect((await asSeller('POST', at(order.number, '/deliver'))).json.status).toBe('delivered')
  expect((await cancelPieces(order, 1)).json.code).toBe('refund_sent_already')
  expect((await cancelPieces(order, 1, { reason: 'defect' })).status).toBe(200)
  expect(await piecesOf(order.number)).toEqual({ quantity: 3, givenUp: 1, sent: 0 })
})

test('R14 what is paid at the door without its rest counts as given up, and its money goes back once', async () => {
  const bought = await aPurchase(market, [{ versionId, quantity: 3 }], { [team.companyId]: { cashOnDelivery: true } })
  await followLink(market, bought)
  const { number } = bought.orders[0]
  await ship(number, 1, 1)
  await asSeller('POST', at(number, '/deliver'))
  expect(await piecesOf(number)).toEqual({ quantity: 3, givenUp: 2, sent: 1 })
  const [{ itemId }] = (await refundsOf(number)).left.lines
  const order = { key: bought.key, number, itemId }
  expect((await cancelPieces(order, 3)).json.code).toBe('refund_sent_already')
  expect((await cancelPieces(order, 2)).status).toBe(200)
  expect((await cancelPieces(order, 1)).json.code).toBe('refund_sent_already')
})

test('R14 the database refuses more of a line than was ordered, whoever writes it', async () => {
  const order = await placed()
  await cancelPieces(order, 1)
  const item = `(select id from order_items where id = ${order.itemId})`
  const orderId = `(select order_id from order_items where id = ${order.itemId})`
  await expect(market.query(`update order_items set given_up = 4 where id = ${item}`)).rejects.toThrow('given_up_check')
  await market.query(
    `insert into shipments (order_id, carrier, shipped_at, updated_at) values (${orderId}, 'dpd', now(), now())`,
  )
  const insert = (pieces: number) =>
    market.query(
      `insert into shipment_items select max(s.id), ${item}, ${pieces} from shipments s where s.order_id = ${orderId}`,
    )
  await expect(insert(3)).rejects.toThrow('more pieces of line')
  await insert(2)
  await expect(market.query(`update order_items set given_up = 2 where id = ${item}`)).rejects.toThrow(
    'more pieces of line',
  )
})
