import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccounts } from '../src/domains/shipping/carrier-accounts/store.ts'
import { connect } from '../src/platform/db/database.ts'
import { knownMigrations, MIGRATIONS, migrate } from '../src/platform/db/migrate.ts'
import { createSecrets } from '../src/platform/secrets/secrets.ts'
import { momentsOfDay } from '../src/values/market-time.ts'
import { must } from '../src/values/must.ts'
import { emptyDatabase } from './database.ts'

// A market from before pieces of an order could be given up, cases came to an end by themselves and carriers had accounts: what becomes of its rows.
const BEFORE = '0116-pieces-given-up.sql'
const API_KEY = 'inpost-key-of-an-old-market-9f3c'
const secrets = createSecrets('ab'.repeat(32))

let database: Awaited<ReturnType<typeof emptyDatabase>>
let connection: ReturnType<typeof connect>
const ids: Record<string, number> = {}
const companies: number[] = []

const rows = async (text: string, values: unknown[] = []) => (await connection.pool.query(text, values)).rows
const idOf = async (text: string, values: unknown[] = []) => Number((await rows(`${text} returning id`, values))[0].id)

type Old = {
  status: string
  before?: string
  method?: string
  /** Pieces of each line. */
  lines: number[]
  /** Pieces of each line in each shipment. */
  sent?: number[][]
  /** By line: its place, pieces, why; before or after the goods were handed over. */
  refunds?: { line: number; pieces: number; reason: string; kind?: string; at?: string }[]
  money?: string
}

async function anOldOrder(
  name: string,
  { status, before, method = 'dpd_courier', lines, sent = [], refunds = [], money = 'paid' }: Old,
) {
  const key = `key-of-${name}`.padEnd(43, 'x')
  const goods = lines.reduce((sum, pieces) => sum + pieces * 1000, 0)
  const purchase = await idOf(
    `insert into purchases (key, email, first_name, last_name, phone, locale, currency, total, due_online)
      values ($1, 'anna@example.com', 'Anna', 'Kowalska', '+48600100200', 'pl-PL', 'PLN', $2, $2)`,
    [key, goods + 1999],
  )
  const order = await idOf(
    `insert into orders (purchase_id, number, company_id, status, status_before, payment_status, seller, method, cash_on_delivery, goods,
        delivery, total, given_back, currency, commission)
      values ($1, $2, $3, $4, $5, $6, '{"name":"Sprzęt"}', $7, false, $8::bigint, 1999, $8::bigint + 1999, $9, 'PLN',
        '{"rate":600,"base":0,"net":0,"vat":0,"gross":0,"items":[]}')`,
    [
      ...[
        purchase,
        `OB-2026-${String(Object.keys(ids).length + 1).padStart(7, '0')}`,
        companies[0],
        status,
        before ?? null,
        money,
      ],
      ...[method, goods, refunds.reduce((sum, { pieces }) => sum + pieces * 1000, 0)],
    ],
  )
  const items: number[] = []
  for (const [place, pieces] of lines.entries()) {
    items.push(
      await idOf(
        `insert into order_items (order_id, product_id, version_id, title, version_name, state, quantity, unit_price, line_total, vat_scheme)
          values ($1, 1, $2, 'ThinkPad', '', 'used', $3::int, 1000, 1000 * $3::int, 'vat23')`,
        [order, place + 1, pieces],
      ),
    )
  }
  for (const shipment of sent) {
    const id = await idOf(
      `insert into shipments (order_id, carrier, shipped_at, updated_at) values ($1, 'dpd', now(), now())`,
      [order],
    )
    for (const [place, pieces] of shipment.entries()) {
      await rows('insert into shipment_items (shipment_id, order_item_id, quantity) values ($1, $2, $3)', [
        ...[id, items[place], pieces],
      ])
    }
  }
  if (status === 'delivered') {
    await rows(
      `insert into order_events (order_id, to_status, note, at) values ($1, 'delivered', 'collected', '2026-05-10')`,
      [order],
    )
  }
  let given = 0
  for (const { line, pieces, reason, kind = 'line', at = '2026-05-01' } of refunds) {
    await rows(
      `insert into refunds (order_id, company_id, kind, given_before, amount, currency, parts, reason, by_kind, created_at)
        values ($1, $2, $3, $4, $5, 'PLN', $6, $7, 'seller', $8)`,
      [
        ...[order, companies[0], kind, given, pieces * 1000],
        ...[JSON.stringify([{ itemId: items[line], pieces, amount: pieces * 1000 }]), reason, at],
      ],
    )
    given += pieces * 1000
  }
  ids[name] = order
}

const aCase = (
  order: string,
  position: number,
  kind: string,
  status: string,
  more: { remedy?: string; sendUntil?: string } = {},
) =>
  idOf(
    `insert into return_cases (order_id, company_id, position, kind, status, name, email, words, remedy, send_until, opened_at, updated_at)
      values ($1, $2, $3, $4, $5, 'Anna', 'anna@example.com', '', $6, $7, now(), now())`,
    [ids[order], companies[0], position, kind, status, more.remedy ?? null, more.sendUntil ?? null],
  )
const cases: Record<string, number> = {}

beforeAll(async () => {
  database = await emptyDatabase()
  connection = connect(database.options, () => undefined, { connect: 0, statement: 0, lock: 0, idleInTransaction: 0 })
  const { pool } = connection
  await migrate(
    pool,
    (await knownMigrations()).filter((name) => name < BEFORE),
  )
  for (const taxId of ['5260001246', '5260250274']) {
    companies.push(
      await idOf(
        `insert into companies (name, short_name, tax_id, street, postal_code, city, country, email, phone)
          values ('Sprzęt', 'Sprzęt', $1, 'Długa 5', '31-147', 'Kraków', 'PL', 'a@example.com', '+48120000000')`,
        [taxId],
      ),
    )
  }
  await rows(
    `insert into company_logistics (company_id, inpost_organization, inpost_key_sealed, inpost_key_last4, inpost_key_set_at)
      values ($1, '12345', $2, $3, '2026-04-01'), ($4, null, null, null, null)`,
    [companies[0], secrets.seal(API_KEY), API_KEY.slice(-4), companies[1]],
  )
  const soldOut = (pieces: number, line = 0) => ({ line, pieces, reason: 'soldOut' })
  await anOldOrder('untouched', { status: 'confirmed', lines: [3, 1] })
  await anOldOrder('oneRefunded', { status: 'confirmed', lines: [3, 1], refunds: [soldOut(1)] })
  await anOldOrder('allRefunded', {
    ...{ status: 'confirmed', lines: [2, 1] },
    refunds: [soldOut(1), { line: 0, pieces: 1, reason: 'defect' }, soldOut(1, 1)],
  })
  await anOldOrder('allRefundedPrepared', { status: 'preparing', lines: [1], refunds: [soldOut(1)] })
  await anOldOrder('restRefunded', { status: 'partlyShipped', lines: [3], sent: [[1]], refunds: [soldOut(2)] })
  await anOldOrder('sentRefunded', {
    ...{ status: 'partlyShipped', lines: [3], sent: [[1]] },
    refunds: [{ line: 0, pieces: 1, reason: 'defect' }],
  })
  await anOldOrder('disputedRest', {
    ...{ status: 'disputed', before: 'partlyShipped', lines: [2], sent: [[1]], refunds: [soldOut(1)] },
  })
  await anOldOrder('endedRest', {
    ...{ status: 'shipped', lines: [3], sent: [[1], [1]], refunds: [{ ...soldOut(1), kind: 'rest' }] },
  })
  await anOldOrder('inShop', { status: 'ready', method: 'store_pickup', lines: [2], refunds: [soldOut(1)] })
  await anOldOrder('nothingInShop', { status: 'ready', method: 'store_pickup', lines: [1], refunds: [soldOut(1)] })
  await anOldOrder('collected', {
    ...{ status: 'delivered', method: 'store_pickup', lines: [3] },
    refunds: [soldOut(1), { line: 0, pieces: 1, reason: 'defect', at: '2026-05-20' }],
  })
  await anOldOrder('calledOff', { status: 'cancelled', lines: [2], money: 'refunded', refunds: [soldOut(1)] })
  const sendUntil = '2026-06-01T00:00:00Z'
  cases.open = await aCase('endedRest', 1, 'withdrawal', 'opened', { sendUntil })
  cases.accepted = await aCase('endedRest', 2, 'claim', 'accepted', { remedy: 'refund' })
  cases.acceptedBefore = await aCase('endedRest', 3, 'claim', 'accepted', { remedy: 'repair', sendUntil })
  cases.cheaper = await aCase('endedRest', 4, 'claim', 'accepted', { remedy: 'priceReduction' })
  cases.back = await aCase('endedRest', 5, 'claim', 'received', { remedy: 'refund' })
  const ran = await migrate(pool)
  expect(ran).toContain(BEFORE)
  // It must run twice without harm.
  await pool.query(await readFile(join(MIGRATIONS, '0122-orders-without-pieces.sql'), 'utf8'))
}, 120_000)
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const nameOf = (id: unknown) =>
  must(
    Object.keys(ids).find((name) => ids[name] === Number(id)),
    `order ${id}`,
  )

test('what was given back before it left is given up, line by line, and waits for nobody', async () => {
  const lines = await rows(
    'select order_id, array_agg(given_up order by id) as given_up from order_items group by order_id order by order_id',
  )
  expect(Object.fromEntries(lines.map((one) => [nameOf(one.order_id), one.given_up]))).toEqual({
    untouched: [0, 0],
    oneRefunded: [1, 0],
    allRefunded: [2, 1],
    allRefundedPrepared: [1],
    restRefunded: [2],
    sentRefunded: [0],
    disputedRest: [1],
    endedRest: [1],
    inShop: [1],
    nothingInShop: [1],
    collected: [1],
    calledOff: [0],
  })
  const promised = await rows(
    'select version_id, sum(quantity)::int as pieces from promised_pieces group by 1 order by 1',
  )
  // Of the first lines: all three, two of three, and two of which one left.
  expect(promised).toEqual([
    { version_id: 1, pieces: 3 + 2 + 2 },
    { version_id: 2, pieces: 2 },
  ])
})

test('orders of which nothing is left to send do not wait for it: a clock ends them (refunds.endEmptied)', async () => {
  const waiting = await rows('select order_id from emptied_orders order by order_id')
  expect(waiting.map((one) => nameOf(one.order_id))).toEqual([
    'allRefunded',
    'allRefundedPrepared',
    'restRefunded',
    'disputedRest',
    'nothingInShop',
  ])
})

test('open cases stay as they were; accepted claims and those whose goods are back get their days', async () => {
  const found = await rows('select id, status, send_until, money_until, close_until from return_cases order by id')
  const of = (name: string) =>
    must(
      found.find(({ id }) => Number(id) === cases[name]),
      name,
    )
  const before = new Date('2026-06-01T00:00:00Z')
  expect(of('open')).toMatchObject({ status: 'opened', send_until: before, money_until: null, close_until: null })
  expect(of('acceptedBefore')).toMatchObject({ status: 'accepted', send_until: before, close_until: null })
  expect(of('cheaper')).toMatchObject({ status: 'accepted', send_until: null })
  expect(of('back')).toMatchObject({ status: 'received', send_until: null })
  // Fourteen days after today: until the midnight that begins the fifteenth, in Poland.
  for (const until of [of('accepted').send_until, of('back').money_until]) {
    const days = (until.getTime() - Date.now()) / 86_400_000
    expect([days > 13.9, days < 15.1]).toEqual([true, true])
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(until)
    expect(until).toEqual(momentsOfDay(day).start)
  }
  await rows(`update return_cases set status = 'stopped' where id = $1`, [cases.open])
})

test('of orders of before nobody wrote down in which condition the goods were', async () => {
  const [{ known }] = await rows('select count(*)::int as known from order_items where condition is not null')
  expect(known).toBe(0)
})

test('the key of InPost is one of the accounts at carriers, and opens; who had none has none', async () => {
  const [{ id: one }, { id: other }] = companies.map((id) => ({ id })) as [{ id: number }, { id: number }]
  expect(await findAccounts(connection.db, other)).toEqual([])
  const [account] = await findAccounts(connection.db, one)
  const { fields, ...rest } = must(account, 'the account')
  expect(rest).toEqual({
    ...{ carrier: 'inpost', isTest: false, isStandIn: false, changedAt: new Date('2026-04-01T00:00:00Z') },
    ...{ checkedAt: null, checkResult: null, newsAt: null },
  })
  expect(fields.organizationId).toEqual({ value: '12345' })
  expect(fields.apiKey?.last4).toBe(API_KEY.slice(-4))
  expect(secrets.open(Buffer.from(must(fields.apiKey?.sealed, 'the sealed key'), 'base64'))).toBe(API_KEY)
})

test('the database goes on refusing more of a line than was ordered', async () => {
  const [{ id }] = await rows('select id from order_items where order_id = $1', [ids.restRefunded])
  await expect(rows('update order_items set given_up = 3 where id = $1', [id])).rejects.toThrow('more pieces of line')
})
