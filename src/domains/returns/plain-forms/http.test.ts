import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Delivered, deliveredOrder } from '../../../../test/factories/delivered.ts'
import { mailsTo } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { MOST_CASES } from '../rules/may-open.ts'

let market: TestMarket
let sell: (quantity?: number) => Promise<Delivered>
let seller: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  market = await testMarket()
  seller = await aTeam(market)
  const { versionId } = await aProduct(market.deps, seller.companyId, { quantity: 50, price: 10_003 })
  const one = { companyId: seller.companyId, versionId, auth: seller.owner }
  sell = (quantity) => deliveredOrder(market, one, quantity)
})
afterAll(() => market.close())

/** What a browser without scripts is told; where it goes. */
async function send(path: string, form: Record<string, string>) {
  const answer = await fetch(market.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return [answer.status, answer.headers.get('location')] as const
}
const casesOf = async ({ key }: Delivered) =>
  (await market.api('GET', `/api/purchases/${key}/returns`)).json.orders[0].cases
const anna = { name: 'Anna Kowalska', email: 'anna.bez.skryptow@example.com' }

test('R15 T06 a withdrawal by a plain form leads to its case and leaves a receipt; pressed twice it is one', async () => {
  const sold = await sell(2)
  const page = `/de/order/${sold.key}/withdraw/${sold.number}`
  const form = { ...anna, [`piece.${sold.itemId}`]: '2' }
  const answers = await Promise.all([send(page, form), send(page, form)])
  const cases = await casesOf(sold)
  expect(cases).toMatchObject([{ kind: 'withdrawal', status: 'opened', number: `${sold.number}/1` }])
  const there = [303, `/de/order/${sold.key}/cases/${cases[0].id}`]
  expect(answers).toEqual([there, there])
  const receipts = (await mailsTo(market, anna.email)).filter(({ template }) => template === 'withdrawalReceipt')
  expect(receipts).toHaveLength(1)
})

test('what is not filled in comes back with what was, and opens nothing', async () => {
  const sold = await sell()
  const page = `/order/${sold.key}/withdraw/${sold.number}`
  const [status, address] = await send(page, { ...anna, email: 'nobody', [`piece.${sold.itemId}`]: '1', more: 'x' })
  expect(status).toBe(303)
  const { pathname, searchParams } = new URL(String(address), market.url)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    page,
    { name: anna.name, email: 'nobody', [`piece.${sold.itemId}`]: '1', problem: 'fields' },
  ])
  const problem = async (form: Record<string, string>, at = page) =>
    new URL(String((await send(at, form))[1]), market.url).searchParams.get('problem')
  expect(await problem({ ...anna })).toBe('fields')
  expect(await problem({ ...anna, [`piece.${sold.itemId}`]: '1.5' })).toBe('fields')
  expect(await problem({ ...anna, [`piece.${sold.itemId}`]: '2' })).toBe('pieces')
  expect(await problem({ ...anna, 'piece.999999': '1' })).toBe('pieces')
  const other = await sell()
  // Another's number, and another's key.
  expect(await problem({ ...anna, [`piece.${sold.itemId}`]: '1' }, `/order/${other.key}/withdraw/${sold.number}`)).toBe(
    'failed',
  )
  expect(await send('/de/order/x/withdraw/1', form())).toEqual([303, '/de/catalog'])
  expect((await send(page, { words: 'x'.repeat(41_000) }))[0]).toBe(413)
  expect(await casesOf(sold)).toEqual([])
  function form() {
    return { ...anna, [`piece.${sold.itemId}`]: '1' }
  }
})

test('a complaint by a plain form, with a lower price as people write it, and a word more', async () => {
  const sold = await sell()
  const page = `/order/${sold.key}/return/${sold.number}`
  const words = 'Ekran gaśnie po godzinie.'
  const claim = { ...anna, kind: 'claim', words, wish: 'priceReduction', [`piece.${sold.itemId}`]: '1' }
  expect(String((await send(page, claim))[1])).toContain('problem=fields')
  expect(String((await send(page, { ...claim, wishAmount: '1e3' }))[1])).toContain('problem=fields')
  const [, address] = await send(page, { ...claim, wishAmount: '20,50' })
  const [{ id }] = await casesOf(sold)
  const at = `/order/${sold.key}/cases/${id}`
  expect(address).toBe(at)
  const read = async () => (await market.api('GET', `/api/purchases/${sold.key}/cases/${id}`)).json
  expect(await read()).toMatchObject({ kind: 'claim', words, wish: 'priceReduction', wishAmount: 2050 })
  expect(await send(at, { step: 'say', words: 'Dosyłam opis.' })).toEqual([303, at])
  expect(await send(at, { step: 'say', words: '' })).toEqual([303, `${at}?problem=fields`])
  expect(await send(at, { step: 'sent', carrier: 'InPost', trackingNumber: '6200' })).toEqual([
    303,
    `${at}?problem=moved`,
  ])
  expect(await send(at, { step: 'refund' })).toEqual([303, `${at}?problem=fields`])
  const dispute = { step: 'dispute', words: 'Proszę o rozstrzygnięcie.' }
  const stranger = await sell()
  expect(await send(`/order/${stranger.key}/cases/${id}`, dispute)).toEqual([
    303,
    `/order/${stranger.key}/cases/${id}?problem=failed`,
  ])
  expect(await send(at, dispute)).toEqual([303, at])
  expect(await read()).toMatchObject({ status: 'disputed', statements: [{ by: 'buyer' }, { by: 'buyer' }] })
})

test('goods that are sent, and a case that is given up, by plain forms', async () => {
  const sold = await sell(2)
  const page = `/order/${sold.key}/withdraw/${sold.number}`
  const open = async () => String((await send(page, { ...anna, [`piece.${sold.itemId}`]: '1' }))[1])
  const first = await open()
  expect(await send(first, { step: 'sent', carrier: 'InPost', trackingNumber: '6200077' })).toEqual([303, first])
  expect(await send(first, { step: 'cancel' })).toEqual([303, `${first}?problem=moved`])
  const [, address] = await send(page, { ...anna, email: 'inna@example.com', [`piece.${sold.itemId}`]: '1' })
  expect(await send(String(address), { step: 'cancel' })).toEqual([303, address])
  expect((await casesOf(sold)).map(({ status }: { status: string }) => status)).toEqual(['sent', 'cancelled'])
})

test('an order takes so many cases and no more: each writes mails to an address that is typed', async () => {
  const sold = await sell()
  const [{ id }] = (await market.query('select id from orders where number = $1', [sold.number])).rows
  await market.query(
    `with cases as (
       insert into return_cases (order_id, company_id, position, kind, status, name, email, words, opened_at, updated_at)
       select $1, $2, n, 'withdrawal', 'cancelled', 'A', 'a@b.pl', '', now(), now() from generate_series(1, $3::int) n
       returning id)
     insert into return_lines (case_id, item_id, quantity) select id, $4, 1 from cases`,
    [id, seller.companyId, MOST_CASES, sold.itemId],
  )
  const asked = { ...anna, lines: [{ itemId: sold.itemId, quantity: 1 }] }
  const answer = await market.api('POST', `/api/purchases/${sold.key}/orders/${sold.number}/withdrawal`, asked)
  expect(answer).toMatchObject({ status: 409, json: { code: 'too_many_cases' } })
})
