import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { connect } from '../../platform/db/database.ts'
import { knownMigrations, migrate } from '../../platform/db/migrate.ts'
import { postTransaction, verifyLedger } from './index.ts'

/** The last version without headers. */
const BEFORE = '0056-ledger-headers.sql'
/** `LEDGER_ROWS=1000000` tells how long a large one takes. */
const ROWS = Number(process.env.LEDGER_ROWS ?? 6000)

let database: Awaited<ReturnType<typeof emptyDatabase>>
let connection: ReturnType<typeof connect>
beforeAll(async () => {
  database = await emptyDatabase()
  connection = connect(database.options, () => undefined, { connect: 0, statement: 0, lock: 0, idleInTransaction: 0 })
  await migrate(
    connection.pool,
    (await knownMigrations()).filter((name) => name < BEFORE),
  )
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

test('E11 a ledger without headers keeps its entries and gets them, in the order in which it was written', async () => {
  const { pool, db } = connection
  // Two of three are payments of two sellers, each third one is a refund of the one before.
  await pool.query(
    `insert into ledger_entries (transaction_key, account, amount, currency, reverses, at)
    select case when t % 3 = 0 then 'refund:' || t else 'payment:' || t end, account, amount, 'PLN',
      case when t % 3 = 0 then 'payment:' || t - 1 end, '2026-01-01'::timestamptz + t * interval '1 minute'
    from generate_series(1, $1::int / 3) as t, lateral (values
      ('operator:sandbox', case when t % 3 = 0 then -1 else 1000 + t end),
      ('seller:' || (t - case when t % 3 = 0 then 1 else 0 end) % 50, case when t % 3 = 0 then 1 else -900 - t end),
      ('commission', case when t % 3 = 0 then 0 else -100 end)) as e(account, amount)
    where amount <> 0
    order by t`,
    [ROWS],
  )
  const before = await pool.query(
    'select id, transaction_key, account, amount, reverses, at from ledger_entries order by id',
  )
  const began = performance.now()
  expect((await migrate(pool))[0]).toBe(BEFORE)
  const took = Math.round(performance.now() - began)
  const after = await pool.query(
    'select id, transaction_key, account, amount, reverses, at from ledger_entries order by id',
  )
  expect(after.rows).toEqual(before.rows)
  const verifying = performance.now()
  const verified = await verifyLedger({ db })
  process.stdout.write(
    `${ROWS} entries: migrated in ${took} ms, verified in ${Math.round(performance.now() - verifying)} ms\n`,
  )
  expect(verified).toMatchObject({ transactions: Math.floor(ROWS / 3) })
  expect(verified.problems.slice(0, 3)).toEqual([])
  const { rows } = await pool.query('select key, kind, subject from ledger_transactions where position = 3')
  expect(rows).toEqual([{ key: 'refund:3', kind: 'refund', subject: 'payment:2' }])
  // It goes on from there.
  const deps = { db, now: () => new Date() } as Parameters<typeof postTransaction>[0]
  await postTransaction(deps, 'fee:1', [
    { account: 'operator:sandbox', amount: -5, currency: 'PLN' },
    { account: 'provider-fees:sandbox', amount: 5, currency: 'PLN' },
  ])
  expect((await verifyLedger({ db })).problems.slice(0, 3)).toEqual([])
}, 600_000)
