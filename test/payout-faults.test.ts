import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyPayouts } from '../src/domains/payouts/verify-payouts.ts'
import { allOf } from './all-of.ts'
import { faultsIn } from './factories/faults.ts'
import { aPaidSeller, aSale } from './factories/payout.ts'
import { anOperator } from './factories/person.ts'
import { type TestMarket, testMarket } from './market.ts'

// Faults in payouts that only somebody beyond the database's rules can plant, each found and named by what it is.

const TABLES = [
  ...['ledger_entries', 'ledger_transactions', 'payout_batches', 'payout_lines', 'payout_entries'],
  ...['payout_progress', 'payout_repayments'],
]
const NOW = new Date('2026-11-20T12:00:00Z')
let market: TestMarket
let faults: Awaited<ReturnType<typeof faultsIn>>
/** Ids of payouts: one paid, one approved and not paid, one planned. */
let paid: number
let approved: number
let planned: number
let seller: number
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'silent' }, now: () => NOW })
  const { auth } = await anOperator(market)
  const own = await aPaidSeller(market, 'PL27114020040000300201355387')
  await market.query('update companies set operates_market = true where id = $1', [own.companyId])
  await market.query('update sessions set confirmed_at = $1', [NOW])
  const draft = async () => {
    const { companyId } = await aPaidSeller(market)
    await aSale(market, companyId, { total: 10_000 })
    await aSale(market, companyId, { total: 20_000 })
    const batch = (await market.api('POST', '/api/admin/payout-batches', { currency: 'PLN' }, auth)).json
    const { lines } = (await market.api('GET', `/api/admin/payout-batches/${batch.id}/lines`, undefined, auth)).json
    return { batch, line: lines[0].id as number, companyId }
  }
  const act = async (id: number, what: string, body: object) => {
    const answer = await market.api('POST', `/api/admin/payout-batches/${id}/${what}`, body, auth)
    if (answer.status !== 200) throw new Error(answer.text)
  }
  const first = await draft()
  await act(first.batch.id, 'approve', { revision: first.batch.revision })
  await act(first.batch.id, 'paid', { paidOn: '2026-11-20' })
  const second = await draft()
  await act(second.batch.id, 'approve', { revision: second.batch.revision })
  const third = await draft()
  ;[paid, approved, planned, seller] = [first.line, second.line, third.line, first.companyId]
  // What was paid goes back to its buyer: the seller owes it, and repays it.
  const gone = await aSale(market, first.companyId, { total: 5_000 })
  await gone.refund(5_000)
  const debt = await aSale(market, first.companyId, { total: 30_000, shippedDaysAgo: 1 })
  expect(debt.owed).toBe(27_000)
  faults = await faultsIn(market, TABLES)
})
afterAll(() => market.close())

const found = async () =>
  (await allOf(verifyPayouts(market.deps))).map(({ subject, problem }) => `${subject}: ${problem}`)

test('payouts that are paid, approved and planned agree with their entries', async () => {
  expect(await found()).toEqual([])
  const { rows } = await market.query('select status from payout_lines order by id')
  expect(rows.map(({ status }) => status)).toEqual(['paid', 'approved', 'planned'])
})

test.each<[fault: string, statements: () => string[], told: () => string]>([
  [
    'a payout of another amount than its entries',
    () => [`update payout_lines set amount = amount + 100 where id = ${planned}`],
    () => `payout ${planned}: pays 27100, its entries are 27000`,
  ],
  [
    'a paid one whose amount was raised',
    () => [`update payout_lines set amount = amount + 100 where id = ${paid}`],
    () => `payout ${paid}: paid: bank has -27000, should have -27100`,
  ],
  [
    'one called paid that was only approved',
    () => [`update payout_lines set status = 'paid', paid_on = '2026-11-20' where id = ${approved}`],
    () => `payout ${approved}: paid: bank has 0, should have -27000`,
  ],
  [
    'a paid one called approved, so that it would be paid again',
    () => [`update payout_lines set status = 'approved' where id = ${paid}`],
    () => `payout ${paid}: approved: bank has -27000, should have 0`,
  ],
  [
    'one called returned, so that its seller would be owed the money again',
    () => [`update payout_lines set status = 'returned', reason = 'x' where id = ${paid}`],
    () => `payout ${paid}: returned: bank has -27000, should have 0`,
  ],
  [
    'one approved without the books',
    () => [`update payout_lines set status = 'approved' where id = ${planned}`],
    () => `payout ${planned}: approved: was not posted`,
  ],
  [
    'a posted one called planned',
    () => [`update payout_lines set status = 'planned' where id = ${approved}`],
    () => `payout ${approved}: planned: was posted`,
  ],
  [
    'a payout in another currency than what it posted',
    () => [`update payout_lines set currency = 'EUR' where id = ${paid}`],
    () => `payout ${paid}: is in EUR, an entry in PLN`,
  ],
  [
    'a sale that two payouts would pay',
    () => [
      `update payout_entries set line_id = ${planned} where position =
        (select min(position) from payout_entries where line_id = ${paid})`,
    ],
    () => `payout ${paid}: pays 27000, its entries are 18000`,
  ],
  [
    'an entry that was left out',
    () => [
      `delete from payout_entries where position = (select min(position) from payout_entries where company_id = ${seller})`,
    ],
    () => `seller:${seller} PLN: payouts know `,
  ],
  [
    'an entry counted twice',
    () => [
      `insert into payout_entries select position + 1000000, company_id, currency, transaction_key, kind, order_number, amount,
        posted_at, null from payout_entries where company_id = ${seller} order by position limit 1`,
    ],
    () => `seller:${seller} PLN: payouts know `,
  ],
  [
    'entries of a seller the ledger knows nothing of',
    () => [
      `insert into payout_entries select position + 1000000, 999999, currency, transaction_key, kind, order_number, amount,
        posted_at, null from payout_entries order by position limit 1`,
    ],
    () => 'seller:999999 PLN: payouts know 9000, the ledger nothing',
  ],
  [
    'a payout that vanished',
    () => [`delete from payout_lines where id = ${paid}`],
    () => `payout:${paid}: no payout has this id`,
  ],
  [
    'a repayment nobody booked',
    () => [
      `insert into payout_repayments (company_id, amount, currency, received_on, note, recorded_by, recorded_at)
        select ${seller}, 500, 'PLN', '2026-11-20', 'x', id, now() from users limit 1`,
    ],
    () => ': 0 booked of 500',
  ],
])('%s is found', async (_, statements, told) => {
  await faults.plant(...statements())
  const problems = await found()
  await faults.restore()
  expect(problems.join('\n')).toContain(told())
  expect(await found()).toEqual([])
})
