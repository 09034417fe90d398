import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '../../../test/all-of.ts'
import { aPaidSeller, aSale, handOver, IBANS, inLedger } from '../../../test/factories/payout.ts'
import { anOperator, auditOf, authOf, mailsTo } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { LEDGER_CHECKS } from '../../../tools/ledger-checks.ts'
import { commissionEntries, verifyLedger } from '../ledger/index.ts'
import { heldBackEntries, releasedEntries } from '../ledger/rules/index.ts'

const DAY = 86_400_000
let market: TestMarket
let now = new Date('2026-11-20T12:00:00Z')
let ewa: Record<string, string>
let second: Record<string, string>
beforeAll(async () => {
  market = await testMarket({ now: () => now })
  const { companyId } = await aPaidSeller(market, 'PL27114020040000300201355387')
  await market.query('update companies set operates_market = true where id = $1', [companyId])
  ewa = (await anOperator(market)).auth
  second = (await anOperator(market)).auth
  await market.query('update sessions set confirmed_at = $1', [now])
})
afterAll(async () => {
  for (const { find } of LEDGER_CHECKS.filter(({ name }) => name.startsWith('payouts'))) {
    expect(await allOf(find(market.deps))).toEqual([])
  }
  expect(await verifyLedger(market.deps)).toMatchObject({ balanced: true, problems: [] })
  await market.close()
})

const draft = (by = ewa, currency = 'PLN') => market.api('POST', '/api/admin/payout-batches', { currency }, by)
const act = (id: number, what: string, body?: object, by = ewa) =>
  market.api('POST', `/api/admin/payout-batches/${id}/${what}`, body, by)
const linesOf = async (id: number) =>
  (await market.api('GET', `/api/admin/payout-batches/${id}/lines`, undefined, ewa)).json.lines
const approve = (batch: { id: number; revision: number }, by = ewa) =>
  act(batch.id, 'approve', { revision: batch.revision }, by)
const outlook = async (companyId: number, auth: Record<string, string>) =>
  (await market.api('GET', `/api/companies/${companyId}/payout-outlook`, undefined, auth)).json
const settle = (over: object, by = ewa) =>
  market.api(
    'PUT',
    '/api/admin/payout-settings',
    { delayDays: 14, transitDays: 3, minimum: 1000, approvals: 1, ...over },
    by,
  )

/** Nobody has anything to come: what earlier tests left is paid. */
async function payEverything() {
  const batch = (await draft()).json
  if (batch.code === 'nothing_to_pay_out') return
  await approve(batch)
  await act(batch.id, 'paid', { paidOn: '2026-11-20' })
}

test('E11 money comes days after delivery, days and transit after sending, and not before the goods were handed over', async () => {
  const { companyId, ownerId } = await aPaidSeller(market)
  const auth = await authOf(market, ownerId)
  await aSale(market, companyId, { total: 10_000, shippedDaysAgo: 17 })
  await aSale(market, companyId, { total: 20_000, shippedDaysAgo: 16 })
  await aSale(market, companyId, { total: 40_000, shippedDaysAgo: null })
  const arrived = await aSale(market, companyId, { total: 80_000, shippedDaysAgo: 15 })
  await handOver(market, arrived.number, { daysAgo: 14, to: 'delivered' })
  const late = await aSale(market, companyId, { total: 160_000, shippedDaysAgo: 30 })
  await handOver(market, late.number, { daysAgo: 13, to: 'delivered' })
  const { outlook: seen, account } = await outlook(companyId, auth)
  expect(seen).toEqual([
    {
      currency: 'PLN',
      available: 9000 + 72_000,
      waiting: 18_000 + 36_000 + 144_000,
      coming: [
        { on: '2026-11-21', amount: 18_000 + 144_000 },
        { on: null, amount: 36_000 },
      ],
      held: 0,
      underWay: 0,
    },
  ])
  expect(account).toBe('PL61 … 2874')
  const entries = (await market.api('GET', `/api/companies/${companyId}/open-entries?currency=PLN`, undefined, auth))
    .json
  expect(entries.entries.map((one: { isDue: boolean }) => one.isDue)).toEqual([false, true, false, false, true])
})

test('E11 what an order takes back never goes against other money while the order itself waits, and does once it was paid', async () => {
  const { companyId, ownerId } = await aPaidSeller(market)
  const auth = await authOf(market, ownerId)
  await aSale(market, companyId, { total: 10_000 })
  const waiting = await aSale(market, companyId, { total: 10_000, shippedDaysAgo: 1 })
  await waiting.refund(4000)
  const cancelled = await aSale(market, companyId, { total: 50_000, shippedDaysAgo: null })
  await cancelled.refund(50_000)
  const has = async () => (await outlook(companyId, auth)).outlook[0]
  expect(await has()).toMatchObject({ available: 9000, waiting: 9000 - 3600 })
  const paid = await aSale(market, companyId, { total: 30_000 })
  await payEverything()
  expect(await has()).toMatchObject({ available: 0, waiting: 5400 })
  await paid.refund(20_000)
  expect(await has()).toMatchObject({ available: -18_000, waiting: 5400 })
  // Carried, and set off against what comes.
  const batch = (await draft()).json
  expect(batch.code).toBe('nothing_to_pay_out')
  await aSale(market, companyId, { total: 30_000 })
  const lines = await linesOf((await draft()).json.id)
  expect(lines).toMatchObject([{ companyId, amount: 27_000 - 18_000, status: 'planned' }])
  await payEverything()
})

test('E11 holds stay, their release comes back; commission of orders on delivery is set off at once; a debt may be repaid', async () => {
  const { companyId, ownerId } = await aPaidSeller(market)
  const auth = await authOf(market, ownerId)
  const has = async () => (await outlook(companyId, auth)).outlook[0]
  const { number } = await aSale(market, companyId, { total: 10_000 })
  const held = { companyId, amount: 9000, currency: 'PLN', reference: number }
  await inLedger(market, { key: `hold:${number}`, entries: heldBackEntries(held), reverses: null })
  expect(await has()).toMatchObject({ available: 0, held: 9000 })
  await inLedger(market, { key: `release:${number}`, entries: releasedEntries(held), reverses: `hold:${number}` })
  expect(await has()).toMatchObject({ available: 9000, held: 0 })
  const commission = { net: 11_000, vat: 2530 }
  await inLedger(market, {
    key: 'commission:OB-2026-9999999',
    entries: commissionEntries({ companyId, number: 'OB-2026-9999999', currency: 'PLN', commission }, 1),
    reverses: null,
  })
  expect(await has()).toMatchObject({ available: 9000 - 13_530 })
  const repay = (amount: number, receivedOn = '2026-11-20') => {
    const body = { amount, currency: 'PLN', receivedOn, note: null }
    return market.api('POST', `/api/admin/companies/${companyId}/repayments`, body, ewa)
  }
  expect((await repay(4531)).json.errors).toMatchObject([{ field: 'amount', code: 'repayment_exceeds' }])
  expect((await repay(1, '2026-11-21')).json.errors).toMatchObject([{ field: 'receivedOn', code: 'day_in_future' }])
  expect((await repay(530)).json).toEqual({ owed: 4000 })
  const twice = await Promise.all([repay(3000), repay(3000)])
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 422])
  expect((await repay(1000)).json).toEqual({ owed: 0 })
  expect((await outlook(companyId, auth)).outlook).toEqual([])
})

test('E11 a batch says who is left out and why: debts, trifles, no account, an account that was just changed, a bank abroad', async () => {
  await payEverything()
  const ok = await aPaidSeller(market, IBANS[1])
  await aSale(market, ok.companyId, { total: 50_000 })
  const trifle = await aPaidSeller(market)
  await aSale(market, trifle.companyId, { total: 1100 })
  const none = await aPaidSeller(market, null)
  await aSale(market, none.companyId)
  const changed = await aPaidSeller(market)
  await aSale(market, changed.companyId)
  const until = new Date(now.getTime() + DAY)
  await market.query('update companies set payouts_held_until = $2 where id = $1', [changed.companyId, until])
  const abroad = await aPaidSeller(market, IBANS[2])
  await aSale(market, abroad.companyId)
  const owing = await aPaidSeller(market)
  await (await aSale(market, owing.companyId, { total: 10_000 })).refund(10_000)
  await inLedger(market, {
    key: 'commission:OB-2026-9999998',
    entries: commissionEntries({ companyId: owing.companyId, currency: 'PLN', commission: { net: 100, vat: 23 } }, 1),
    reverses: null,
  })
  const plan = (await market.api('GET', '/api/admin/payout-plan?currency=PLN', undefined, ewa)).json
  const batch = (await draft()).json
  expect(batch).toMatchObject({
    status: 'draft',
    lines: 1,
    total: 45_000,
    leftOut: 5,
    createdBy: { name: 'Ewa Wrona' },
  })
  const lines = await linesOf(batch.id)
  const tell = (all: { companyId: number; amount: number; status: string; leftOut: string | null }[]) =>
    all.map((one) => [one.companyId, one.amount, one.status, one.leftOut])
  expect(tell(lines)).toEqual([
    [ok.companyId, 45_000, 'planned', null],
    [trifle.companyId, 990, 'leftOut', 'belowMinimum'],
    [none.companyId, 9000, 'leftOut', 'noAccount'],
    [changed.companyId, 9000, 'leftOut', 'held'],
    [abroad.companyId, 9000, 'leftOut', 'bicMissing'],
    [owing.companyId, -123, 'leftOut', 'owes'],
  ])
  expect(tell(plan.lines)).toEqual(tell(lines))
  expect((await draft()).json.code).toBe('nothing_to_pay_out')
  await market.query('update companies set payouts_held_until = null where id = $1', [changed.companyId])
  await act(batch.id, 'redraw')
  expect((await linesOf(batch.id)).filter((one: { status: string }) => one.status === 'planned')).toHaveLength(2)
  const [first] = await linesOf(batch.id)
  expect((await act(batch.id, `lines/${first.id}/leave-out`)).json).toMatchObject({
    lines: 1,
    total: 9000,
    revision: 2,
  })
  expect((await act(batch.id, 'discard')).json).toMatchObject({ status: 'discarded', lines: 0 })
  expect((await act(batch.id, 'discard')).json.code).toBe('payout_batch_not_draft')
  expect((await draft(ewa, 'USD')).json).toMatchObject({
    errors: [{ field: 'currency', code: 'currency_not_paid_out' }],
  })
})

test('E11 a batch from draft to bank, paid and told; a payout that comes back is owed again, before and after it left', async () => {
  await payEverything()
  const [a, b, c] = [await aPaidSeller(market), await aPaidSeller(market, IBANS[1]), await aPaidSeller(market)]
  for (const { companyId } of [a, b, c]) await aSale(market, companyId, { total: 20_000 })
  const batch = (await draft()).json
  expect((await act(batch.id, 'paid', { paidOn: '2026-11-20' })).json.code).toBe('payout_batch_not_approved')
  const file = `/api/admin/payout-batches/${batch.id}/file?format=pain001`
  expect((await market.api('GET', file, undefined, ewa)).json.code).toBe('payout_batch_not_approved')
  expect((await approve({ ...batch, revision: 5 })).json.code).toBe('payouts_changed')
  expect((await approve(batch)).json).toMatchObject({ status: 'approved', lines: 3, approvedBy: { name: 'Ewa Wrona' } })
  expect((await approve(batch)).json.code).toBe('payout_batch_not_draft')
  const owner = await authOf(market, a.ownerId)
  expect((await outlook(a.companyId, owner)).outlook).toMatchObject([{ available: 0, underWay: 18_000 }])
  const got = await market.api('GET', file, undefined, ewa)
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'application/xml'])
  expect(got.text.match(/<EndToEndId>/g)).toHaveLength(3)
  const lines = await linesOf(batch.id)
  const at = (of: { companyId: number }) =>
    lines.find((one: { companyId: number }) => one.companyId === of.companyId).id
  const returned = { lineIds: [at(b)], reason: 'AC04 rachunek zamknięty' }
  expect((await act(batch.id, 'returned', returned)).json).toMatchObject({ status: 'approved', returned: 18_000 })
  expect((await act(batch.id, 'paid', { paidOn: '2026-11-21' })).json).toMatchObject({
    errors: [{ field: 'paidOn', code: 'day_in_future' }],
  })
  expect((await act(batch.id, 'paid', { paidOn: '2026-11-20', lineIds: [at(b)] })).json.code).toBe(
    'payout_line_returned',
  )
  expect((await act(batch.id, 'paid', { paidOn: '2026-11-20' })).json).toMatchObject({ status: 'done', paid: 36_000 })
  // Days later the bank sends one back.
  const back = { lineIds: [at(c), at(b)], reason: 'Zwrot' }
  expect((await act(batch.id, 'returned', back)).json).toMatchObject({ status: 'done', paid: 18_000, returned: 36_000 })
  await market.runJobs()
  await market.runJob('payouts.notifyPaid', { lineId: at(a) })
  const mailTo = async (id: string) => {
    const { rows } = await market.query('select email from users where id = $1', [id])
    return (await mailsTo(market, rows[0].email)).map(({ template, params }) => [template, params.price])
  }
  expect(await mailTo(a.ownerId)).toEqual([['payoutPaid', '180,00\u00a0zł']])
  expect(await mailTo(b.ownerId)).toEqual([['payoutReturned', '180,00\u00a0zł']])
  const seen = (await market.api('GET', `/api/companies/${a.companyId}/payouts`, undefined, owner)).json.payouts
  expect(seen).toMatchObject([{ amount: 18_000, status: 'paid', paidOn: '2026-11-20', account: 'PL61 … 2874' }])
  const entries = `/api/companies/${a.companyId}/payouts/${seen[0].id}/entries`
  expect((await market.api('GET', entries, undefined, owner)).json.entries).toMatchObject([
    { kind: 'payment', amount: 18_000 },
  ])
  const foreign = `/api/companies/${a.companyId}/payouts/${at(b)}/entries`
  expect((await market.api('GET', foreign, undefined, owner)).json.code).toBe('payout_not_found')
  const next = (await draft()).json
  expect(next).toMatchObject({ lines: 2, total: 36_000 })
  await act(next.id, 'discard')
  expect((await auditOf(market, `payout-batch:${batch.id}`)).map(({ action }) => action)).toEqual([
    'payoutBatchDrawnUp',
    'payoutBatchApproved',
    'payoutBatchExported',
    'payoutsReturned',
    'payoutsPaid',
    'payoutsReturned',
  ])
})

test('E11 two people approve where that is configured; what changed since is looked at anew by both', async () => {
  await payEverything()
  expect((await settle({ approvals: 2 })).status).toBe(200)
  const seller = await aPaidSeller(market)
  const sale = await aSale(market, seller.companyId, { total: 20_000 })
  const batch = (await draft()).json
  await settle({ approvals: 1 })
  expect((await approve(batch)).json).toMatchObject({
    status: 'draft',
    approvals: 2,
    firstApprovedBy: { name: 'Ewa Wrona' },
  })
  expect((await approve(batch)).json.code).toBe('second_person_needed')
  await sale.refund(1000)
  expect((await approve(batch, second)).json.code).toBe('payouts_changed')
  const anew = (await act(batch.id, 'redraw', undefined, second)).json
  expect(anew).toMatchObject({ total: 17_100, firstApprovedBy: null })
  expect((await approve(anew, second)).json).toMatchObject({ status: 'draft' })
  await market.query("update companies set bank_iban = 'DE89370400440532013000' where id = $1", [seller.companyId])
  expect((await approve(anew)).json.code).toBe('payouts_changed')
  await market.query('update companies set bank_iban = $2 where id = $1', [seller.companyId, IBANS[0]])
  expect((await approve(anew)).json).toMatchObject({ status: 'approved' })
})

test('E11 approving and changing the rules need somebody who has just proved who it is', async () => {
  const stale = (await anOperator(market)).auth
  const before = now
  const batch = { id: 1, revision: 0 }
  now = new Date(now.getTime() + DAY / 24)
  expect((await approve(batch, stale)).json.code).toBe('confirmation_required')
  expect((await settle({ delayDays: 1 }, stale)).json.code).toBe('confirmation_required')
  now = before
})
