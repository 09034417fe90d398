import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paypalReport, type Reported } from '../fakes/settlements.ts'
import { type MarketOfTransfers, marketOfTransfers } from './bank-market.ts'

// Files of banks and providers that are hostile, unknown, or lie in a folder.

let here: MarketOfTransfers
beforeAll(async () => {
  here = await marketOfTransfers()
})
afterAll(() => here.market.close())

test.each([
  ['no table at all', Buffer.from([0, 1, 2, 255, 0, 7]), 'statement_not_readable'],
  ['a text', Buffer.from('Dear Sirs,\nenclosed please find nothing.\n'), 'statement_not_readable'],
  ['unknown columns', Buffer.from('a,b,c\n1,2,3\n'), 'statement_columns_unknown'],
  ['a day that is none', Buffer.from('id,date,amount,currency\nx,2026-13-45,1.00,PLN\n'), 'statement_row_unreadable'],
  ['a sum that is none', Buffer.from('id,date,amount,currency\nx,2026-01-05,1.2.3,PLN\n'), 'statement_row_unreadable'],
  ['no currency', Buffer.from('id,date,amount\nx,2026-01-05,1.00\n'), 'statement_currency_unknown'],
  ['nothing below its headings', Buffer.from('id,date,amount,currency\n'), 'statement_empty'],
  [
    'too many rows',
    Buffer.from(`id,date,amount,currency\n${'x,2026-01-05,1.00,PLN\n'.repeat(50_010)}`),
    'statement_too_long',
  ],
  ['too many columns', Buffer.from(`${'id,'.repeat(300)}\n${'1,'.repeat(300)}\n`), 'statement_not_readable'],
])('a file that is %s is refused by name, and nothing of it stays', async (_, file, code) => {
  const sent = await here.upload('/api/admin/settlements/stripe', file, { name: 'x.csv' })
  expect(sent.status).toBe(422)
  expect(sent.json.errors).toEqual([expect.objectContaining({ field: 'file', code })])
  const statement = await here.upload('/api/admin/bank-statements', file, { name: 'x.csv' })
  expect(statement.status).toBe(422)
})

test('columns that nobody knows are named by the operator, and remembered for the next file', async () => {
  const day = '2026-01-23'
  const first = Buffer.from(`wann,wieviel,wofür\n${day},"12,34",nichts\n`)
  const query = { column_bookedOn: 'wann', column_amount: 'wieviel', column_title: 'wofür', fileCurrency: 'EUR' }
  expect((await here.upload('/api/admin/bank-statements', first)).json.errors[0].code).toBe('statement_columns_unknown')
  expect((await here.told(first, query)).status).toBe(201)
  expect((await here.told(Buffer.from(`wann,wieviel,wofür\n${day},"56,78",wieder\n`))).status).toBe(201)
  const [second, one] = await here.lines('?status=open')
  expect([one, second].map(({ amount, currency, title }) => [amount, currency, title])).toEqual([
    [1234, 'EUR', 'nichts'],
    [5678, 'EUR', 'wieder'],
  ])
})

test('what lies in the folder is imported once and put away; what cannot be read is put aside', async () => {
  const folder = join(here.market.deps.config.dataDir, 'statements', 'paypal')
  await mkdir(folder, { recursive: true })
  const line: Reported = { id: 'folder-1', kind: 'fee', paymentId: null, gross: -7, fee: 0, day: '2026-01-24' }
  const old = new Date(Date.now() - 60_000)
  for (const [name, bytes] of [
    ['good.csv', paypalReport([line])],
    ['bad.csv', Buffer.from('nothing')],
  ] as const) {
    await writeFile(join(folder, name), bytes)
    await utimes(join(folder, name), old, old)
  }
  // Being written still.
  await writeFile(join(folder, 'fresh.csv'), 'Trans')
  await Promise.all([1, 2].map(() => here.market.runJob('reconciliation.readFolder').catch(() => undefined)))
  await here.market.runJob('reconciliation.readFolder')
  expect((await readdir(folder)).sort()).toEqual(['done', 'fresh.csv', 'refused'])
  expect(await readdir(join(folder, 'done'))).toEqual(['good.csv'])
  expect(await readdir(join(folder, 'refused'))).toEqual(['bad.csv'])
  // The next day's file of the same name overwrites nothing.
  await writeFile(join(folder, 'good.csv'), paypalReport([{ ...line, id: 'folder-2' }]))
  await utimes(join(folder, 'good.csv'), old, old)
  await here.market.runJob('reconciliation.readFolder')
  expect((await readdir(join(folder, 'done'))).sort()).toEqual(['2-good.csv', 'good.csv'])
  const { rows } = await here.market.query(
    `select count(*)::int as lines from settlement_lines where external_id = 'folder-1'`,
  )
  expect(rows).toEqual([{ lines: 1 }])
})
