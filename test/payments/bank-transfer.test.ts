import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { releaseExpiredHolds } from '../../src/domains/orders/index.ts'
import { LEDGER_CHECKS } from '../../tools/ledger-checks.ts'
import { allOf } from '../all-of.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, decide, followLink, runAllJobs, startedPayment, stockOf } from '../factories/purchase.ts'
import { englishCsv, germanCsv, mt940, polishCsv } from '../fakes/bank.ts'
import { type MarketOfTransfers, marketOfTransfers } from './bank-market.ts'

const DAY = 86_400_000
let here: MarketOfTransfers
beforeAll(async () => {
  here = await marketOfTransfers()
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(here.market.deps)
  const disagreements = await Promise.all(LEDGER_CHECKS.map(({ find }) => allOf(find(here.market.deps))))
  await here.market.close()
  expect({ balanced, problems, disagreements: disagreements.flat() }).toEqual({
    balanced: true,
    problems: [],
    disagreements: [],
  })
})
beforeEach(() => {
  here.clock.later = 0
})

const day = (n = 0) => new Date(Date.UTC(2026, 2, 1 + n)).toISOString().slice(0, 10)
const mailsTo = async (key: string) => {
  const { rows } = await here.market.query(
    `select m.template from mails m join purchases p on p.email = m.recipient where p.key = $1 order by m.id`,
    [key],
  )
  return rows.map((row) => row.template)
}

test('T06 a buyer who chooses a transfer reads account, title and sum, and the goods wait for days', async () => {
  const one = await here.begun()
  expect(one.page).toContain(`/payment/transfer?order=${one.key}`)
  expect(one.told).toMatchObject({
    holder: 'Obieg sp. z o.o.',
    iban: 'PL27114020040000300201355387',
    missing: one.due,
    paid: false,
  })
  expect(one.title).toMatch(/^[ACDEFHJKLMNPRTUWXY34679]{10}$/)
  // What the banks' programs read holds the sum and the title.
  expect(one.told.qr).toContain('<svg')
  const wait = Date.parse(one.told.until) - Date.now()
  expect(wait).toBeGreaterThan(4.9 * DAY)
  expect(wait).toBeLessThanOrEqual(5 * DAY)
  // Coming back holds nothing longer, and leads to the same title.
  here.clock.later = DAY
  await here.market.api('POST', `/api/checkout/${one.key}/payments`, { provider: 'bank-transfer' })
  expect(await here.transfer(one.key)).toMatchObject({ until: one.told.until, title: one.title })
  await releaseExpiredHolds(here.market.deps)
  expect(await here.statuses(one.key)).toEqual(['pending/unpaid'])
  here.clock.later = 5 * DAY + 60_000
  await releaseExpiredHolds(here.market.deps)
  expect(await here.statuses(one.key)).toEqual(['expired/unpaid'])
})

test('T06 a purchase without a transfer has no such page', async () => {
  const { key } = await aPurchase(here.market, [{ versionId: here.versionId }])
  const asked = await here.market.api('GET', `/api/checkout/${key}/transfer`)
  expect([asked.status, asked.json.code]).toEqual([404, 'transfer_not_chosen'])
})

test('the buyer is told how to pay, reminded once, and not any more once it is paid', async () => {
  const one = await here.begun()
  await here.market.runJobs()
  expect(await mailsTo(one.key)).toContain('transferToSend')
  await here.market.runJob('checkout.remindTransfer', { purchaseId: await purchaseId(one.key) })
  await here.market.runJob('checkout.remindTransfer', { purchaseId: await purchaseId(one.key) })
  await here.market.runJobs()
  expect((await mailsTo(one.key)).filter((name) => name === 'transferReminder')).toHaveLength(1)
  const paid = await here.begun()
  await here.told(mt940([{ day: day(), amount: paid.due, title: paid.title }]))
  await here.market.runJob('checkout.remindTransfer', { purchaseId: await purchaseId(paid.key) })
  await here.market.runJobs()
  expect(await mailsTo(paid.key)).not.toContain('transferReminder')
})
const purchaseId = async (key: string): Promise<number> =>
  (await here.market.query('select id from purchases where key = $1', [key])).rows[0].id

test.each([
  ['MT940, parted by <', (one) => mt940([one])],
  ['MT940, parted by ?', (one) => mt940([one], { sign: '?' })],
  ['MT940, parted by ~', (one) => mt940([one], { sign: '~' })],
  ['a Polish CSV in cp1250', (one) => polishCsv([one])],
  ['an English CSV in utf-8', (one) => englishCsv([one])],
] as [string, (one: { day: string; amount: number; title: string; name: string }) => Buffer][])(
  'E11 a transfer is found by its title in %s and pays the order',
  async (_, write) => {
    const one = await here.begun()
    const title = `Zapłata za zamówienie ${one.title.slice(0, 3)} ${one.title.slice(3)} Żółć`
    const sent = await here.told(write({ day: day(1), amount: one.due, title, name: 'Łucja Żak' }))
    expect(sent.status).toBe(201)
    expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
    expect(await here.transfer(one.key)).toMatchObject({ paid: true, missing: 0, received: one.due })
    const [line] = await here.lines()
    expect(line).toMatchObject({ status: 'received', outcome: 'paid', amount: one.due, name: 'Łucja Żak' })
  },
)

test('the same file twice, and another that tells of the same lines, change nothing twice', async () => {
  const one = await here.begun()
  const line = { day: day(2), amount: one.due, title: one.title }
  const file = mt940([line])
  expect((await here.told(file)).status).toBe(201)
  const again = await here.told(file)
  expect([again.status, again.json.code]).toEqual([409, 'statement_known'])
  const more = { day: day(2), amount: 777, title: 'inna wpłata' }
  const overlapping = await here.told(englishCsv([line, more]))
  expect(overlapping.status).toBe(201)
  const { statements } = (await here.asOperator('GET', '/api/admin/bank-statements')).json
  expect(statements[0]).toMatchObject({ lines: 2, repeated: 1, open: 1 })
  expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
  expect(await here.toReturn()).toEqual([])
})

test('a part is kept and the buyer told what is missing; the rest completes it', async () => {
  const one = await here.begun()
  await here.told(mt940([{ day: day(3), amount: 30_000, title: one.title }]))
  expect(await here.statuses(one.key)).toEqual(['pending/unpaid'])
  expect(await here.transfer(one.key)).toMatchObject({ received: 30_000, missing: one.due - 30_000, paid: false })
  expect(await mailsTo(one.key)).toContain('transferInPart')
  await here.told(mt940([{ day: day(4), amount: one.due - 30_000, title: one.title }]))
  expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
  expect(await here.toReturn()).toEqual([])
})

test('more than was due pays, and the rest goes back by hand, once', async () => {
  const one = await here.begun()
  await here.told(mt940([{ day: day(5), amount: one.due + 1_23, title: one.title }]))
  expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
  const [surplus, ...others] = await here.toReturn()
  expect(others).toEqual([])
  expect(surplus).toMatchObject({ kind: 'transfer', amount: 123, iban: 'PL61109010140000071219812874' })
  const done = { kind: surplus.kind, id: surplus.id }
  const answers = await Promise.all([1, 2].map(() => here.asOperator('POST', '/api/admin/hand-transfers/done', done)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await here.toReturn()).toEqual([])
})

test('a second transfer for what is paid goes back whole', async () => {
  const one = await here.begun()
  await here.told(mt940([{ day: day(6), amount: one.due, title: one.title }]))
  await here.told(mt940([{ day: day(7), amount: one.due, title: one.title }]))
  const [surplus] = await here.toReturn()
  expect(surplus).toMatchObject({ kind: 'transfer', amount: one.due })
  await here.asOperator('POST', '/api/admin/hand-transfers/done', { kind: 'transfer', id: surplus.id })
})

test('another currency pays nothing and goes back', async () => {
  const one = await here.begun()
  await here.told(germanCsv([{ day: day(8), amount: one.due, currency: 'EUR', title: one.title }]))
  expect(await here.statuses(one.key)).toEqual(['pending/unpaid'])
  expect((await here.lines())[0]).toMatchObject({ outcome: 'wrongCurrency', currency: 'EUR' })
  const [back] = await here.toReturn()
  expect(back).toMatchObject({ kind: 'transfer', amount: one.due, currency: 'EUR' })
  await here.asOperator('POST', '/api/admin/hand-transfers/done', { kind: 'transfer', id: back.id })
})

test('what comes after the hold is accepted while the goods are there', async () => {
  const one = await here.begun()
  here.clock.later = 6 * DAY
  await releaseExpiredHolds(here.market.deps)
  expect(await here.statuses(one.key)).toEqual(['expired/unpaid'])
  here.clock.later = 0
  await here.told(mt940([{ day: day(9), amount: one.due, title: one.title }]))
  expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
})

test('goods that are gone: the money is a refund that people transfer, and say so once', async () => {
  const { versionId } = await aProduct(here.market.deps, here.companyId, { quantity: 1 })
  const one = await here.begun(versionId)
  here.clock.later = 6 * DAY
  await releaseExpiredHolds(here.market.deps)
  const rival = await aPurchase(here.market, [{ versionId }], { [here.companyId]: { cashOnDelivery: true } })
  await followLink(here.market, rival)
  here.clock.later = 0
  await here.told(mt940([{ day: day(10), amount: one.due, title: one.title }]))
  await runAllJobs(here.market)
  expect(await here.statuses(one.key)).toEqual(['expired/refundDue'])
  const [refund] = await here.toReturn()
  expect(refund).toMatchObject({ kind: 'refund', amount: one.due, holder: 'Anna Kowalska' })
  const done = { kind: 'refund', id: refund.id }
  const answers = await Promise.all([1, 2].map(() => here.asOperator('POST', '/api/admin/hand-transfers/done', done)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await here.statuses(one.key)).toEqual(['expired/refunded'])
  await runAllJobs(here.market)
  expect(await here.toReturn()).toEqual([])
  expect(await stockOf(here.market, versionId)).toBe(0)
})

test('a part whose buyer paid otherwise is not waited for: it goes back when the operator says so', async () => {
  const one = await here.begun()
  await here.told(mt940([{ day: day(11), amount: 5_000, title: one.title }]))
  await decide(here.market, await startedPayment(here.market, one.key), { action: 'pay', timing: 'now' })
  await here.market.runJobs()
  expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
  const [part] = await here.toReturn()
  expect(part).toMatchObject({ kind: 'part', amount: 5_000 })
  const giveBack = { kind: 'part', id: part.id }
  expect((await here.asOperator('POST', '/api/admin/hand-transfers/done', giveBack)).status).toBe(200)
  const again = await here.asOperator('POST', '/api/admin/hand-transfers/done', giveBack)
  expect([again.status, again.json.code]).toEqual([409, 'nothing_to_return'])
  const [transfer] = await here.toReturn()
  expect(transfer).toMatchObject({ kind: 'transfer', id: part.id, amount: 5_000 })
  await here.asOperator('POST', '/api/admin/hand-transfers/done', { kind: 'transfer', id: part.id })
  // A late rest finds nothing to pay, and goes back, too.
  await here.told(mt940([{ day: day(12), amount: one.due - 5_000, title: one.title }]))
  const [rest] = await here.toReturn()
  expect(rest).toMatchObject({ kind: 'transfer', amount: one.due - 5_000 })
  await here.asOperator('POST', '/api/admin/hand-transfers/done', { kind: 'transfer', id: rest.id })
})

test('lines nothing is known of wait for people: assigned, given back, or ignored with a reason, each once', async () => {
  const one = await here.begun()
  const other = await here.begun()
  const both = `${one.title} ${other.title}`
  await here.told(
    mt940([
      { day: day(13), amount: one.due, title: 'za laptopa' },
      { day: day(13), amount: 4_200, title: 'pomyłka' },
      { day: day(13), amount: 99_999, title: 'STRIPE PAYOUT' },
      { day: day(13), amount: one.due, title: both },
      { day: day(13), amount: -10_000, title: one.title },
    ]),
  )
  const lines: { id: number; title: string; outcome: string }[] = await here.lines('?status=open')
  const [several, payout, mistake, goods] = lines
  expect([several?.outcome, payout?.outcome, mistake?.outcome, goods?.outcome]).toEqual([
    'severalTitles',
    'noTitle',
    'noTitle',
    'noTitle',
  ])
  const decideOn = (line: { id: number } | undefined, body: object) =>
    here.asOperator('POST', `/api/admin/bank-lines/${line?.id}/decision`, body)
  const { payments } = (await here.asOperator('GET', `/api/admin/bank-lines/${goods?.id}/likely`)).json
  expect(payments.map(({ title }: { title: string }) => title.replace(' ', ''))).toEqual(
    expect.arrayContaining([one.title, other.title]),
  )
  expect((await decideOn(goods, { action: 'assign', title: 'AAAAAAAAAA' })).json.code).toBe('payment_not_found')
  const assign = { action: 'assign', title: `${one.title.slice(0, 5)} ${one.title.slice(5)}` }
  const answers = await Promise.all([1, 2, 3].map(() => decideOn(goods, assign)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
  expect((await decideOn(mistake, { action: 'giveBack' })).status).toBe(200)
  const [back] = await here.toReturn()
  expect(back).toMatchObject({ kind: 'transfer', amount: 4_200, title: null })
  await here.asOperator('POST', '/api/admin/hand-transfers/done', { kind: 'transfer', id: back.id })
  expect((await decideOn(payout, { action: 'ignore', note: '' })).status).toBe(422)
  expect((await decideOn(payout, { action: 'ignore', note: 'wypłata od Stripe' })).status).toBe(200)
  expect((await decideOn(payout, { action: 'giveBack' })).json.code).toBe('line_not_open')
  expect((await decideOn(several, { action: 'assign', title: other.title })).status).toBe(200)
  expect(await here.lines('?status=open')).toEqual([expect.objectContaining({ title: 'inna wpłata' })])
})

test('many lines at once, by several workers, pay each order once', async () => {
  const begun = await Promise.all([1, 2, 3, 4].map(() => here.begun()))
  const file = mt940(begun.map(({ due, title }) => ({ day: day(14), amount: due, title })))
  await here.upload('/api/admin/bank-statements', file)
  await Promise.all([1, 2, 3].map(() => here.market.runJob('reconciliation.matchLines')))
  for (const { key } of begun) expect(await here.statuses(key)).toEqual(['confirmed/paid'])
  expect(await here.toReturn()).toEqual([])
})

test('two parts that come at the same moment count both', async () => {
  const one = await here.begun()
  const half = Math.floor(one.due / 2)
  const parts = [half, one.due - half].map((amount, n) => ({ day: day(15 + n), amount, title: one.title }))
  await here.upload('/api/admin/bank-statements', mt940(parts))
  await Promise.all([1, 2, 3].map(() => here.market.runJob('reconciliation.matchLines')))
  expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
  expect(await here.toReturn()).toEqual([])
})
