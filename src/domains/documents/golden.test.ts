import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner, documentSettings, handOver } from '../../../test/factories/documents.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { ksefWords } from './adapters/layout/words.ts'
import { issueCorrection } from './issue-correction.ts'
import { issueForOrder } from './issue-for-order.ts'
import { contentOf } from './read-content.ts'
import type { DocumentContent } from './rules/content.ts'
import { buildFa3 } from './rules/fa3/build-fa3.ts'
import { checkFa3 } from './rules/fa3/check-fa3.ts'
import { netOf } from './rules/priced.ts'

// Two sellers, three VAT treatments and a part refund, worked out by hand: every document, its file for the state and the sums.

let market: TestMarket
let clock = new Date('2026-03-10T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  await anOwner(market)
})
afterAll(() => market.close())

const invoice = { name: 'Kowalska Sp. j.', taxId: '5252344078', address: 'ul. Krótka 7, 00-001 Warszawa' }
const sumsOf = ({ totals }: DocumentContent) =>
  totals.map((total) => [total.treatment, netOf(total), total.vat, total.gross])
const textIn = (xml: string, name: string) => xml.split(`<${name}>`)[1]?.split('<')[0]

async function issued(companyId: number, over: Parameters<typeof anOrder>[2]) {
  const order = await anOrder(market, companyId, { invoice, ...over })
  await handOver(market, order.id)
  const documents = await issueForOrder(market.deps, order.id)
  const contents = documents.map(contentOf)
  expect(contents.reduce((sum, { total }) => sum + total, 0)).toBe(order.total)
  return { ...order, documents, contents }
}

function fileOf(content: DocumentContent): string {
  const xml = buildFa3(content, ksefWords)
  expect(checkFa3(xml)).toEqual([])
  expect(textIn(xml, 'P_15')).toBe((content.total / 100).toFixed(2))
  return xml
}

test('documents, files, corrections and commission agree to the grosz', async () => {
  const rekomp = await aSeller(market.deps)
  const drugi = await aSeller(market.deps)
  await documentSettings(market, rekomp.companyId)
  await documentSettings(market, drugi.companyId, {
    vatStatus: 'exempt',
    exemption: 'art. 113 ust. 1 i 9 ustawy o VAT',
  })

  // 2 × 1 299.00 at 23 %, 849.99 under the margin scheme, delivery of 19.99 shared 2598.00 : 849.99 = 15.06 : 4.93.
  const first = await issued(rekomp.companyId, {
    items: [
      { price: 129_900, quantity: 2 },
      { price: 84_999, vatScheme: 'margin' },
    ],
  })
  expect(first.contents.map((content) => [content.number, sumsOf(content)])).toEqual([
    // 2 613.06 × 23/123 = 488.6209…
    ['FV/2026/000001', [['vat23', 212_444, 48_862, 261_306]]],
    ['FM/2026/000001', [['margin', 85_492, null, 85_492]]],
  ])
  const [taxed, margin] = first.contents.map(fileOf)
  expect([textIn(taxed ?? '', 'P_13_1'), textIn(taxed ?? '', 'P_14_1')]).toEqual(['2124.44', '488.62'])
  expect([textIn(margin ?? '', 'P_13_11'), textIn(margin ?? '', 'P_14_1')]).toEqual(['854.92', undefined])

  const second = await issued(drugi.companyId, { items: [{ price: 33_333, quantity: 3 }], delivery: 0 })
  expect(second.contents.map((content) => [content.number, sumsOf(content)])).toEqual([
    ['FV/2026/000001', [['exempt', 99_999, 0, 99_999]]],
  ])
  expect(textIn(fileOf(second.contents[0] as DocumentContent), 'P_13_7')).toBe('999.99')

  // One of two pieces comes back with 5.00 of the delivery: 1 304.00; the tax of the rest is 1 309.06 × 23/123 = 244.7835….
  const back = await issueCorrection(market.deps, {
    documentId: first.documents[0]?.id ?? 0,
    key: 'refund:1',
    reason: 'Zwrot towaru',
    lines: [
      { line: 1, gross: 129_900, pieces: 1 },
      { line: 2, gross: 500, pieces: 0 },
    ],
  })
  const correction = contentOf(back)
  expect(sumsOf(correction)).toEqual([['vat23', -(130_400 - 24_384), -24_384, -130_400]])
  const file = fileOf(correction)
  expect([textIn(file, 'P_13_1'), textIn(file, 'P_14_1'), textIn(file, 'P_15')]).toEqual([
    '-1060.16',
    '-243.84',
    '-1304.00',
  ])
  expect(48_862 - 24_384).toBe(Math.round((130_906 * 23) / 123))

  // 6 % of the goods, as the orders froze it: 3 447.99 → 206.88 + 47.58; 999.99 → 60.00 + 13.80.
  clock = new Date('2026-04-01T06:00:00Z')
  const bills: DocumentContent[] = []
  for (const { companyId } of [rekomp, drugi]) {
    await market.runJob('documents.billCommission', { companyId, period: '2026-03' })
    const { rows } = await market.query('select content from documents where buyer_company_id = $1', [companyId])
    bills.push(rows[0].content)
  }
  expect(bills.map(sumsOf)).toEqual([[['vat23', 20_688, 4758, 25_446]], [['vat23', 6000, 1380, 7380]]])
  const frozen = await market.query(
    `select sum((commission->>'net')::int + (commission->>'vat')::int)::int as gross from orders where id = any($1)`,
    [[first.id, second.id]],
  )
  expect(bills.reduce((sum, { total }) => sum + total, 0)).toBe(frozen.rows[0].gross)
  // Their tax numbers are made up, and the file wants one of the law's shape.
  for (const bill of bills) fileOf({ ...bill, buyer: { ...bill.buyer, tax: { kind: 'nip', number: '5252344078' } } })
})
