import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { MIGRATIONS } from '../../platform/db/migrate.ts'
import { ORDER_EVENTS } from './rules/order-events.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const rows = async (text: string, values: unknown[] = []) => (await market.query(text, values)).rows

test('the history of orders from before codes is rewritten once, whatever else it holds stays', async () => {
  const sentences = [
    'late payment',
    'late payment, stock is gone',
    'late payment, order was cancelled',
    'hold ended',
    'not confirmed',
    'confirmed by link',
    'by the seller',
    'by the buyer',
    'tracking corrected',
  ]
  const { id } = await anOrder(market, companyId)
  await market.query('delete from order_events where order_id = $1', [id])
  const kept = ['placed', 'delivered', 'of another program', null]
  await market.query(
    `insert into order_events (order_id, to_status, note) select $1, 'confirmed', note from unnest($2::text[]) as note`,
    [id, [...sentences, ...kept]],
  )
  const rewrite = await readFile(join(MIGRATIONS, '0053-codes-of-history.sql'), 'utf8')
  const history = () =>
    rows('select note, xmin::text as written from order_events where order_id = $1 order by id', [id])
  await market.query(rewrite)
  const first = await history()
  const notes = first.map(({ note }) => note)
  expect(notes).toEqual([
    'paid_late',
    'paid_late_sold_out',
    'paid_late_cancelled',
    'hold_ended',
    'not_confirmed',
    'confirmed_by_link',
    'by_seller',
    'by_buyer',
    'tracking_corrected',
    ...kept,
  ])
  expect(notes.slice(0, sentences.length).every((note) => ORDER_EVENTS.includes(note))).toBe(true)
  await market.query(rewrite)
  expect(await history()).toEqual(first)
})

test('E10 only one statement of the program moves an order, and only two write its history', async () => {
  const files = (await readdir('src', { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join('src', file), 'utf8')] as const))
  const writing = (what: RegExp) =>
    texts
      .filter(([, text]) => what.test(text))
      .map(([file]) => file.split('/').at(-1))
      .sort()
  // What is written stands before the condition, which may ask for a status.
  expect(writing(/update orders\s+set(?:(?!\bwhere\b)[^;`])*?\b(?:payment_)?status =/)).toEqual(['write-moves.ts'])
  expect(writing(/insert into order_events/)).toEqual(['insert-purchase.ts', 'write-moves.ts'])
})
