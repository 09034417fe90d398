import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveredOnDelivery, moneyProblems } from '../../../test/factories/paid-order.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink, stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let operator: Record<string, string>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  operator = (await anOperator(market)).auth
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 20, price: 100_003 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

test('an order on delivery that its buyer calls off before its seller begins: goods back once, no commission, both told', async () => {
  const before = await stockOf(market, versionId)
  const placed = await aPurchase(market, [{ versionId }], { [team.companyId]: { cashOnDelivery: true } })
  const { key } = placed
  const { number } = placed.orders[0]
  const cancel = () => market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`)
  // Not confirmed by its link yet: the whole purchase is given up instead.
  expect(await cancel()).toMatchObject({ status: 409, json: { code: 'paid_order_not_cancellable' } })
  await followLink(market, placed)
  await market.runJobs()
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map(({ status, json }) => [status, json.orders[0].mayCancel])).toEqual(Array(3).fill([200, false]))
  expect(await stockOf(market, versionId)).toBe(before)
  await market.runJobs()
  const { rows } = await market.query(
    `select template, count(*)::int as n from mails where template in ('purchaseCancelled', 'orderNotToHandle')
     and (recipient = (select email from purchases where key = $1) or recipient = (select email from users where id = $2))
     group by template order by template`,
    [key, team.ownerId],
  )
  expect(rows).toEqual([
    { template: 'orderNotToHandle', n: 1 },
    { template: 'purchaseCancelled', n: 1 },
  ])
  const other = await aPurchase(market, [{ versionId }], { [team.companyId]: { cashOnDelivery: true } })
  const elsewhere = `/api/purchases/${other.key}/orders/${number}/cancel`
  expect(await market.api('POST', elsewhere)).toMatchObject({ status: 404, json: { code: 'order_not_found' } })
})

const at = (number: string, rest: string) => `/api/companies/${team.companyId}/orders/${number}${rest}`

test('T06 what was paid on delivery goes back by the seller’s own transfer, and the market returns its commission', async () => {
  const owner = team.owner
  const delivered = () => deliveredOnDelivery(market, { companyId: team.companyId, versionId, auth: owner })
  const { key, number } = await delivered()
  const body = { kind: 'amount', amount: 50_000, reason: 'defect', words: null, givenBack: 0 }
  const taken = await market.api('POST', at(number, '/refunds'), body, owner)
  expect(taken.json.refunds).toMatchObject([
    { state: 'accountWanted', way: 'transfer', transfer: { payer: 'seller', iban: null } },
  ])
  const { id } = taken.json.refunds[0].transfer
  const account = { iban: 'PL61 1090 1014 0000 0712 1981 2874', holder: 'Anna Kowalska' }
  const put = (body: object, path = `/api/purchases/${key}`) =>
    market.api('PUT', `${path}/refund-transfers/${id}/account`, body)
  expect((await put({ ...account, iban: 'PL61109010140000071219812875' })).json).toMatchObject({
    code: 'iban_invalid',
    errors: [{ field: 'iban' }],
  })
  const other = await delivered()
  expect((await put(account, `/api/purchases/${other.key}`)).json.code).toBe('transfer_not_found')
  const known = await put(account)
  expect(known.json.orders[0].refunds[0]).toMatchObject({ state: 'transferDue', transfer: { iban: 'PL61…2874' } })
  const paid = (iban: string, auth = owner) =>
    market.api('POST', at(number, `/refund-transfers/${id}/paid`), { iban }, auth)
  const iban = 'PL61109010140000071219812874'
  expect((await market.api('GET', at(number, '/refunds'), undefined, owner)).json.refunds[0].transfer.iban).toBe(iban)
  expect((await paid('PL00')).json.code).toBe('account_changed')
  expect((await market.api('POST', `/api/admin/refund-transfers/${id}/paid`, { iban }, operator)).json.code).toBe(
    'transfer_not_found',
  )
  const marks = await Promise.all([paid(iban), paid(iban)])
  expect(marks.map(({ status }) => status)).toEqual([200, 200])
  await market.runJobs()
  const buyer = await market.query('select email from purchases where key = $1', [key])
  const gone = (await mailsTo(market, buyer.rows[0].email)).filter(({ template }) => template === 'refundGone')
  expect(gone).toMatchObject([{ params: { number, where: expect.stringContaining('PL61…2874') } }])
  const found = await market.query('select amount_paid, total from orders where number = $1', [number])
  const { amount_paid, total } = found.rows[0]
  expect(amount_paid).toBe(total - 50_000)
  expect((await put(account)).json.code).toBe('transfer_done')
  // 6 % of the goods and VAT on it, in the share that 500.00 has of the whole.
  const { rows } = await market.query(
    `select e.account, sum(e.amount)::int as sum from ledger_entries e join ledger_transactions t on t.key = e.transaction_key
     where t.subject = $1 group by 1`,
    [`commission:${number}`],
  )
  const net = 6000
  const fee = net + 1380
  const back = Math.floor((fee * 50_000) / total)
  expect(rows.find((row) => row.account === `seller:${team.companyId}`)?.sum).toBe(fee - back)
})
