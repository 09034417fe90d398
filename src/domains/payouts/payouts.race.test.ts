import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '../../../test/all-of.ts'
import { aPaidSeller, aSale, IBANS } from '../../../test/factories/payout.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { marketDay } from '../../values/days.ts'
import { verifyPayouts } from './verify-payouts.ts'

// Each of these fails when its lock is taken away.
let market: TestMarket
let operators: Record<string, string>[]
const BATCHES = '/api/admin/payout-batches'
beforeAll(async () => {
  market = await testMarket()
  operators = [(await anOperator(market)).auth, (await anOperator(market)).auth]
  await market.query('update sessions set confirmed_at = now()')
})
afterAll(() => market.close())

const ask = (who: number, path: string, body?: object) => market.api('POST', path, body, operators[who])
const both = (path: string, body?: object) => Promise.all([ask(0, path, body), ask(1, path, body)])
const today = () => marketDay(new Date())
const agrees = async () => expect(await allOf(verifyPayouts(market.deps))).toEqual([])

async function sellers(count: number): Promise<number[]> {
  const made = []
  for (let at = 0; at < count; at += 1) {
    const { companyId } = await aPaidSeller(market)
    for (let sale = 0; sale < 3; sale += 1) await aSale(market, companyId)
    made.push(companyId)
  }
  return made
}

test('E11 two operators who draw up at once: one batch, every grosz in it once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await sellers(2)
    const answers = await both(BATCHES, { currency: 'PLN' })
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const batch = answers.find(({ status }) => status === 201)?.json
    expect(batch).toMatchObject({ lines: 2, total: 54_000 })
    const approved = await both(`${BATCHES}/${batch.id}/approve`, { revision: 0 })
    expect(approved.map(({ status }) => status).sort()).toEqual([200, 409])
    await agrees()
  }
})

test('E11 one marks as paid while the other takes back: each payout is one of both', async () => {
  for (let round = 0; round < 8; round += 1) {
    await sellers(2)
    const batch = (await ask(0, BATCHES, { currency: 'PLN' })).json
    await ask(0, `${BATCHES}/${batch.id}/approve`, { revision: 0 })
    const { lines } = (await market.api('GET', `${BATCHES}/${batch.id}/lines`, undefined, operators[0])).json
    const lineIds = lines.map(({ id }: { id: number }) => id)
    const answers = await Promise.all([
      ask(0, `${BATCHES}/${batch.id}/paid`, { paidOn: today(), lineIds }),
      ask(1, `${BATCHES}/${batch.id}/returned`, { lineIds: lineIds.slice(0, 1), reason: 'Zwrot' }),
      ask(1, `${BATCHES}/${batch.id}/paid`, { paidOn: today(), lineIds: lineIds.slice(1) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([expect.any(Number), 200, 200])
    const { rows } = await market.query('select status from payout_lines where batch_id = $1 order by id', [batch.id])
    expect(rows).toEqual([{ status: 'returned' }, { status: 'paid' }])
    const paid = await market.query(
      `select count(*)::int as times from audit_log where action = 'payoutsPaid' and subject_id = $1`,
      [`payout-batch:${batch.id}`],
    )
    expect(paid.rows[0].times).toBeLessThanOrEqual(2)
    await agrees()
    await ask(0, BATCHES, { currency: 'PLN' }).then(({ json }) =>
      ask(0, `${BATCHES}/${json.id}/approve`, { revision: 0 }),
    )
  }
})

test('E11 an account that changes while a batch is approved: the change is seen', async () => {
  const [companyId = 0] = await sellers(1)
  const batch = (await ask(0, BATCHES, { currency: 'PLN' })).json
  let approving: ReturnType<typeof ask> | undefined
  await market.deps.db.transaction().execute(async (db) => {
    await db.updateTable('companies').set({ bank_iban: IBANS[1] }).where('id', '=', companyId).execute()
    approving = ask(0, `${BATCHES}/${batch.id}/approve`, { revision: 0 })
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  expect((await approving)?.json.code).toBe('payouts_changed')
})
