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

/** Three pieces, paid, of which one has left. */
async function begun() {
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity: 3 }])
  const number = String(numbers[0])
  const { rows } = await market.query(
    'select i.id, o.total, o.goods from order_items i join orders o on o.id = i.order_id where o.number = $1',
    [number],
  )
  const { id, total, goods } = rows[0]
  const one = { key, number, itemId: Number(id), total: Number(total), goods: Number(goods) }
  expect((await ship(one, 1)).status).toBe(200)
  return one
}
type Begun = { key: string; number: string; itemId: number; total: number; goods: number }
const ship = ({ number }: Pick<Begun, 'number'>, quantity?: number) =>
  market.api(
    'POST',
    `/api/companies/${team.companyId}/orders/${number}/ship`,
    {
      ...{ carrier: 'dpd', trackingNumber: `100000000000${quantity ?? 0}U` },
      ...(quantity && { items: [{ versionId, quantity }] }),
    },
    team.owner,
  )
const withdraw = ({ key, number, itemId }: Begun, quantity: number, unsent: number | undefined, more = {}) =>
  market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, {
    ...{ ...BUYER, lines: [{ itemId, quantity }], ...(unsent !== undefined && { unsent }) },
    ...more,
  })
const orderOf = async ({ number }: Begun) =>
  (
    await market.query(
      `select o.status, o.payment_status as money, o.given_back::int as given, i.given_up as "givenUp",
        (select count(*)::int from order_matters where order_id = o.id) as matters
       from orders o join order_items i on i.order_id = o.id where o.number = $1`,
      [number],
    )
  ).rows[0]
const lineOf = async ({ key, number }: Begun) => {
  const { orders } = (await market.api('GET', `/api/purchases/${key}/returns`)).json
  return orders.find((one: { number: string }) => one.number === number).lines[0]
}

describe('a withdrawal from pieces that have not left, of an order sent in part', () => {
  test('gives them up with their money, and into stock; what is on its way stays the buyer’s', async () => {
    const before = await stockOf(market, versionId)
    const one = await begun()
    await market.runJobs()
    expect(await lineOf(one)).toMatchObject({ free: 1, unsent: 2 })
    const share = Math.floor(one.goods / 3)
    const { status, json } = await withdraw(one, 1, 2)
    expect([status, json]).toMatchObject([
      201,
      {
        ...{ kind: 'withdrawal', status: 'stopped', refunded: share, steps: [], sendUntil: null, moneyUntil: null },
        events: [{ step: 'stopPart', by: 'buyer', amount: share }],
      },
    ])
    await market.runJobs()
    expect(await orderOf(one)).toEqual({
      ...{ status: 'partlyShipped', money: 'paid', given: share, givenUp: 1, matters: 0 },
    })
    expect(await stockOf(market, versionId)).toBe(before - 2)
    expect(await lineOf(one)).toMatchObject({ free: 1, unsent: 1 })
    const told = (await mailsTo(market, owner)).filter(({ params }) => JSON.stringify(params).includes(one.number))
    expect(told.at(-1)).toMatchObject({ template: 'returnNews' })
    expect(told.at(-1)?.params.news).toContain('Nie wysyłaj ich')
    const mails = await mailsTo(market, BUYER.email)
    const receipt = mails.findLast(({ template }) => template === 'withdrawalStopped')
    expect(receipt?.params).toMatchObject({ number: one.number, receipt: json.number })
    expect(receipt?.params.money).toContain('Te sztuki jeszcze nie wyszły')
    // Given up is not sent: one is left, and no more.
    expect((await ship(one, 2)).status).toBe(422)
    expect((await ship(one)).status).toBe(200)
    expect(await orderOf(one)).toMatchObject({ status: 'shipped', givenUp: 1 })
    // What was sent is withdrawn from as ever.
    expect(await lineOf(one)).toMatchObject({ free: 2, unsent: 0 })
    expect((await withdraw(one, 2, undefined)).json.status).toBe('opened')
  })

  test('of all the rest lets the order go on as shipped; of the last pieces gives the delivery back', async () => {
    const one = await begun()
    expect((await withdraw(one, 2, 2)).status).toBe(201)
    expect(await orderOf(one)).toMatchObject({ status: 'shipped', money: 'paid', givenUp: 2, matters: 0 })
    expect((await ship(one)).status).toBe(409)
    const other = await begun()
    // What left was paid back before.
    const refund = {
      kind: 'line',
      itemId: other.itemId,
      quantity: 1,
      reason: 'notDelivered',
      words: null,
      givenBack: 0,
    }
    const path = `/api/companies/${team.companyId}/orders/${other.number}/refunds`
    expect((await market.api('POST', path, refund, team.owner)).status).toBe(200)
    expect((await withdraw(other, 2, 2)).json.status).toBe('stopped')
    await market.runJobs()
    expect(await orderOf(other)).toMatchObject({ status: 'shipped', money: 'refunded', given: other.total, givenUp: 2 })
  })

  test('is made once, however often it is sent; names no more than wait; says of a company’s that it was not for the trade', async () => {
    const one = await begun()
    const answers = await Promise.all([withdraw(one, 1, 2), withdraw(one, 1, 2), withdraw(one, 1, 2)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)?.json
    expect([refused.code, refused.title ?? refused.detail]).toMatchObject(['return_unsent_changed', expect.anything()])
    expect(await orderOf(one)).toMatchObject({ givenUp: 1 })
    expect((await withdraw(one, 2, 1)).json.code).toBe('return_pieces_taken')
    expect((await withdraw({ ...one, itemId: 999_999 }, 1, 1)).json.code).toBe('return_unknown_line')
    await market.query(
      `update purchases set invoice = '{"name":"Firma"}' where id = (select purchase_id from orders where number = $1)`,
      [one.number],
    )
    expect((await withdraw(one, 1, 1)).json.code).toBe('return_business')
    expect((await withdraw(one, 1, 1, { nonProfessional: true })).json.status).toBe('stopped')
  })

  test('and a parcel that leaves at the same moment: one of both wins, and the other is told how it stands', async () => {
    const before = await stockOf(market, versionId)
    let kept = 0
    for (let round = 0; round < 6; round += 1) {
      const one = await begun()
      const asked = round % 2 ? [ship(one), withdraw(one, 2, 2)] : [withdraw(one, 2, 2), ship(one)]
      const both = await Promise.all(asked)
      const [sent, withdrawn] = round % 2 ? both : both.toReversed()
      if (sent?.status === 200) {
        expect([withdrawn?.status, withdrawn?.json.code]).toEqual([409, 'return_unsent_changed'])
        expect(await orderOf(one)).toMatchObject({ status: 'shipped', given: 0, givenUp: 0 })
        expect(await lineOf(one)).toMatchObject({ free: 3, unsent: 0 })
        kept += 3
      } else {
        expect([sent?.status, withdrawn?.status]).toEqual([409, 201])
        expect(await orderOf(one)).toMatchObject({ status: 'shipped', givenUp: 2 })
        kept += 1
      }
    }
    expect(await stockOf(market, versionId)).toBe(before - kept)
  })

  test('by a form without scripts, sent twice: both lead to the same page; what changed meanwhile is said', async () => {
    const one = await begun()
    const send = (unsent: string, pieces: string) =>
      fetch(`${market.url}/order/${one.key}/withdraw/${one.number}`, {
        method: 'POST',
        body: new URLSearchParams({ ...BUYER, [`piece.${one.itemId}`]: pieces, unsent }),
        redirect: 'manual',
      })
    const led = [(await send('2', '1')).headers.get('location'), (await send('2', '1')).headers.get('location')]
    expect(led[0]).toMatch(new RegExp(`/order/${one.key}/cases/\\d+$`))
    expect(led[1]).toBe(led[0])
    const late = String((await send('2', '2')).headers.get('location'))
    expect(late).toContain('problem=unsent')
    expect(late).toContain('part=unsent')
    expect(String((await send('x', '1')).headers.get('location'))).toContain('problem=fields')
    expect(await orderOf(one)).toMatchObject({ status: 'partlyShipped', givenUp: 1 })
  })
})
