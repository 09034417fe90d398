import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../src/domains/ledger/index.ts'
import { LEDGER_CHECKS } from '../tools/ledger-checks.ts'
import { allOf } from './all-of.ts'
import { databaseUrl } from './crash/server.ts'
import { faultsIn } from './factories/faults.ts'
import { aProduct } from './factories/product.ts'
import { aPurchase, decide, followLink, runAllJobs, startedPayment } from './factories/purchase.ts'
import { aSeller } from './factories/seller.ts'
import { type TestMarket, testMarket } from './market.ts'

// Faults that only somebody beyond the database's rules can plant (triggers off), each found and named by what it is.

const TABLES = ['ledger_entries', 'ledger_transactions', 'ledger_balances', 'orders', 'payments', 'payment_refunds']
let market: TestMarket
let plant: Awaited<ReturnType<typeof faultsIn>>['plant']
let restore: () => Promise<void>
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'silent' } })
  const sellers = [(await aSeller(market.deps)).companyId, (await aSeller(market.deps)).companyId]
  const lines = async () => Promise.all(sellers.map((companyId) => aProduct(market.deps, companyId, { quantity: 9 })))
  for (const how of ['paid', 'late', 'paid'] as const) {
    const { key } = await aPurchase(market, await lines())
    const page = await startedPayment(market, key)
    // Money that comes for what was cancelled goes back.
    if (how === 'late') await market.api('POST', `/api/purchases/${key}/cancel`)
    await decide(market, page, { action: 'pay', timing: 'before' })
    await runAllJobs(market)
  }
  const [mine = 0] = sellers
  await followLink(market, await aPurchase(market, [(await lines())[0] as never], { [mine]: { cashOnDelivery: true } }))
  ;({ plant, restore } = await faultsIn(market, TABLES))
})
afterAll(() => market.close())

async function found(): Promise<string[]> {
  const { problems } = await verifyLedger(market.deps)
  const lists = await Promise.all(LEDGER_CHECKS.map(({ find }) => allOf(find(market.deps))))
  const told = lists.flat().map(({ subject, problem }) => `${subject}: ${problem}`)
  return [...problems.map(({ key, problem }) => `${key} ${problem}`), ...told]
}

const FIRST = '(select key from ledger_transactions where position = 1)'
const LAST_PAYMENT = `(select key from ledger_transactions where kind = 'payment' order by position desc limit 1)`
const wholly = (key: string) => [
  `delete from ledger_balances where position = (select position from ledger_transactions where key = ${key})`,
  `delete from ledger_entries where transaction_key = ${key}`,
  `delete from ledger_transactions where key = ${key}`,
]
/** Content and link of a transaction made to fit again; those after it still know the old one. */
const rehash = (key: string) => `
  update ledger_transactions t set content_hash = ledger_digest(key, kind, subject, reverses, posted_at, (
    select string_agg(account || ' ' || amount || ' ' || currency || coalesce(' ' || reference, ''), E'\\n'
      order by account collate "C", currency collate "C") from ledger_entries where transaction_key = t.key)) where key = ${key};
  update ledger_transactions set hash = ledger_link(previous_hash, content_hash) where key = ${key}`

test('a market whose money came, came late, went back and comes at the door agrees', async () => {
  expect(await found()).toEqual([])
  const { rows } = await market.query('select kind, count(*)::int from ledger_transactions group by 1 order by 1')
  expect(rows).toEqual([
    { kind: 'commission', count: 1 },
    { kind: 'payment', count: 3 },
    { kind: 'refund', count: 1 },
  ])
})

test.each<[fault: string, statements: string[], told: string[]]>([
  [
    'a removed row',
    [`delete from ledger_entries where transaction_key = ${FIRST} and account = 'commission'`],
    ['does not match its hash', 'sums to', 'belongs to no entry'],
  ],
  [
    'changed amounts that still balance',
    [
      `update ledger_entries set amount = amount - 1 where transaction_key = ${FIRST} and account like 'seller:%'
        and account = (select min(account) from ledger_entries where transaction_key = ${FIRST} and account like 'seller:%')`,
      `update ledger_entries set amount = amount + 1 where transaction_key = ${FIRST} and account = 'commission'`,
    ],
    ['does not match its hash', 'leaves commission PLN at', "is the seller's"],
  ],
  [
    'a changed transaction whose hashes were made anew',
    [`update ledger_transactions set subject = 'payment:other' where position = 1`, rehash(FIRST)],
    ['does not follow the one before it', 'came, 0 booked'],
  ],
  [
    'a swapped order',
    [
      'update ledger_transactions set position = -1 where position = 1',
      'update ledger_transactions set position = 1 where position = 2',
      'update ledger_transactions set position = 2 where position = -1',
    ],
    ['does not follow the one before it: order was changed', 'was posted before the one before it'],
  ],
  [
    'a missing transaction',
    wholly('(select key from ledger_transactions where position = 2)'),
    ['follows a gap: 1 transaction(s) before position 3 are missing', 'does not follow the one before it'],
  ],
  [
    'the newest transactions cut off',
    [
      ...wholly(`(select key from ledger_transactions where position = 5)`),
      ...wholly(`(select key from ledger_transactions where position = 4)`),
    ],
    ['came, 0 booked', 'commission: 0 booked', "is the seller's, 0 booked"],
  ],
  [
    'a transaction posted twice, by the rules and under another name',
    [
      'set session_replication_role = origin',
      `with double as materialized (select 'payment:' || gen_random_uuid() as key)
        insert into ledger_entries (transaction_key, account, amount, currency)
        select double.key, account, amount, currency from double, ledger_entries where transaction_key = ${FIRST}`,
      'set session_replication_role = replica',
    ],
    ['no payment has this id'],
  ],
  [
    'an order of a payment credited twice',
    [
      'set session_replication_role = origin',
      `insert into ledger_transactions (key, kind, subject) select 'payment:again', 'payment', ${FIRST}`,
      `insert into ledger_entries (transaction_key, account, amount, currency)
        select 'payment:again', account, amount, currency from ledger_entries where transaction_key = ${FIRST}`,
      'set session_replication_role = replica',
    ],
    ['payment:again: no payment has this id', "is the seller's"],
  ],
  [
    'entries without a header',
    [
      `insert into ledger_entries (transaction_key, account, amount, currency) values ('x:1', 'bank', 1, 'PLN'), ('x:1', 'commission', -1, 'PLN')`,
    ],
    ['x:1 has entries, but no header'],
  ],
  [
    'a row added to a posted transaction',
    [
      `insert into ledger_entries (transaction_key, account, amount, currency) select ${FIRST}, 'bank', 1, 'PLN'`,
      `insert into ledger_entries (transaction_key, account, amount, currency) select ${FIRST}, 'seller:999', -1, 'PLN'`,
    ],
    ['does not match its hash', 'no balance, not at 1', 'who sold nothing of it'],
  ],
  [
    'a header without entries, and one without a place',
    [
      `delete from ledger_entries where transaction_key = ${LAST_PAYMENT}`,
      `insert into ledger_transactions (key, kind, subject) values ('x:2', 'x', 'x:2')`,
    ],
    ['has no entries', 'x:2 has no place in the chain', 'came, 0 booked'],
  ],
  [
    'a balance that says something else',
    [`update ledger_balances set balance = balance + 5 where account = 'commission' and position = 1`],
    ['leaves commission PLN at'],
  ],
  [
    'a reversal of too much',
    [
      `update ledger_entries set amount = amount * 2 where transaction_key = (select key from ledger_transactions where kind = 'refund')`,
    ],
    ['is taken back beyond what it posted', 'refund 1: '],
  ],
  [
    'a reversal of nothing',
    [`update ledger_transactions set reverses = 'payment:none' where kind = 'refund'`],
    ['reverses payment:none, which does not exist'],
  ],
  [
    'a payment that received something else',
    ['update payments set amount_paid = amount_paid + 1 where id = (select id from payments order by id limit 1)'],
    ['came, '],
  ],
  ['a refund that never was', [`update payment_refunds set status = 'due'`], ['refund 1: 0 went back, ']],
  ['a refund of another amount', ['update payment_refunds set amount = amount - 7'], ['refund 1: ']],
  [
    'an order whose total was changed',
    [`update orders set total = total + 100 where id = (select min(id) from orders where payment_status = 'paid')`],
    ["is the seller's"],
  ],
  [
    'an order that was paid by nothing',
    [
      `update orders set payment_status = 'unpaid' where id = (select min(id) from orders where payment_status = 'paid')`,
    ],
    ["0 is the seller's"],
  ],
  [
    'an order on delivery that was called off without the books',
    [`update orders set status = 'cancelled' where cash_on_delivery`],
    [' booked, 0 owed'],
  ],
  [
    'an order on delivery that vanished',
    [`update orders set number = 'OB-1' where cash_on_delivery`],
    ['order OB-1: commission: 0 booked', 'no order paid on delivery has this number'],
  ],
])('%s is found', async (_, statements, told) => {
  await plant(...statements)
  const problems = await found()
  await restore()
  for (const part of told) expect(problems.join('\n')).toContain(part)
  expect(await found()).toEqual([])
})

test('npm run ledger:verify says what is wrong, and its exit code too', async () => {
  const verify = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../tools/ledger-verify.ts')], {
      env: {
        PATH: process.env.PATH ?? '',
        DATABASE_URL: databaseUrl(market.database),
        DATA_DIR: market.deps.config.dataDir,
      },
      encoding: 'utf8',
    })
  const right = verify()
  expect(right.stdout).toContain('The ledger is right.')
  expect(right.status).toBe(0)
  await plant(`update payment_refunds set status = 'due'`)
  const wrong = verify()
  expect(wrong.stdout).toContain('refund 1: 0 went back')
  expect(wrong.stdout).toContain('The ledger is NOT right: 1 problem(s).')
  expect(wrong.status).toBe(1)
})
