import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner } from '../../../test/factories/documents.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { inLedger } from '../../../test/factories/payout.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { textOf } from '../../../test/read-pdf.ts'
import { commissionEntries, paymentEntries } from '../ledger/index.ts'

let market: TestMarket
let ownerId: number
let clock = new Date('2026-03-10T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  ownerId = await anOwner(market)
})
afterAll(() => market.close())

const at = (time: string) => ({ placedAt: new Date(time) })
const bill = (companyId: number, period: string) => market.runJob('documents.billCommission', { companyId, period })
const billsOf = async (companyId: number) =>
  (await market.query('select content from documents where buyer_company_id = $1 order by id', [companyId])).rows.map(
    ({ content }) => content,
  )
const frozen = (net: number, vat: number, items: object[] = []) =>
  JSON.stringify({ rate: 600, base: net, net, vat, gross: net + vat, items })

test('a seller gets one invoice a month, to the grosz what its orders froze; again it gets none', async () => {
  const { companyId, ownerId: person } = await aSeller(market.deps)
  const orders = [
    // The last second of February and the first of March in Warsaw, and the first of April.
    await anOrder(market, companyId, at('2026-02-28T22:59:59Z')),
    await anOrder(market, companyId, at('2026-02-28T23:00:00Z')),
    await anOrder(market, companyId, at('2026-03-31T21:59:59Z')),
    await anOrder(market, companyId, at('2026-03-31T22:00:00Z')),
    await anOrder(market, companyId, { ...at('2026-03-05T10:00:00Z'), status: 'pending', paymentStatus: 'unpaid' }),
  ]
  await market.query('update orders set commission = $2 where id = $1', [
    orders[1]?.id,
    frozen(1001, 230, [
      { rate: 600, base: 0, net: 501, vat: 115 },
      { rate: 800, base: 0, net: 400, vat: 92 },
      { rate: 600, base: 0, net: 100, vat: 23 },
    ]),
  ])
  await market.query('update orders set commission = $2 where id = $1', [orders[2]?.id, frozen(500, 116)])
  clock = new Date('2026-04-01T08:00:00Z')
  await Promise.all([bill(companyId, '2026-03'), bill(companyId, '2026-03')])
  await bill(companyId, '2026-03')
  const [content, ...others] = await billsOf(companyId)
  expect(others).toEqual([])
  expect(content).toMatchObject({
    kind: 'commissionInvoice',
    number: 'FP/2026/000001',
    period: '2026-03',
    issuedOn: '2026-04-01',
    suppliedOn: '2026-03-31',
    seller: { name: 'Obieg S.A.' },
    total: 1501 + 346,
    totals: [{ treatment: 'vat23', gross: 1847, vat: 346 }],
  })
  expect(
    content.lines.map(({ rate, orders: count, gross, vat }: Record<string, number>) => [rate, count, gross, vat]),
  ).toEqual([
    [600, 2, 1101 + 254, 254],
    [800, 1, 492, 92],
  ])
  const listed = await market.api(
    'GET',
    `/api/companies/${companyId}/commission-documents`,
    undefined,
    await authOf(market, person),
  )
  expect(listed.json.documents).toMatchObject([{ name: 'FP/2026/000001', total: 1847, period: '2026-03' }])
})

test('an order that counts no more is taken back by a correction, once, and what is left of the invoice is right', async () => {
  const { companyId } = await aSeller(market.deps)
  const kept = await anOrder(market, companyId, at('2026-04-05T10:00:00Z'))
  const gone = await anOrder(market, companyId, { ...at('2026-04-06T10:00:00Z'), items: [{ price: 1000 }] })
  clock = new Date('2026-05-02T08:00:00Z')
  await bill(companyId, '2026-04')
  await market.query(`update orders set status = 'cancelled' where id = $1`, [gone.id])
  await bill(companyId, '2026-04')
  clock = new Date('2026-06-02T08:00:00Z')
  await Promise.all([bill(companyId, '2026-05'), bill(companyId, '2026-05')])
  await bill(companyId, '2026-06')
  const bills = await billsOf(companyId)
  expect(bills.map(({ kind, total, totals }) => [kind, total, totals[0].vat])).toEqual([
    ['commissionInvoice', 7794 + 60 + 1793 + 14, 1807],
    ['commissionCorrection', -74, -14],
  ])
  expect(bills[1].correction.number).toBe(bills[0].number)
  const { rows } = await market.query(
    'select order_id, sum(net)::int as net, sum(vat)::int as vat from billed_commissions where company_id = $1 group by 1 order by 1',
    [companyId],
  )
  expect(rows).toEqual([
    { order_id: kept.id, net: 7794, vat: 1793 },
    { order_id: gone.id, net: 0, vat: 0 },
  ])
})

test('sellers elsewhere are billed without VAT where none was frozen', async () => {
  const german = await aSeller(market.deps, { country: 'DE', taxId: 'DE811569869' })
  await market.query(`update companies set vat_id = 'DE811569869' where id = $1`, [german.companyId])
  const american = await aSeller(market.deps, { country: 'US', taxId: 'US123456789' })
  for (const { companyId } of [german, american]) {
    const { id } = await anOrder(market, companyId, at('2026-05-05T10:00:00Z'))
    await market.query('update orders set commission = $2 where id = $1', [id, frozen(6000, 0)])
    await bill(companyId, '2026-05')
  }
  expect(await billsOf(german.companyId)).toMatchObject([
    {
      totals: [{ treatment: 'reverseCharge', gross: 6000, vat: 0 }],
      buyer: { tax: { kind: 'eu', prefix: 'DE', number: '811569869' } },
    },
  ])
  expect(await billsOf(american.companyId)).toMatchObject([
    { totals: [{ treatment: 'outside', gross: 6000, vat: 0 }], buyer: { tax: { kind: 'other', country: 'US' } } },
  ])
})

test('months: the one a market begins in is the first; a month that was slept through is billed, each once; not the market itself', async () => {
  const { companyId } = await aSeller(market.deps)
  await anOrder(market, ownerId, at('2026-08-05T10:00:00Z'))
  for (const month of ['07', '08', '09']) await anOrder(market, companyId, at(`2026-${month}-05T10:00:00Z`))
  const due = async () =>
    (
      await market.query(
        `select payload->>'period' as period from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'documents.billCommission' and (payload->>'companyId')::int = $1 order by 1`,
        [companyId],
      )
    ).rows.map(({ period }) => period)
  clock = new Date('2026-07-31T21:59:59Z')
  await market.runJob('documents.billMonths')
  expect(await due()).toEqual([])
  clock = new Date('2026-09-30T22:00:00Z')
  await Promise.all([market.runJob('documents.billMonths'), market.runJob('documents.billMonths')])
  expect(await due()).toEqual(['2026-07', '2026-08', '2026-09'])
  await market.runJobs()
  expect((await billsOf(companyId)).map(({ period }) => period).sort()).toEqual(['2026-07', '2026-08', '2026-09'])
  expect(await billsOf(ownerId)).toEqual([])
})

test('commission that no money is there for is due by transfer: on the invoice, in the list, and never more than the invoice', async () => {
  clock = new Date('2026-07-01T08:00:00Z')
  const { companyId, ownerId: person } = await aSeller(market.deps)
  const { id, number } = await anOrder(market, companyId, {
    ...at('2026-06-05T10:00:00Z'),
    paymentStatus: 'onDelivery',
    cashOnDelivery: true,
  })
  await market.query('update orders set commission = $2 where id = $1', [id, frozen(10_000, 2300)])
  const commission = { net: 10_000, vat: 2300 }
  await inLedger(market, {
    key: `commission:${number}`,
    entries: commissionEntries({ companyId, number, currency: 'PLN', commission }, 1),
    reverses: null,
  })
  // Some of it is covered by what was sold online.
  await inLedger(market, {
    key: 'payment:covers',
    entries: paymentEntries(
      { provider: 'sandbox', amount: 5000, currency: 'PLN' },
      [{ companyId, total: 5000, commission: { net: 0, vat: 0 } }],
      0,
    ),
    reverses: null,
  })
  await market.query('update companies set bank_iban = $2 where id = $1', [ownerId, 'PL27114020040000300201355387'])
  await bill(companyId, '2026-06')
  const [content] = await billsOf(companyId)
  expect(content.payment).toEqual({
    ...{ way: 'settled', paidOn: null },
    due: { amount: 7300, iban: 'PL27114020040000300201355387', payBy: '2026-07-15' },
  })
  const list = await market.api(
    'GET',
    `/api/companies/${companyId}/commission-documents`,
    undefined,
    await authOf(market, person),
  )
  expect(list.json.documents).toMatchObject([{ total: 12_300, due: 7300 }])
  const { documents } = list.json
  const pdf = await fetch(`${market.url}/api/companies/${companyId}/commission-documents/${documents[0].id}`, {
    headers: await authOf(market, person),
  })
  const text = textOf(Buffer.from(await pdf.arrayBuffer())).replaceAll(' ', '')
  expect(text).toContain('PL27114020040000300201355387')
})
