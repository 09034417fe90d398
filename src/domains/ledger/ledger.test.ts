import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { postTransaction, readBalances, verifyLedger } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const entries = (amount: number) => [
  { account: 'operator:sandbox', amount, currency: 'PLN' },
  { account: 'seller:1', amount: -amount, currency: 'PLN' },
]

test('E11 the same transaction posts once, also at the same time', async () => {
  await Promise.all(Array.from({ length: 5 }, () => postTransaction(market.deps, 'payment:a', entries(1001))))
  await postTransaction(market.deps, 'payment:a', entries(5))
  expect(await readBalances(market.deps)).toEqual([
    { account: 'operator:sandbox', currency: 'PLN', balance: 1001 },
    { account: 'seller:1', currency: 'PLN', balance: -1001 },
  ])
  await postTransaction(market.deps, 'refund:a', entries(-1), 'payment:a')
  const verified = await verifyLedger(market.deps)
  expect(verified).toEqual({ balanced: true, perCurrency: [{ currency: 'PLN', sum: 0, entries: 4 }], problems: [] })
})

test('E11 the database itself refuses one-sided entries, changes and deletions', async () => {
  const { db } = market.deps
  const oneSided = sql`insert into ledger_entries (transaction_key, account, amount, currency) values ('x', 'a', 1, 'PLN')`
  await expect(oneSided.execute(db)).rejects.toThrow('does not sum to zero')
  await expect(sql`update ledger_entries set amount = 0`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow('append-only')
})

test('E11 a reversal of nothing is found', async () => {
  await postTransaction(market.deps, 'refund:none', entries(-3), 'payment:none')
  const { balanced, problems } = await verifyLedger(market.deps)
  expect(balanced).toBe(false)
  expect(problems).toEqual([{ key: 'refund:none', problem: 'reverses payment:none, which does not exist' }])
})
