import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { marketDay } from '../../values/days.ts'
import { runClocks } from './clocks.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let owner: Record<string, string>
let operator: Record<string, string>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  owner = team.owner
  operator = (await anOperator(market)).auth
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 500, price: 10_003 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const company = (rest: string) => `/api/companies/${team.companyId}${rest}`
async function delivered(quantity = 3) {
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity }])
  const number = String(numbers[0])
  for (const [step, body] of [
    ['ship', { carrier: 'dpd', trackingNumber: '1000000000001U' }],
    ['deliver', undefined],
  ] as const) {
    const done = await market.api('POST', company(`/orders/${number}/${step}`), body, owner)
    if (done.status !== 200) throw new Error(done.text)
  }
  const { rows } = await market.query(
    'select i.id, o.total from order_items i join orders o on o.id = i.order_id where o.number = $1',
    [number],
  )
  return { key, number, itemId: Number(rows[0].id), total: Number(rows[0].total) }
}
type Sold = Awaited<ReturnType<typeof delivered>>
const who = { name: 'Anna Kowalska', email: 'anna.zwrot@example.com' }
const withdraw = ({ key, number, itemId }: Sold, quantity: number, more: object = {}, headers = {}) =>
  market.api(
    'POST',
    `/api/purchases/${key}/orders/${number}/withdrawal`,
    { ...who, lines: [{ itemId, quantity }], ...more },
    headers,
  )
const claim = ({ key, number, itemId }: Sold, more: object = {}) =>
  market.api('POST', `/api/purchases/${key}/orders/${number}/returns`, {
    ...{ ...who, kind: 'claim', words: 'Ekran gaśnie po godzinie.', wish: 'repair', lines: [{ itemId, quantity: 1 }] },
    ...more,
  })
const bySeller = (id: number, step: string, body?: unknown) =>
  market.api('POST', company(`/returns/${id}/${step}`), body, owner)
const byBuyer = ({ key }: Sold, id: number, step: string, body?: unknown) =>
  market.api('POST', `/api/purchases/${key}/cases/${id}/${step}`, body)
const found = ({ itemId }: Sold, received: number, more: object = {}) => ({
  lines: [{ itemId, received, sellable: received, condition: 'asDescribed', deduction: 0, reason: null, ...more }],
})
const orderOf = async ({ number }: Sold) =>
  (await market.query('select status, payment_status, given_back, total from orders where number = $1', [number]))
    .rows[0]
/** All that happened to an order was so many days earlier. */
async function age({ number }: Sold, days: number) {
  const back = `- make_interval(days => ${days})`
  const [{ id }] = (await market.query('select id from orders where number = $1', [number])).rows
  await market.query(`update order_events set at = at ${back} where order_id = $1`, [id])
  await market.query(`update orders set placed_at = placed_at ${back} where id = $1`, [id])
  await market.query(
    `update return_cases set opened_at = opened_at ${back}, updated_at = updated_at ${back}, answer_until = answer_until ${back},
      send_until = send_until ${back}, money_until = money_until ${back} where order_id = $1`,
    [id],
  )
}

describe('withdrawal', () => {
  test('R15 a guest withdraws in two steps, has the receipt at once, and all the money with the delivery back; the order is returned', async () => {
    const sold = await delivered(2)
    const rights = (await market.api('GET', `/api/purchases/${sold.key}/returns`)).json.orders[0]
    expect(rights.rights.find(({ kind }: { kind: string }) => kind === 'withdrawal')).toMatchObject({ why: null })
    expect(rights.lines).toMatchObject([{ itemId: sold.itemId, free: 2 }])
    const opened = await withdraw(sold, 2)
    expect(opened).toMatchObject({
      status: 201,
      json: { status: 'opened', kind: 'withdrawal', number: `${sold.number}/1` },
    })
    const receipt = (await mailsTo(market, who.email)).find(({ params }) => params.number === sold.number)
    expect(receipt).toMatchObject({ template: 'withdrawalReceipt', locale: 'pl-PL', params: { name: who.name } })
    expect(JSON.stringify(receipt?.params.sections)).toContain('Odstępuję od umowy')
    const { id } = opened.json
    const stock = await stockOf(market, versionId)
    expect((await bySeller(id, 'refund')).json.code).toBe('case_step_impossible')
    expect((await byBuyer(sold, id, 'sent', { carrier: 'InPost', trackingNumber: '6200001' })).status).toBe(200)
    expect((await bySeller(id, 'refund')).json.code).toBe('return_nothing_received')
    expect((await bySeller(id, 'receive', found(sold, 2, { sellable: 1 }))).status).toBe(200)
    const back = await bySeller(id, 'refund')
    expect(back).toMatchObject({ status: 200, json: { status: 'settled', refunded: sold.total } })
    expect(await stockOf(market, versionId)).toBe(stock + 1)
    expect(await orderOf(sold)).toMatchObject({ status: 'returned', given_back: sold.total })
    expect((await bySeller(id, 'refund')).json.code).toBe('case_step_impossible')
    await market.runJobs()
    expect(await orderOf(sold)).toMatchObject({ payment_status: 'refunded' })
  })

  test('two of three came, one of them worse: the rest goes back, the third may be named again, and the deduction brought before the operator', async () => {
    const sold = await delivered(3)
    const { id } = (await withdraw(sold, 3)).json
    const bad = found(sold, 2, { condition: 'worse', deduction: 3_000 })
    expect((await bySeller(id, 'receive', bad)).json.code).toBe('deduction_reason_required')
    expect((await bySeller(id, 'receive', found(sold, 4))).json.code).toBe('return_more_than_sent')
    await bySeller(id, 'receive', found(sold, 2, { condition: 'worse', deduction: 3_000, reason: 'Rysa na ekranie' }))
    const back = (await bySeller(id, 'refund')).json
    expect(back).toMatchObject({
      status: 'settled',
      refunded: 2 * 10_003 - 3_000,
      lines: [{ received: 2, reason: 'Rysa na ekranie' }],
    })
    expect(await orderOf(sold)).toMatchObject({ status: 'delivered' })
    expect((await withdraw(sold, 2)).json.code).toBe('return_pieces_taken')
    expect((await withdraw(sold, 1)).status).toBe(201)
    expect((await byBuyer(sold, id, 'dispute', { words: 'Rysy nie było, mam zdjęcia.' })).json.status).toBe('disputed')
    expect(await orderOf(sold)).toMatchObject({ status: 'disputed' })
    expect((await claim(sold)).json.code).toBe('case_disputed')
    const decision = { outcome: 'buyer', amount: null, words: 'Sprzedawca nie dowiódł rysy.' }
    const decided = await market.api('POST', `/api/admin/disputes/${id}/decision`, decision, operator)
    expect(decided).toMatchObject({ status: 200, json: { status: 'settled', refunded: 2 * 10_003 } })
    expect(await orderOf(sold)).toMatchObject({ status: 'delivered', given_back: 2 * 10_003 })
  })

  test('the period: fourteen days from delivery, on a working day; twelve months more for who was not told', async () => {
    const sold = await delivered(1)
    await age(sold, 18)
    const late = await market.api(
      'POST',
      `/api/purchases/${sold.key}/orders/${sold.number}/withdrawal`,
      {
        ...who,
        lines: [{ itemId: sold.itemId, quantity: 1 }],
      },
      { 'accept-language': 'de-DE' },
    )
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'return_too_late', title: 'Die Frist dafür ist abgelaufen' },
    })
    const rules = (await market.api('GET', '/api/admin/return-rules', undefined, operator)).json
    await market.api('PUT', '/api/admin/return-rules', { ...rules, informedFrom: '2099-01-01' }, operator)
    expect((await withdraw(sold, 1)).status).toBe(201)
    await market.api('PUT', '/api/admin/return-rules', rules, operator)
  })

  test('of eight who ask for the last piece at once, one gets it', async () => {
    const sold = await delivered(1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(sold, 1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    const { id } = answers.find(({ status }) => status === 201)?.json ?? {}
    await bySeller(id, 'receive', found(sold, 1))
    const backs = await Promise.all(Array.from({ length: 5 }, () => bySeller(id, 'refund')))
    expect(backs.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(409)])
    expect(await orderOf(sold)).toMatchObject({ given_back: sold.total })
  })

  test('money that nobody gives back in time goes by itself, once, after a proof of sending and never before', async () => {
    const sold = await delivered(1)
    const { id } = (await withdraw(sold, 1)).json
    await age(sold, 30)
    await runClocks(market.deps)
    expect(await orderOf(sold)).toMatchObject({ given_back: 0 })
    await byBuyer(sold, id, 'sent', { carrier: 'InPost', trackingNumber: '6200002' })
    await age(sold, 6)
    await runClocks(market.deps)
    await runClocks(market.deps)
    expect(await orderOf(sold)).toMatchObject({ given_back: sold.total })
  })
})

test('E10 an order goes on by its clock once the last of its cases is closed; its money waits as long', async () => {
  const sold = await delivered(3)
  const matters = async () =>
    (
      await market.query('select matter from order_matters m join orders o on o.id = m.order_id where number = $1', [
        sold.number,
      ])
    ).rows.length
  const payableFrom = async () =>
    (await market.api('GET', company('/open-entries?currency=PLN'), undefined, owner)).json.entries.find(
      ({ orderNumber }: { orderNumber: string }) => orderNumber === sold.number,
    ).dueAt
  const complete = async () => {
    await market.query(`update orders set moved_at = now() - interval '40 days' where number = $1`, [sold.number])
    await market.runJob('orders.completeOrders')
    return (await orderOf(sold)).status
  }
  expect(await payableFrom()).not.toBeNull()
  const first = (await withdraw(sold, 1)).json.id
  const second = (await claim(sold)).json.id
  const third = (await claim(sold)).json.id
  expect([await matters(), await complete(), await payableFrom()]).toEqual([3, 'delivered', null])
  const cancelled = await Promise.all([byBuyer(sold, first, 'cancel'), byBuyer(sold, first, 'cancel')])
  expect(cancelled.map(({ status }) => status).sort()).toEqual([200, 409])
  await bySeller(second, 'reject', { words: 'Uszkodzenie z winy kupującego.' })
  expect([await matters(), await complete()]).toEqual([1, 'delivered'])
  // Who does not agree opens it again.
  await byBuyer(sold, second, 'dispute', { words: 'Nie zgadzam się z tym.' })
  await bySeller(third, 'reject', { words: 'To nie wada.' })
  expect([await matters(), await complete()]).toEqual([1, 'disputed'])
  const verdict = { outcome: 'seller', words: 'Ekspertyza wskazuje na upadek.' }
  await market.api('POST', `/api/admin/disputes/${second}/decision`, verdict, operator)
  expect(await matters()).toBe(0)
  expect(await payableFrom()).not.toBeNull()
  expect(await complete()).toBe('completed')
})

describe('claim', () => {
  test('silence accepts, once; a repair lengthens what the seller answers for by twelve months', async () => {
    const sold = await delivered(1)
    const { id } = (await claim(sold)).json
    expect((await byBuyer(sold, id, 'sent', { carrier: 'DPD', trackingNumber: '1234' })).json.code).toBe(
      'case_step_impossible',
    )
    await age(sold, 20)
    await runClocks(market.deps)
    const view = (await market.api('GET', company(`/returns/${id}`), undefined, owner)).json
    expect(view).toMatchObject({ status: 'accepted', remedy: 'repair' })
    expect(view.events.map(({ step, by }: { step: string; by: string }) => [step, by])).toEqual([
      ['open', 'buyer'],
      ['accept', 'system'],
    ])
    await bySeller(id, 'receive', found(sold, 1, { sellable: 0 }))
    expect((await bySeller(id, 'refund')).json.code).toBe('case_step_impossible')
    const repaired = (await bySeller(id, 'repair')).json
    expect(repaired.status).toBe('settled')
    const years = Number(repaired.lines[0].liableUntil.slice(0, 4)) - Number(marketDay(new Date()).slice(0, 4))
    expect(years).toBe(3)
    expect((await claim(sold)).status).toBe(201)
  })

  test('a lower price goes back at once; a rejected one goes to the operator, who decides for the seller', async () => {
    const sold = await delivered(2)
    expect((await claim(sold, { wish: 'priceReduction' })).json.code).toBe('claim_amount_required')
    const { id } = (await claim(sold, { wish: 'priceReduction', wishAmount: 2_000 })).json
    const lowered = await bySeller(id, 'accept', {
      remedy: 'priceReduction',
      amount: 1_500,
      words: 'Proponujemy mniej.',
    })
    expect(lowered).toMatchObject({ status: 200, json: { status: 'settled', refunded: 1_500 } })
    const second = (await claim(sold)).json.id
    await bySeller(second, 'reject', { words: 'Uszkodzenie z winy kupującego.' })
    expect((await byBuyer(sold, second, 'dispute', { words: 'Nie zgadzam się z tym.' })).json.status).toBe('disputed')
    expect((await byBuyer(sold, second, 'statements', { words: 'Przesyłam opis.' })).json.statements).toHaveLength(2)
    const list = (await market.api('GET', '/api/admin/disputes', undefined, operator)).json
    expect(list.cases.map(({ id }: { id: number }) => id)).toContain(second)
    const verdict = { outcome: 'seller', words: 'Ekspertyza wskazuje na upadek.' }
    const decided = await market.api('POST', `/api/admin/disputes/${second}/decision`, verdict, operator)
    expect(decided.json).toMatchObject({ status: 'rejected', refunded: 0 })
    expect(await orderOf(sold)).toMatchObject({ status: 'delivered', given_back: 1_500 })
    expect((await byBuyer(sold, second, 'dispute', { words: 'Jeszcze raz proszę.' })).json.code).toBe('case_disputed')
  })
})
