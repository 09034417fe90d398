import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../src/platform/db/database.ts'
import { knownMigrations, migrate } from '../src/platform/db/migrate.ts'
import { emptyDatabase } from './database.ts'

// A market from before there were units: what becomes of the numbers in its offers.
const BEFORE = '0170-devices-become-units.sql'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let connection: ReturnType<typeof connect>
const rows = async (text: string, values: unknown[] = []) => (await connection.pool.query(text, values)).rows
const idOf = async (text: string, values: unknown[] = []) => Number((await rows(`${text} returning id`, values))[0].id)

const companies: number[] = []
const products: Record<string, number> = {}
const devices: Record<string, number> = {}

async function aProduct(
  name: string,
  company: number,
  status: string,
  { quantity = 1, ean = null as string | null, category = 'smartphones' } = {},
) {
  const id = await idOf(
    `insert into products (company_id, category_id, title, brand, model, texts, state, grade, ean, delivery_days, vat_scheme, currency, attributes, images, shop_ids, status, created_at, updated_at)
     values ($1, (select id from categories where slug = $5), $2, 'Acme', $2, '{}', 'used', 'B', $4, 1, 'vat23', 'PLN', '{}', '[]', '{}', $3, '2026-05-01', '2026-05-01')`,
    [company, name, status, ean, category],
  )
  await rows(
    `insert into versions (product_id, position, name, price, quantity, attributes) values ($1, 0, '', 1000, $2, '{}')`,
    [id, quantity],
  )
  products[name] = id
}
async function aDevice(name: string, product: string, number: string, kind = 'imei') {
  devices[name] = await idOf(
    `insert into product_devices (product_id, kind, number_sealed, number_hash, last4, active)
     select id, $2, decode($3, 'escape'), decode(md5($2 || $3), 'hex'), right($3, 4), status = 'published' from products where id = $1`,
    [products[product], kind, number],
  )
}
async function anOrder(product: string, status: string, last4: string) {
  const purchase = await idOf(
    `insert into purchases (key, email, first_name, last_name, phone, locale, currency, total, due_online)
      values (lpad($1, 43, 'x'), 'anna@example.com', 'Anna', 'Kowalska', '+48600100200', 'pl-PL', 'PLN', 1000, 1000)`,
    [product],
  )
  const order = await idOf(
    `insert into orders (purchase_id, number, company_id, status, payment_status, seller, method, cash_on_delivery, goods, delivery, total, given_back, currency, commission)
      values ($1, $2, $3, $4, 'paid', '{"name":"Acme"}', 'dpd_courier', false, 1000, 0, 1000, 0, 'PLN', '{"rate":600,"base":0,"net":0,"vat":0,"gross":0,"items":[]}')`,
    [purchase, `OB-2026-${String(purchase).padStart(7, '0')}`, companies[0], status],
  )
  await rows(
    `insert into order_items (order_id, product_id, version_id, title, version_name, state, quantity, unit_price, line_total, vat_scheme, condition)
      select $1, $2, id, 'Phone', '', 'used', 1, 1000, 1000, 'vat23', jsonb_build_object('grade', 'B', 'devices', jsonb_build_array(jsonb_build_object('kind', 'imei', 'last4', $3::text)))
      from versions where product_id = $2`,
    [order, products[product], last4],
  )
  return order
}

let sold = 0
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
          values ('Acme', 'Acme', $1, 'Długa 5', '31-147', 'Kraków', 'PL', 'a@example.com', '+48120000000')`,
        [taxId],
      ),
    )
  }
  const top = await idOf(
    `insert into categories (reading, slug, names, icon, position, attributes) values ('electronics', 'phones', '{"pl-PL": "Telefony"}', 'phone', 0, '[]')`,
  )
  await rows(
    `insert into categories (reading, parent_id, slug, names, icon, position, attributes) values
      ('electronics', $1, 'smartphones', '{"pl-PL": "Smartfony"}', 'phone', 0, '[]'), ('electronics', null, 'odd', '{"pl-PL": "Inne"}', 'box', 1, '[]')`,
    [top],
  )
  const [one = 0, other = 0] = companies
  await aProduct('published', one, 'published', { ean: '5901234123457' })
  await aProduct('draft', one, 'draft', { ean: '2900010247908' })
  await aProduct('newer draft', other, 'draft', { category: 'odd' })
  await aProduct('sold', one, 'published', { quantity: 0 })
  await aProduct('promised', one, 'published', { quantity: 0 })
  await aProduct('came back', one, 'published', { quantity: 1 })
  // In a draft and, published, in another offer; in two drafts; as two kinds of number; alone.
  await aDevice('shared, published', 'published', '111111111110001')
  await aDevice('shared, draft', 'newer draft', '111111111110001')
  await aDevice('drafts, older', 'draft', '111111111110002')
  await aDevice('drafts, newer', 'newer draft', '111111111110002')
  await aDevice('as serial', 'draft', '111111111110001', 'serial')
  await aDevice('sold', 'sold', '111111111110003')
  await aDevice('promised', 'promised', '111111111110004')
  await aDevice('came back', 'came back', '111111111110005')
  sold = await anOrder('sold', 'delivered', '0003')
  await anOrder('promised', 'confirmed', '0004')
  await anOrder('came back', 'completed', '0005')
  await migrate(pool)
}, 120_000)
afterAll(async () => {
  await connection.close()
  await database.drop()
})

test('R22 each number is one unit under its id of before: of the published offer, else of the newest', async () => {
  const units = await rows('select * from units order by id')
  const [one, other] = companies
  expect(
    units.map(({ id, product_id, company_id, offered, state, number_kind }) => [
      Number(id),
      product_id,
      company_id,
      offered,
      state,
      number_kind,
    ]),
  ).toEqual([
    [devices['shared, published'], products.published, one, true, 'inStock', 'imei'],
    [devices['drafts, newer'], products['newer draft'], other, false, 'inStock', 'imei'],
    [devices['as serial'], products.draft, one, false, 'inStock', 'serial'],
    [devices.sold, null, null, false, 'sold', 'imei'],
    [devices.promised, products.promised, one, true, 'inStock', 'imei'],
    [devices['came back'], products['came back'], one, true, 'inStock', 'imei'],
  ])
  expect(new Set(units.map(({ code }) => code)).size).toBe(6)
  for (const { code, seq, number_sealed, last4 } of units) {
    expect([/^[0-9A-HJKMNP-TV-Z]{12}$/.test(code), seq]).toEqual([true, 0])
    expect(String(number_sealed).endsWith(last4)).toBe(true)
  }
  expect(units.map(({ facts_group, gtin }) => [facts_group, gtin])).toEqual([
    ['phones', '05901234123457'],
    ['others', null],
    // Numbers of a shop's own are no GTINs.
    ['phones', null],
    ['phones', null],
    ['phones', null],
    ['phones', null],
  ])
})

test('what an order names, has left and did not come back is with its buyer, and comes back to its seller', async () => {
  const [unit] = await rows('select sold_by, order_id, sellers from units where id = $1', [devices.sold])
  expect({ ...unit, order_id: Number(unit.order_id) }).toEqual({
    sold_by: companies[0],
    order_id: sold,
    sellers: [companies[0]],
  })
})

test('further units get ids of their own, and units follow their products', async () => {
  const fresh = await idOf(
    `insert into units (code, name, facts_group, created_at) values ('0123456789AB', 'Phone', 'phones', now())`,
  )
  expect(fresh).toBeGreaterThan(Math.max(...Object.values(devices)))
  await rows(`update products set status = 'paused' where id = $1`, [products.published])
  expect(await rows('select offered from units where id = $1', [devices['shared, published']])).toEqual([
    { offered: false },
  ])
  expect(await rows(`select to_regclass('product_devices') as gone`)).toEqual([{ gone: null }])
})
