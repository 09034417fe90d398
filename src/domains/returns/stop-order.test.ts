import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { stockOf } from '../../../test/factories/purchase.ts'
import { BUYER } from '../../../test/factories/returned-order.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
let owner: string
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 500, price: 10_003 })).versionId
  owner = (await market.query('select email from users where id = $1', [team.ownerId])).rows[0].email
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

/** Three pieces, paid and begun. */
async function begun() {
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity: 3 }])
  const number = String(numbers[0])
  const { rows } = await market.query(
    'select i.id, o.total, o.id as order from order_items i join orders o on o.id = i.order_id where o.number = $1',
    [number],
  )
  const one = { key, number, itemId: Number(rows[0].id), total: Number(rows[0].total), orderId: Number(rows[0].order) }
  expect((await step(one, 'prepare')).status).toBe(200)
  return one
}
type Begun = { key: string; number: string; itemId: number; total: number; orderId: number }
const step = ({ number }: Pick<Begun, 'number'>, verb: string, body?: unknown) =>
  market.api('POST', `/api/companies/${team.companyId}/orders/${number}/${verb}`, body, team.owner)
const ship = (one: Begun) => step(one, 'ship', { carrier: 'dpd', trackingNumber: '1000000000001U' })
const withdraw = ({ key, number, itemId }: Begun, quantity = 3, more = {}) =>
  market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, {
    ...{ ...BUYER, lines: [{ itemId, quantity }] },
    ...more,
  })
const orderOf = async ({ number }: Begun) =>
  (
    await market.query(
      'select status, payment_status as money, given_back::int as given from orders where number = $1',
      [number],
    )
  ).rows[0]
const rightsOf = async ({ key, number }: Begun) => {
  const { orders } = (await market.api('GET', `/api/purchases/${key}/returns`)).json
  return orders.find((one: { number: string }) => one.number === number)
}

describe('a withdrawal from what its seller has begun and not sent', () => {
  test('ends the order with all its money and goods; its seller is told at once, and cannot send it any more', async () => {
    const before = await stockOf(market, versionId)
    const one = await begun()
    await market.runJobs()
    expect(await rightsOf(one)).toMatchObject({
      isUnsent: true,
      rights: [{ kind: 'withdrawal', until: null, why: null }, {}, {}, { why: 'return_not_sent_yet' }],
    })
    const { status, json } = await withdraw(one)
    expect([status, json]).toMatchObject([
      201,
      {
        ...{ kind: 'withdrawal', status: 'stopped', refunded: one.total, steps: [], takesStatements: false },
        ...{ sendUntil: null, moneyUntil: null, events: [{ step: 'stop', by: 'buyer', amount: one.total }] },
      },
    ])
    await market.runJobs()
    expect(await orderOf(one)).toEqual({ status: 'cancelled', money: 'refunded', given: one.total })
    expect(await stockOf(market, versionId)).toBe(before)
    const refused = await ship(one)
    expect([refused.status, refused.json.code]).toEqual([409, 'order_not_shippable'])
    const told = (await mailsTo(market, owner)).filter(({ params }) => JSON.stringify(params).includes(one.number))
    expect(told.map(({ template }) => template)).toEqual(['orderToHandle', 'returnNews'])
    expect(told[1]?.params.news).toContain('nie wysyłaj go')
    const receipt = (await mailsTo(market, BUYER.email)).findLast(({ template }) => template === 'withdrawalStopped')
    expect(receipt?.params).toMatchObject({ number: one.number, receipt: json.number, name: BUYER.name })
    const seen = (
      await market.api('GET', `/api/companies/${team.companyId}/orders/${one.number}`, undefined, team.owner)
    ).json
    expect(JSON.stringify(seen)).toContain('"withdrawn"')
    const { rows } = await market.query('select count(*)::int as n from order_matters where order_id = $1', [
      one.orderId,
    ])
    expect(rows[0].n).toBe(0)
  })

  test('is one from all of it; who bought for a company says that it was not for the trade', async () => {
    const one = await begun()
    const part = await withdraw(one, 2)
    expect([part.status, part.json.errors]).toMatchObject([422, [{ field: 'lines', code: 'return_whole_order' }]])
    expect((await withdraw(one, 4)).json.code).toBe('return_pieces_taken')
    await market.query(
      `update purchases set invoice = '{"name":"Firma"}' where id = (select purchase_id from orders where number = $1)`,
      [one.number],
    )
    expect((await withdraw(one)).json.code).toBe('return_business')
    expect(await orderOf(one)).toMatchObject({ status: 'preparing', given: 0 })
    expect((await withdraw(one, 3, { nonProfessional: true })).json.status).toBe('stopped')
  })

  test('is made once, however often it is sent; what is over is not withdrawn from', async () => {
    const one = await begun()
    const answers = await Promise.all([withdraw(one), withdraw(one), withdraw(one)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const late = await withdraw(one)
    expect([late.status, late.json.code]).toEqual([409, 'return_called_off'])
    expect(await orderOf(one)).toMatchObject({ given: one.total })
  })

  test('and a parcel that leaves at the same moment: one of both wins, and the other is told how it stands', async () => {
    const ends = []
    for (let round = 0; round < 6; round += 1) {
      const one = await begun()
      const asked = round % 2 ? [ship(one), withdraw(one)] : [withdraw(one), ship(one)]
      const both = await Promise.all(asked)
      const [sent, withdrawn] = round % 2 ? both : both.toReversed()
      expect(withdrawn?.status).toBe(201)
      const { status, given } = await orderOf(one)
      if (sent?.status === 200) {
        // It has left: it is withdrawn from all the same, and comes back.
        expect([status, given, withdrawn?.json.status]).toEqual(['shipped', 0, 'opened'])
        expect(withdrawn?.json.sendUntil).not.toBeNull()
      } else {
        expect([sent?.status, sent?.json.code]).toEqual([409, 'order_not_shippable'])
        expect([status, given, withdrawn?.json.status]).toEqual(['cancelled', one.total, 'stopped'])
      }
      ends.push(status)
    }
    expect(ends.length).toBe(6)
  })

  test('by a form without scripts, sent twice: both lead to the same page', async () => {
    const one = await begun()
    const body = new URLSearchParams({ ...BUYER, [`piece.${one.itemId}`]: '3' })
    const send = (fields: URLSearchParams) =>
      fetch(`${market.url}/order/${one.key}/withdraw/${one.number}`, {
        method: 'POST',
        body: fields,
        redirect: 'manual',
      })
    const part = await send(new URLSearchParams({ ...BUYER, [`piece.${one.itemId}`]: '1' }))
    expect(part.headers.get('location')).toContain('problem=')
    const led = [(await send(body)).headers.get('location'), (await send(body)).headers.get('location')]
    expect(led[0]).toMatch(new RegExp(`/order/${one.key}/cases/\\d+$`))
    expect(led[1]).toBe(led[0])
    expect(await orderOf(one)).toMatchObject({ status: 'cancelled' })
  })
})
