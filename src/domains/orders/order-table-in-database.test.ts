import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { Database } from '../../platform/db/database.ts'
import { moveOrders } from './move-orders.ts'
import { ORDER_PAYMENT_STATUSES, ORDER_PAYMENT_TABLE } from './rules/order-payment-table.ts'
import { ENDED, HELD, ORDER_STATUSES, type OrderStatus, PROMISED, SOLD, statusesWhere } from './rules/order-table.ts'
import { isAnyCommissionDue } from './store/commissions.ts'
import { lockOverdue } from './store/lock-orders.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const rows = async (text: string, values: unknown[] = []) => (await market.query(text, values)).rows
/** The words in quotes of a definition in the database. */
const quoted = async (definition: string) =>
  [...String((await rows(`select ${definition} as text`))[0]?.text).matchAll(/'(\w+)'::text/g)].map(([, word]) => word)

test('E10 what the database says of statuses is what the table says', async () => {
  expect(
    await quoted(`pg_get_constraintdef((select oid from pg_constraint where conname = 'orders_status_check'))`),
  ).toEqual(ORDER_STATUSES)
  const payments = `pg_get_constraintdef((select oid from pg_constraint where conname = 'orders_payment_status_check'))`
  expect(await quoted(payments)).toEqual(ORDER_PAYMENT_STATUSES)
  // A view over what still lies on the shelf, and which of it is only held.
  const [lies] = await rows(`select pg_get_viewdef('promised_pieces') as text`)
  const [held, all] = String(lies?.text)
    .split(/FROM (?=\(+orders)/)
    .map((part) => [...part.matchAll(/'(\w+)'::text/g)].map(([, word]) => word))
  expect([held, all]).toEqual([HELD, statusesWhere(({ pieces }) => ['held', 'promised', 'partly'].includes(pieces))])
  expect([HELD, PROMISED].flat()).toEqual(all?.filter((status) => status !== 'partlyShipped'))
  for (const status of ORDER_STATUSES) {
    for (const payment of ORDER_PAYMENT_STATUSES) {
      const order = JSON.stringify({ status, payment_status: payment })
      const [sold] = await rows('select is_sold(json_populate_record(null::orders, $1::json)) as sold', [order])
      const expected = SOLD.includes(status) && !ORDER_PAYMENT_TABLE[payment].isReturned
      expect([status, payment, sold?.sold]).toEqual([status, payment, expected])
    }
  }
})

test('E10 the indexes of some statuses serve the lists that the table makes', async () => {
  const indexed = (index: string) =>
    quoted(`(select pg_get_expr(indpred, indrelid) from pg_index where indexrelid = '${index}'::regclass)`)
  // In this order: the condition of an index is compared with that of a statement word by word.
  expect(await indexed('orders_commission_due')).toEqual(SOLD)
  expect(await indexed('orders_held')).toEqual(HELD)
  expect(await indexed('orders_company_ended')).toEqual(ENDED)
  expect(await indexed('orders_company_to_ship')).toEqual(statusesWhere(({ seller }) => seller.tab === 'toShip'))
  expect(await indexed('orders_company_sent')).toEqual(statusesWhere(({ seller }) => seller.tab === 'shipped'))
  expect(await planOf((db) => isAnyCommissionDue(db))).toContain('orders_commission_due')
  expect(await planOf((db) => lockOverdue(db, market.deps.now(), 10, null))).toContain('orders_held')
})

/** How the database would run what a store asks, as if tables were large. */
async function planOf(ask: (db: Database) => Promise<unknown>): Promise<string> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  await ask(new Kysely({ dialect, log: ({ query }) => void asked.push(query) }))
  const client = new pg.Client(market.database)
  await client.connect()
  try {
    // In an empty table the operator's list of a status would do as well.
    await client.query('begin; set local enable_seqscan = off; drop index orders_status_placed')
    const { rows } = await client.query(`explain ${asked[0]?.sql}`, [...(asked[0]?.parameters ?? [])])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

test('E10 a step nobody may take, or with an order that stands elsewhere by now, writes nothing at all', async () => {
  const { id } = await anOrder(market, companyId, { status: 'confirmed', paymentStatus: 'paid' })
  const from = { status: 'confirmed', paymentStatus: 'paid' } as const
  const move = { id, from, to: { ...from, status: 'shipped' }, event: 'shipped' } as const
  const told = () =>
    rows(
      'select status, (select count(*)::int from order_events where order_id = o.id) as events from orders o where id = $1',
      [id],
    )
  await expect(moveOrders(market.deps, 'buyer', [move])).rejects.toThrow(
    'the buyer may not take an order from confirmed/paid to shipped/paid',
  )
  const late = {
    ...move,
    from: { ...from, status: 'shipped' },
    to: { ...from, status: 'delivered' },
    event: 'delivered',
  } as const
  await expect(
    market.deps.db
      .transaction()
      .execute((db) => moveOrders({ ...market.deps, db }, 'seller', [move, { ...late, id: id + 1_000_000 }])),
  ).rejects.toThrow('1 of 2 orders were not held')
  await expect(moveOrders(market.deps, 'seller', [late])).rejects.toThrow('1 of 1 orders were not held')
  expect(await told()).toEqual([{ status: 'confirmed', events: 1 }])
  await moveOrders(market.deps, 'seller', [move])
  expect(await told()).toEqual([{ status: 'shipped', events: 2 }])
})

test('E10 a dispute ends where it began: what it interrupted is kept', async () => {
  const { id } = await anOrder(market, companyId, { status: 'shipped', paymentStatus: 'paid' })
  const take = (from: OrderStatus, to: OrderStatus, event: 'disputed' | 'dispute_ended') =>
    moveOrders(market.deps, 'operator', [
      { id, from: { status: from, paymentStatus: 'paid' }, to: { status: to, paymentStatus: 'paid' }, event },
    ])
  const before = async () => (await rows('select status, status_before from orders where id = $1', [id]))[0]
  await take('shipped', 'disputed', 'disputed')
  expect(await before()).toEqual({ status: 'disputed', status_before: 'shipped' })
  await expect(take('disputed', 'completed', 'dispute_ended')).rejects.toThrow('1 of 1 orders were not held')
  await take('disputed', 'shipped', 'dispute_ended')
  expect(await before()).toEqual({ status: 'shipped', status_before: null })
})
