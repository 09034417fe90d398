import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PROVIDERS } from '../../src/domains/payments/providers/index.ts'
import type { RefundRequest, RefundState } from '../../src/domains/payments/providers/provider.ts'
import { moneyProblems, paidPurchase } from '../factories/paid-order.ts'
import { anOperator, mailsTo } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { aTeam } from '../factories/team.ts'
import { type TestMarket, testMarket } from '../market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let operator: Record<string, string>
let versionId: number
let later = 0
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'silent' }, now: () => new Date(Date.now() + later) })
  team = await aTeam(market)
  operator = (await anOperator(market)).auth
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 100, price: 50_001 })).versionId
})
afterEach(() => {
  vi.restoreAllMocks()
  later = 0
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

/** The sandbox, whose refunds go as `answer` says; the keys by which it was asked. */
function refundsSay(answer: (key: string) => RefundState): string[] {
  const real = PROVIDERS.sandbox.connect
  const asked: string[] = []
  vi.spyOn(PROVIDERS.sandbox, 'connect').mockImplementation((deps, connection) => {
    const provider = real(deps, connection)
    const refund = async ({ key }: RefundRequest) => {
      asked.push(key)
      return answer(key)
    }
    return { ...provider, refund, fetchRefund: async ({ key }) => answer(key) }
  })
  return asked
}
const admin = (method: string, path: string, body?: unknown) => market.api(method, `/api/admin${path}`, body, operator)
const listed = async (list: 'failed' | 'underWay' | 'transfers', number: string) => {
  const found =
    list === 'transfers'
      ? (await admin('GET', '/refund-transfers')).json.transfers
      : (await admin('GET', `/refunds?state=${list}`)).json.refunds
  return found.find((one: { number: string }) => one.number === number)
}

async function cancelled() {
  const { key, numbers } = await paidPurchase(market, [{ versionId }])
  const number = String(numbers[0])
  const answer = await market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`)
  if (answer.status !== 200) throw new Error(answer.text)
  await runAllJobs(market)
  const { rows } = await market.query(
    'select p.email, o.total from orders o join purchases p on p.id = o.purchase_id where o.number = $1',
    [number],
  )
  const state = async () => {
    const { orders } = (await market.api('GET', `/api/purchases/${key}/refunds`)).json
    const purchase = (await market.api('GET', `/api/purchases/${key}`)).json
    return [orders[0].refunds[0].state, orders[0].refunds[0].way, purchase.orders[0].paymentStatus]
  }
  return { key, number, state, email: rows[0].email as string, total: rows[0].total as number }
}

test('T06 a refund that failed is asked for once more under another key, once however many click', async () => {
  const asked = refundsSay((key) => (key.endsWith(':2') ? 'done' : 'failed'))
  const { number, state } = await cancelled()
  expect(await state()).toEqual(['failed', 'provider', 'refundDue'])
  const found = await listed('failed', number)
  expect(found).toMatchObject({ state: 'failed', mayTransfer: true })
  const retry = () => admin('POST', `/refunds/${found.id}/retry`)
  const answers = await Promise.all([retry(), retry(), retry()])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
  await runAllJobs(market)
  expect(await state()).toEqual(['done', 'provider', 'refunded'])
  expect(asked).toEqual([`order:${number}:0`, `order:${number}:0:2`])
  expect(await listed('failed', number)).toBeUndefined()
})

test('T06 a refund that failed for good goes back by transfer to the account the buyer gives, and is paid once', async () => {
  const asked = refundsSay(() => 'failed')
  const { key, number, state, email, total } = await cancelled()
  const { id } = await listed('failed', number)
  const [one, two] = await Promise.all([
    admin('POST', `/refunds/${id}/transfer`),
    admin('POST', `/refunds/${id}/retry`),
  ])
  expect([one.status, two.status].sort()).toEqual([204, 409])
  if (one.status !== 204) {
    await runAllJobs(market)
    expect((await admin('POST', `/refunds/${id}/transfer`)).status).toBe(204)
  }
  expect(await state()).toEqual(['accountWanted', 'transfer', 'refundDue'])
  expect((await mailsTo(market, email)).at(-1)).toMatchObject({ template: 'refundAccountWanted', params: { number } })
  const transfer = await listed('transfers', number)
  const iban = 'PL61109010140000071219812874'
  const paid = (to = iban) => admin('POST', `/refund-transfers/${transfer.transferId}/paid`, { iban: to })
  const made = (to: string | null = iban) => admin('POST', '/refund-transfers/done', { kind: 'refund', id, iban: to })
  expect((await paid()).json.code).toBe('account_changed')
  expect((await made()).json.code).toBe('account_changed')
  const account = { iban: '61 1090 1014 0000 0712 1981 2874', holder: 'Anna Kowalska' }
  await market.api('PUT', `/api/purchases/${key}/refund-transfers/${transfer.transferId}/account`, account)
  expect(await listed('transfers', number)).toMatchObject({
    ...{ kind: 'refund', id, state: 'transferDue', iban, holder: 'Anna Kowalska' },
  })
  expect((await made(null)).json.code).toBe('account_changed')
  // By the list and by the order's page at once: one of them ends it.
  const answers = await Promise.all([made(), made(), paid(), made()])
  const ended = answers.filter(({ status }) => status === 200 || status === 204)
  expect(answers.filter(({ json }) => json?.code === 'nothing_to_return')).toHaveLength(4 - ended.length)
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect((await made()).json.code).toBe('nothing_to_return')
  expect((await paid()).status).toBe(204)
  expect(await state()).toEqual(['done', 'transfer', 'refunded'])
  const { rows } = await market.query(
    `select sum(amount)::int as sum from ledger_entries where account = 'bank' and transaction_key = $1`,
    [`refund:${id}`],
  )
  expect(rows[0].sum).toBe(-total)
  const before = asked.length
  await runAllJobs(market)
  expect(asked).toHaveLength(before)
  const gone = (await mailsTo(market, email)).filter(({ template }) => template === 'refundGone')
  expect(gone).toMatchObject([{ params: { number, where: 'Przelew poszedł na konto PL61…2874.' } }])
})

test('T06 a refund that is stuck for a week may be transferred, not before; what the provider then says changes nothing', async () => {
  refundsSay(() => 'pending')
  const { number, state } = await cancelled()
  const found = await listed('underWay', number)
  expect(found).toMatchObject({ state: 'underWay', mayTransfer: false })
  expect((await admin('POST', `/refunds/${found.id}/transfer`)).json.code).toBe('refund_not_failed')
  expect((await admin('POST', `/refunds/${found.id}/retry`)).json.code).toBe('refund_not_failed')
  await market.query(`update payment_refunds set created_at = created_at - interval '8 days' where id = $1`, [found.id])
  expect(await listed('underWay', number)).toMatchObject({ mayTransfer: true })
  expect((await admin('POST', `/refunds/${found.id}/transfer`)).status).toBe(204)
  refundsSay(() => 'done')
  await runAllJobs(market)
  expect(await state()).toEqual(['accountWanted', 'transfer', 'refundDue'])
})

test('T06 a provider that cannot give a part back, or not any more, is passed over at once', async () => {
  vi.spyOn(PROVIDERS.sandbox, 'refunds', 'get').mockReturnValue({ part: false, days: 1 })
  const { key, numbers } = await paidPurchase(market, [{ versionId }])
  const body = { kind: 'amount', amount: 100, reason: 'goodwill', words: null, givenBack: 0 }
  const part = await admin('POST', `/orders/${numbers[0]}/refunds`, body)
  expect(part.json.refunds).toMatchObject([{ state: 'accountWanted', way: 'transfer', transfer: { payer: 'market' } }])
  const whole = await cancelled()
  expect((await whole.state())[1]).toBe('provider')
  const late = await paidPurchase(market, [{ versionId }])
  later = 2 * 86_400_000
  const answer = await market.api('POST', `/api/purchases/${late.key}/orders/${late.numbers[0]}/cancel`)
  expect(answer.json.orders[0].refunds).toMatchObject([{ state: 'accountWanted', way: 'transfer' }])
  expect((await market.api('GET', `/api/purchases/${key}/refunds`)).json.orders[0].late).toEqual([])
})
