import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentContent } from '../../src/domains/documents/rules/content.ts'
import { KIND_TABLE } from '../../src/domains/documents/rules/kinds.ts'
import { vatWithin } from '../../src/domains/documents/rules/vat.ts'
import { anOwner, documentSettings } from '../factories/documents.ts'
import { fileProblems } from '../factories/fa3.ts'
import { moneyProblems } from '../factories/paid-order.ts'
import { authOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aCart, decide, orderBody, runAllJobs, startedPayment } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

// Two sellers, three VAT treatments, part refunds before and after the papers: books, documents, files for the state, bills of commission and
// the order's own sums are worked out by hand.

let market: TestMarket
let clock = new Date('2026-03-10T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  await anOwner(market)
})
afterAll(() => market.close())

const invoice = { name: 'Kowalska Sp. j.', taxId: '5252344078', address: 'ul. Krótka 7, 00-001 Warszawa' }

async function seller(taxId: string, vat: Parameters<typeof documentSettings>[2]) {
  const { companyId, ownerId } = await aSeller(market.deps, { taxId })
  await documentSettings(market, companyId, vat)
  return { companyId, ownerId, auth: await authOf(market, ownerId) }
}
type Seller = Awaited<ReturnType<typeof seller>>

const at = ({ companyId }: Seller, number: string, step: string) =>
  `/api/companies/${companyId}/orders/${number}${step}`
async function refund(by: Seller, number: string, ask: object) {
  const path = at(by, number, '/refunds')
  const { givenBack } = (await market.api('GET', path, undefined, by.auth)).json
  const answer = await market.api('POST', path, { reason: 'returned', words: null, givenBack, ...ask }, by.auth)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json
}
const ship = (by: Seller, number: string) =>
  market.api('POST', at(by, number, '/ship'), { carrier: 'dpd', trackingNumber: '1000000000001U' }, by.auth)

async function documentsOf(number: string): Promise<DocumentContent[]> {
  const { rows } = await market.query(
    'select d.content from documents d join orders o on o.id = d.order_id where o.number = $1 order by d.id',
    [number],
  )
  return rows.map(({ content }) => content)
}

/** Gross and VAT that all documents of an order leave, by treatment. */
function leftIn(documents: readonly DocumentContent[]): Record<string, [number, number | null]> {
  const sums: Record<string, [number, number | null]> = {}
  for (const { treatment, gross, vat } of documents.flatMap(({ totals }) => totals)) {
    const [before, tax] = sums[treatment] ?? [0, vat === null ? null : 0]
    sums[treatment] = [before + gross, tax === null ? null : tax + Number(vat)]
  }
  return sums
}

function expectFiles(documents: readonly DocumentContent[]) {
  for (const content of documents.filter(({ kind }) => KIND_TABLE[kind].isInvoice)) {
    expect(fileProblems(content)).toEqual([])
  }
}

const balances = async (): Promise<Record<string, number>> => {
  const { rows } = await market.query('select account, sum(amount)::int as sum from ledger_entries group by 1')
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

test('E11 T06 part refunds: ledger, documents, FA(3), commission and totals agree to the grosz', async () => {
  const taxed = await seller('5260001246', {})
  const exempt = await seller('7740001454', { vatStatus: 'exempt', exemption: 'art. 113 ust. 1 i 9 ustawy o VAT' })
  const product = (companyId: number, price: number, over = {}) =>
    aProduct(market.deps, companyId, { quantity: 10, price, ...over })
  const laptop = await product(taxed.companyId, 12_990)
  const phone = await product(taxed.companyId, 8499, { vatScheme: 'margin' })
  const screen = await product(exempt.companyId, 3333)
  const cart = await aCart(market, [{ ...laptop, quantity: 2 }, phone, { ...screen, quantity: 3 }])
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { invoice }))
  const [first, second] = placed.json.orders
  await decide(market, await startedPayment(market, placed.json.key), { action: 'pay', timing: 'before' })
  await runAllJobs(market)
  const paid = first.total + second.total
  expect([first.goods, second.goods]).toEqual([2 * 12_990 + 8499, 3 * 3333])

  // 10.00 off before anything is sent: 7.54 of the laptops (25 980 of 34 479), 2.46 of the phone.
  await refund(taxed, first.number, { kind: 'amount', amount: 1000 })
  expect((await ship(taxed, first.number)).status).toBe(200)
  expect((await ship(exempt, second.number)).status).toBe(200)
  await runAllJobs(market)
  const early = await documentsOf(first.number)
  expect(early.map(({ kind }) => kind).sort()).toEqual(['correction', 'correction', 'marginInvoice', 'vatInvoice'])
  expect(
    early
      .filter(({ correction }) => correction)
      .map(({ total }) => total)
      .sort(),
  ).toEqual([-246, -754])

  // One laptop comes back: half of the 252.26 that are left of the two. Then the delivery. And 50.01 of the exempt seller's order.
  const piece = await refund(taxed, first.number, {
    kind: 'line',
    itemId: (await market.api('GET', at(taxed, first.number, '/refunds'), undefined, taxed.auth)).json.left.lines[0]
      .itemId,
    quantity: 1,
  })
  expect(piece.refunds.at(-1).amount).toBe(12_613)
  if (first.delivery > 0) await refund(taxed, first.number, { kind: 'delivery' })
  await refund(exempt, second.number, { kind: 'amount', amount: 5001 })
  await runAllJobs(market)

  const back = { first: 1000 + 12_613 + first.delivery, second: 5001 }
  const documents = { first: await documentsOf(first.number), second: await documentsOf(second.number) }
  const left = { first: leftIn(documents.first), second: leftIn(documents.second) }
  // 259.80 − 7.54 − 126.13 of the laptops, 84.99 − 2.46 of the phone, and no delivery.
  const vat = vatWithin(12_613, 'vat23')
  expect(vat).toBe(2359)
  expect(left.first).toEqual({ vat23: [12_613, vat], margin: [8253, null] })
  expect(left.second).toEqual({ exempt: [second.total - 5001, 0] })
  expect(first.total - back.first).toBe(12_613 + 8253)
  expectFiles([...documents.first, ...documents.second])

  // Commission: what was frozen less its share of what went back, market's part first, rounded down.
  const { rows } = await market.query(
    'select number, total, commission, amount_paid, given_back from orders order by id',
  )
  const kept = rows.map(({ total, commission, given_back }) => {
    const fee = commission.net + commission.vat
    const gone = Math.floor((fee * given_back) / total)
    const goneVat = Math.floor((commission.vat * gone) / fee)
    return { net: commission.net - (gone - goneVat), vat: commission.vat - goneVat }
  })
  expect(rows.map((row) => [row.given_back, row.amount_paid])).toEqual([
    [back.first, first.total - back.first],
    [back.second, second.total - back.second],
  ])
  const [one, two] = kept as [(typeof kept)[0], (typeof kept)[0]]
  expect(await balances()).toMatchObject({
    'operator:sandbox': paid - back.first - back.second,
    'refunds-due': 0,
    [`seller:${taxed.companyId}`]: -(first.total - back.first - one.net - one.vat),
    [`seller:${exempt.companyId}`]: -(second.total - back.second - two.net - two.vat),
    commission: -(one.net + two.net),
    'commission-vat': -(one.vat + two.vat),
  })

  // The bill of the month is what the ledger kept; what goes back later is corrected a month later.
  const billed = async (companyId: number) => {
    const found = await market.query(
      'select coalesce(sum(net), 0)::int as net, coalesce(sum(vat), 0)::int as vat from billed_commissions where company_id = $1',
      [companyId],
    )
    return found.rows[0]
  }
  clock = new Date('2026-04-01T06:00:00Z')
  const owner = { ...taxed, auth: await authOf(market, taxed.ownerId) }
  for (const { companyId } of [taxed, exempt])
    await market.runJob('documents.billCommission', { companyId, period: '2026-03' })
  expect([await billed(taxed.companyId), await billed(exempt.companyId)]).toEqual([one, two])
  await refund(owner, first.number, { kind: 'amount', amount: 3000 })
  clock = new Date('2026-05-01T06:00:00Z')
  await market.runJob('documents.billCommission', { companyId: taxed.companyId, period: '2026-04' })
  await market.runJob('documents.billCommission', { companyId: taxed.companyId, period: '2026-04' })
  const last = await balances()
  const owed = await billed(taxed.companyId)
  expect([owed.net + two.net, owed.vat + two.vat]).toEqual([-Number(last.commission), -Number(last['commission-vat'])])
  const bills = await market.query(`select content from documents where buyer_company_id = $1 order by id`, [
    taxed.companyId,
  ])
  expect(bills.rows.reduce((sum, { content }) => sum + content.total, 0)).toBe(owed.net + owed.vat)
  expect(await moneyProblems(market)).toEqual([])
})
