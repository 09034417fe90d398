import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { postTransaction, postTransactions, readBalances, verifyLedger } from './index.ts'
import type { TransactionKey } from './rules/accounts.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(async () => {
  const { problems } = await verifyLedger(market.deps)
  await market.close()
  expect(problems).toEqual([])
})

const entries = (amount: number, seller = 1) => [
  { account: 'operator:sandbox' as const, amount, currency: 'PLN' },
  { account: `seller:${seller}` as const, amount: -amount, currency: 'PLN' },
]
const post = (key: TransactionKey, amount: number, reverses: TransactionKey | null = null, seller = 1) =>
  market.deps.db
    .transaction()
    .execute((db) => postTransaction({ ...market.deps, db }, key, entries(amount, seller), reverses))
const headersOf = async (like: string) =>
  (
    await market.query(
      `select key, kind, subject, reverses, position from ledger_transactions where key like $1 order by position`,
      [like],
    )
  ).rows

test('E11 the same transaction posts once, also at the same time; with other content it is an error', async () => {
  await Promise.all(Array.from({ length: 5 }, () => post('payment:a', 1001)))
  await expect(post('payment:a', 5)).rejects.toThrow('payment:a was posted with other content')
  await expect(post('payment:a', 1001, 'payment:b')).rejects.toThrow('other content')
  expect(await readBalances(market.deps)).toEqual([
    { account: 'operator:sandbox', currency: 'PLN', balance: 1001 },
    { account: 'seller:1', currency: 'PLN', balance: -1001 },
  ])
  await post('refund:a', -1, 'payment:a')
  const verified = await verifyLedger(market.deps)
  expect(verified).toEqual({
    balanced: true,
    perCurrency: [{ currency: 'PLN', sum: 0, entries: 4 }],
    transactions: 2,
    problems: [],
  })
  expect(await headersOf('%:a')).toEqual([
    { key: 'payment:a', kind: 'payment', subject: 'payment:a', reverses: null, position: 1 },
    { key: 'refund:a', kind: 'refund', subject: 'payment:a', reverses: 'payment:a', position: 2 },
  ])
})

test('E11 two that post one key with different amounts at the same time: one is refused', async () => {
  const both = await Promise.allSettled([post('payment:two', 100), post('payment:two', 101)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('E11 the database itself refuses one-sided entries, changes, deletions and additions', async () => {
  const { db } = market.deps
  const insert = (key: string, account: string, amount: number) =>
    sql`insert into ledger_entries (transaction_key, account, amount, currency) values (${key}, ${account}, ${amount}, 'PLN')`
  await expect(insert('x:1', 'a', 1).execute(db)).rejects.toThrow('does not sum to zero: 1 PLN')
  await post('payment:posted', 10)
  await expect(insert('payment:posted', 'a', 1).execute(db)).rejects.toThrow('is posted: nothing is added')
  const headerAlone = sql`insert into ledger_transactions (key, kind, subject) values ('x:2', 'x', 'x:2')`
  await expect(headerAlone.execute(db)).rejects.toThrow('has no entries')
  const placed = sql`insert into ledger_transactions (key, kind, subject, position) values ('x:3', 'x', 'x:3', 7)`
  await expect(placed.execute(db)).rejects.toThrow('given at commit')
  for (const table of ['ledger_entries', 'ledger_transactions', 'ledger_balances']) {
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only')
    await expect(sql`truncate ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only')
  }
  await expect(sql`truncate ledger_entries, ledger_transactions cascade`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`update ledger_entries set amount = 0`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`update ledger_transactions set kind = 'y'`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`update ledger_balances set balance = 0`.execute(db)).rejects.toThrow('append-only')
  const balance = sql`insert into ledger_balances values ('seller:1', 'PLN', 999, 5)`
  await expect(balance.execute(db)).rejects.toThrow('written by its transactions')
})

test('E11 each currency balances for itself', async () => {
  const { db } = market.deps
  const mixed = sql`insert into ledger_entries (transaction_key, account, amount, currency)
    values ('x:4', 'a', 1, 'PLN'), ('x:4', 'b', -1, 'EUR')`
  await expect(mixed.execute(db)).rejects.toThrow('does not sum to zero')
})

test('E11 entries of the version before, which knows no headers, get one', async () => {
  await sql`insert into ledger_entries (transaction_key, account, amount, currency, reverses)
    values ('refund:old', 'operator:sandbox', -10, 'PLN', 'payment:posted'), ('refund:old', 'seller:1', 10, 'PLN', 'payment:posted')`.execute(
    market.deps.db,
  )
  expect(await headersOf('refund:old')).toMatchObject([{ kind: 'refund', subject: 'payment:posted' }])
})

test('E11 reversals never take back more than was posted, of no account, all together and at the same time', async () => {
  await post('payment:r', 1000)
  await expect(post('refund:none', -3, 'payment:none')).rejects.toThrow('payment:none, which does not exist')
  await expect(post('refund:r1', -1001, 'payment:r')).rejects.toThrow('takes back more of')
  // In the same direction: no reversal. From somebody else: neither.
  await expect(post('refund:r1', 5, 'payment:r')).rejects.toThrow('takes back more of')
  await expect(post('refund:r1', -5, 'payment:r', 2)).rejects.toThrow('takes back more of seller:2')
  await post('refund:r1', -400, 'payment:r')
  const racing = Array.from({ length: 6 }, (_, at) => post(`refund:race-${at}`, -250, 'payment:r'))
  const ended = await Promise.allSettled(racing)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await post('refund:rest', -100, 'payment:r')
  await expect(post('refund:beyond', -1, 'payment:r')).rejects.toThrow('takes back more of')
})

test('E11 the order of the chain is that of the commits, however long a transaction takes', async () => {
  const { deps } = market
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let begun = () => {}
  const written = new Promise<void>((resolve) => {
    begun = resolve
  })
  const slow = deps.db.transaction().execute(async (db) => {
    await postTransaction({ ...deps, db }, 'payment:slow', entries(1))
    begun()
    await held
  })
  await written
  // It holds up nobody until it commits.
  await post('payment:swift', 2)
  release()
  await slow
  expect((await headersOf('payment:s%')).map(({ key }) => key)).toEqual(['payment:swift', 'payment:slow'])
})

test('E11 many at once and many in one transaction: balances run on without a gap', async () => {
  const { deps } = market
  const batches = Array.from({ length: 4 }, (_, batch) =>
    deps.db.transaction().execute((db) =>
      postTransactions(
        { ...deps, db },
        Array.from({ length: 20 }, (_, at) => ({
          key: `payment:m${batch}-${at}` as const,
          entries: entries(at + 1),
          reverses: null,
        })),
      ),
    ),
  )
  await Promise.all([...batches, ...Array.from({ length: 20 }, (_, at) => post(`payment:n${at}`, 7))])
  const { rows } = await market.query('select balance from ledger_balances where account = $1 order by position desc', [
    'operator:sandbox',
  ])
  const [sum] = await readBalances(market.deps)
  expect(rows[0]?.balance).toBe(sum?.balance)
  expect(await verifyLedger(market.deps)).toMatchObject({ balanced: true, problems: [] })
})
