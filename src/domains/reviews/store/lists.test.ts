import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blocksRead } from '../../../../test/blocks-read.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findPublic, findReceived } from './lists.ts'

/** Enough that a list read from the wrong end is found by what it reads; with 200 000 the same blocks are read. */
const ROWS = 20_000
const PAGE = 11
/** Blocks of a page: each row is somewhere else, and an index is a few blocks deep. */
const BLOCKS = PAGE * 2 + 20

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
  await market.query('alter table reviews disable trigger all')
  // Half is of one company, product and shop; the others are of many.
  await market.query(`
    insert into reviews (order_item_id, order_id, company_id, product_id, shop_id, title, score, comment, author, locale, written_at,
      hidden_at, hidden_reason, reported_at)
    select n, n, case n % 2 when 0 then 1 else n % 50 + 2 end, case n % 2 when 0 then 1 else n % 5000 + 2 end,
      case n % 2 when 0 then 1 else n % 100 + 2 end, 'x', n % 5 + 1, 'x', 'x', 'pl-PL', now(),
      case when n % 7 = 0 then now() end, case when n % 7 = 0 then 'x' end,
      case when n % 3 = 0 then now() - n * interval '1 microsecond' end
    from generate_series(1, ${ROWS}) n`)
  await market.query('analyze reviews')
})
afterAll(() => market.close())

const readBy = (list: (db: Database) => Promise<unknown>) => blocksRead(market, list)

const limit = PAGE
const MIDDLE = Math.floor(ROWS / 2)
const DEEP = { score: 3, id: MIDDLE }
const NEAR_THE_END = { score: 3, id: 200 }

describe('R15 a page of reviews is read where it begins, by a kept plan too', () => {
  for (const kind of ['product', 'shop', 'company'] as const) {
    for (const order of ['newest', 'best', 'lowest'] as const) {
      for (const score of [null, 3]) {
        test(`${kind}, ${order}${score ? ', of one score' : ''}`, async () => {
          for (const after of [null, DEEP, NEAR_THE_END]) {
            const { blocks, rows, plan } = await readBy((db) => findPublic(db, kind, 1, { order, score, after, limit }))
            expect([rows, blocks < BLOCKS], plan).toEqual([PAGE, true])
          }
        })
      }
    }
  }

  test('what a seller received, with a reply or without', async () => {
    for (const unanswered of [false, true]) {
      for (const after of [null, DEEP, NEAR_THE_END]) {
        const { blocks, rows, plan } = await readBy((db) => findReceived(db, 1, { unanswered, after, limit }))
        expect([rows, blocks < BLOCKS], plan).toEqual([PAGE, true])
      }
    }
  })
})
