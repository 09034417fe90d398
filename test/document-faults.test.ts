import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEDGER_CHECKS } from '../tools/ledger-checks.ts'
import { allOf } from './all-of.ts'
import { anOwner, documentSettings } from './factories/documents.ts'
import { faultsIn } from './factories/faults.ts'
import { authOf } from './factories/person.ts'
import { aProduct } from './factories/product.ts'
import { aCart, decide, orderBody, runAllJobs, startedPayment } from './factories/purchase.ts'
import { aSeller } from './factories/seller.ts'
import { type TestMarket, testMarket } from './market.ts'

// Faults in documents that only somebody beyond the database's rules can plant, each found by `ledger:verify` and named by what it is.

const TABLES = ['documents', 'document_series', 'billed_commissions', 'orders', 'refunds']
let market: TestMarket
let faults: Awaited<ReturnType<typeof faultsIn>>
let clock = new Date('2026-03-10T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'silent' }, now: () => clock })
  await anOwner(market)
  const { companyId, ownerId } = await aSeller(market.deps)
  await documentSettings(market, companyId)
  const auth = await authOf(market, ownerId)
  const laptop = await aProduct(market.deps, companyId, { quantity: 9, price: 12_990 })
  const phone = await aProduct(market.deps, companyId, { quantity: 9, price: 8499, vatScheme: 'margin' })
  const cart = await aCart(market, [{ ...laptop, quantity: 2 }, phone])
  const invoice = { name: 'Kowalska Sp. j.', taxId: '5252344078', address: 'ul. Krótka 7, 00-001 Warszawa' }
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { invoice }))
  await decide(market, await startedPayment(market, placed.json.key), { action: 'pay', timing: 'before' })
  await runAllJobs(market)
  const at = `/api/companies/${companyId}/orders/${placed.json.orders[0].number}`
  await market.api('POST', `${at}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, auth)
  await runAllJobs(market)
  const { left, givenBack } = (await market.api('GET', `${at}/refunds`, undefined, auth)).json
  const piece = { kind: 'line', itemId: left.lines[0].itemId, quantity: 1, reason: 'returned', words: null, givenBack }
  expect((await market.api('POST', `${at}/refunds`, piece, auth)).status).toBe(200)
  await runAllJobs(market)
  clock = new Date('2026-04-01T06:00:00Z')
  await market.runJob('documents.billCommission', { companyId, period: '2026-03' })
  faults = await faultsIn(market, TABLES)
})
afterAll(() => market.close())

async function found(): Promise<string[]> {
  const checks = LEDGER_CHECKS.filter(({ name }) => ['documents', 'refunds of orders'].includes(name))
  const lists = await Promise.all(checks.map(({ find }) => allOf(find(market.deps))))
  return lists.flat().map(({ subject, problem }) => `${subject}: ${problem}`)
}

test('E11 documents of an order, their corrections and the bill of its commission agree with the books', async () => {
  expect(await found()).toEqual([])
  const { rows } = await market.query('select kind from documents order by id')
  expect(rows.map(({ kind }) => kind)).toEqual(['vatInvoice', 'marginInvoice', 'correction', 'commissionInvoice'])
})

/** A document's content changed, and its hash made anew, as somebody would who knows how it is made. */
const rewritten = (kind: string, change: string) => [
  `update documents set content = (${change})::json where kind = '${kind}'`,
  `update documents set hash = sha256(convert_to(content::text, 'UTF8')) where kind = '${kind}'`,
]
const replaced = (kind: string, from: string, to: string) =>
  rewritten(kind, `regexp_replace(content::text, '${from}', '${to}')`)

test.each<[fault: string, statements: string[], told: string]>([
  [
    'an invoice whose text was changed',
    [`update documents set content = replace(content::text, 'Kowalska', 'Nowak')::json where kind = 'vatInvoice'`],
    'FV/2026/000001: is not what was issued',
  ],
  [
    'another total in the list than on the invoice',
    [`update documents set total = total + 100 where kind = 'vatInvoice'`],
    'FV/2026/000001: its total is ',
  ],
  [
    'an invoice that was written anew with a lower price',
    replaced('marginInvoice', '"gross":8499', '"gross":8399'),
    'line 1: 1 × 8499 is not 8399',
  ],
  [
    'an invoice written anew with less tax',
    replaced('vatInvoice', '("totals":\\[\\{"treatment":"vat23","gross":\\d+,"vat":)\\d+', '\\1100'),
    'its sums by rate are not those of its lines',
  ],
  [
    'an order whose total is not what its invoices are worth',
    ['update orders set total = total + 1'],
    'its documents ',
  ],
  [
    'an invoice in another currency',
    [
      ...replaced('marginInvoice', '"currency":"PLN"', '"currency":"EUR"'),
      `update documents set currency = 'EUR' where kind = 'marginInvoice'`,
    ],
    'is in PLN, FM/2026/000001 in EUR',
  ],
  ['an invoice that vanished', [`delete from documents where kind = 'marginInvoice'`], 'series FM/2026 of company '],
  [
    'a number that nobody issued',
    [`update document_series set last = last + 1 where series = 'FV'`],
    '2 numbers were taken, 1 documents are there',
  ],
  [
    'a number that was given twice',
    [`update documents set sequence = 2, number = 'FV/2026/000002' where kind = 'vatInvoice'`],
    'series FV/2026 of company ',
  ],
  [
    'a correction that vanished',
    [`delete from documents where kind = 'correction'`, `delete from document_series where series = 'KOR'`],
    'decided refund 1: 12990 went back, the documents take back 0',
  ],
  [
    'a correction for another refund',
    [`update documents set key = replace(key, 'refund:1', 'refund:2') where kind = 'correction'`],
    'the documents take back 0',
  ],
  [
    'a refund of more than the correction says',
    ['update refunds set amount = amount + 1'],
    'decided refund 1: 12991 went back, the documents take back 12990',
  ],
  [
    'a correction of what never went back',
    ['update orders set given_back = 0'],
    '0 were given back, its documents take back 12990',
  ],
  [
    'a correction of more than was there',
    replaced('vatInvoice', '"gross":25980', '"gross":12000'),
    'line 1 is taken back beyond what there was',
  ],
  [
    'a correction that takes back too little tax',
    rewritten('correction', `regexp_replace(content::text, '"vat":-\\d+', '"vat":-1', 'g')`),
    'of VAT (vat23), right is ',
  ],
  ['a bill of more than its orders owe', ['update billed_commissions set net = net - 1'], 'FP/2026/000001: charges '],
  ['a commission billed beyond what was frozen', ['update billed_commissions set net = net + 100000'], ' net billed, '],
  [
    'a commission that was billed twice',
    [
      `insert into billed_commissions select order_id, document_id, company_id, line + 1, net, vat from billed_commissions`,
    ],
    ' billed, ',
  ],
])('E11 %s is found', async (_, statements, told) => {
  await faults.plant(...statements)
  const problems = await found()
  await faults.restore()
  expect(problems.join('\n')).toContain(told)
  expect(await found()).toEqual([])
})
