import { createUser, openSession } from '../src/domains/accounts/index.ts'
import { createCompany } from '../src/domains/companies/index.ts'
import { writeSetting } from '../src/domains/settings/index.ts'
import { DEFAULT_OWNER } from '../src/domains/settings/rules/defaults.ts'
import type { Connection } from '../src/platform/db/database.ts'
import type { Deps } from '../src/platform/deps.ts'

const COMPANIES = 40
/** The first company has half of all orders, and the first buyer this many purchases. */
const OF_ONE_BUYER = 6000

/** Who asks: by the token of a session. */
export type OrderMarket = { companyId: number; seller: string; buyer: string; operator: string }

/** A market of so many orders of forty companies, half of them the first one's, over two years; written by the database itself, in seconds. */
export async function fillWithOrders(deps: Deps, { pool }: Pick<Connection, 'pool'>, orders: number): Promise<void> {
  await writeSetting(deps, 'owner', DEFAULT_OWNER)
  for (let at = 0; at < COMPANIES; at++) await aCompany(deps, at)
  const person = { firstName: 'Bench', lastName: 'Bench', phone: '+48600100200' }
  await createUser(deps, { ...person, email: 'buyer@bench.example.com', permissions: 'buyer' })
  await createUser(deps, { ...person, email: 'operator@bench.example.com', permissions: 'admin' })
  const client = await pool.connect()
  try {
    await client.query("set synchronous_commit = off; set work_mem = '256MB'; set statement_timeout = 0")
    // What a trigger counts of each sale is of no interest here.
    await client.query('alter table orders disable trigger user')
    await client.query(PURCHASES, [orders, OF_ONE_BUYER])
    await client.query(ORDERS, [COMPANIES])
    await client.query(ITEMS)
    await client.query(PAYMENTS)
    await client.query(EVENTS)
    await client.query('alter table orders enable trigger user')
    await client.query('vacuum (analyze)')
  } finally {
    client.release(true)
  }
}

async function aCompany(deps: Deps, at: number): Promise<void> {
  const email = `seller${at}@bench.example.com`
  const person = { email, firstName: 'Bench', lastName: `Seller ${at}`, phone: '+48600100200' }
  const ownerId = await createUser(deps, { ...person, permissions: 'seller' })
  const address = { street: 'ul. Prosta 1', postalCode: '00-838', city: 'Warszawa', country: 'PL' }
  const registered = { taxId: String(9_100_000_000 + at), registerNumber: null, website: 'https://bench.example.com' }
  await createCompany(deps, ownerId, {
    ...{ name: `Bench ${at} sp. z o.o.`, shortName: `Bench ${at}`, email, phone: '+48600100200' },
    ...address,
    ...registered,
    ...{ about: { 'pl-PL': 'Bench' }, bankBic: null, bankIban: null, selfCertified: true, status: 'approved' },
  })
}

/** Sessions of the first seller, of the buyer with most purchases, and of an operator, who needs a second factor or a passkey. */
export async function enter(deps: Deps, { pool }: Pick<Connection, 'pool'>): Promise<OrderMarket> {
  const { rows } = await pool.query(`select email, id from users where email ~ '^(buyer|operator|seller0)@'`)
  const idOf = (name: string) => rows.find(({ email }) => email.startsWith(name)).id as string
  const { rows: companies } = await pool.query(`select company_id as id from company_members where user_id = $1`, [
    idOf('seller0'),
  ])
  const [seller = '', buyer = '', operator = ''] = await Promise.all(
    ['seller0', 'buyer', 'operator'].map((name) => openSession(deps, idOf(name), { byPasskey: true })),
  )
  return { companyId: companies[0].id, seller, buyer, operator }
}

const PURCHASES = `
  insert into purchases (key, user_id, email, phone, first_name, last_name, locale, currency, total, due_online, placed_at)
  select encode(sha256(n::text::bytea), 'hex'), case when n <= $2::int then (select id from users where email like 'buyer@%') end,
    'buyer' || n % 60000 || '@bench.example.com', '+486' || lpad((n % 60000)::text, 8, '0'),
    (array['Anna', 'Piotr', 'Jan', 'Zofia', 'Ewa'])[1 + n % 5], 'Kowalski' || n % 997, 'pl-PL', 'PLN', 51999, 0,
    now() - interval '730 days' * (1 - n::float / $1::int)
  from generate_series(1, $1::int) n`

/** Mostly over, as they are in a market of two years. */
const ORDERS = `
  insert into orders (purchase_id, number, company_id, status, status_before, payment_status, seller, method, cash_on_delivery, goods, delivery, total,
    currency, commission, placed_at, moved_at, amount_paid, buyer_email, words)
  select p.id, 'OB-2026-' || lpad(p.id::text, 7, '0'), c.id, s.status, case when s.status = 'disputed' then 'delivered' end,
    case s.status when 'cancelled' then 'refunded' when 'expired' then 'unpaid' when 'pending' then 'unpaid' else 'paid' end,
    json_build_object('id', c.id, 'name', c.name, 'shortName', c.short_name, 'email', c.email, 'phone', c.phone, 'street', c.street,
      'postalCode', c.postal_code, 'city', c.city, 'country', c.country, 'taxId', c.tax_id),
    (array['dpd_courier', 'inpost_locker', 'gls_courier', 'store_pickup'])[1 + p.id % 4], false,
    50000 + p.id % 9000, 1999, 51999 + p.id % 9000, 'PLN',
    '{"rate": 600, "base": 50000, "net": 3000, "vat": 690, "gross": 3690, "items": []}', p.placed_at, p.placed_at,
    case when s.status in ('cancelled', 'expired', 'pending') then 0 else 51999 + p.id % 9000 end, lower(p.email),
    array_to_tsvector(array[
      c.id || 'b/' || lower(p.first_name), c.id || 'b/' || lower(p.last_name), c.id || 'b/buyer' || p.id % 60000,
      c.id || 'g/thinkpad', c.id || 'g/t' || 400 + p.id % 90, c.id || 'n/' || lpad(p.id::text, 7, '0')])
  from purchases p
    cross join lateral (select 1 + case when p.id % 2 = 0 then 0 else p.id % $1::int end as nth) w
    join (select *, row_number() over (order by id) as nth from companies) c on c.nth = w.nth
    cross join lateral (select case
      when p.placed_at > now() - interval '5 days' then (array['confirmed', 'preparing', 'pending', 'shipped', 'ready'])[1 + p.id % 5]
      when p.placed_at > now() - interval '20 days' then (array['shipped', 'delivered', 'partlyShipped', 'disputed'])[1 + p.id % 4]
      when p.id % 20 = 1 then 'cancelled' when p.id % 20 = 2 then 'expired' when p.id % 33 = 3 then 'returned' else 'completed' end as status) s`

const ITEMS = `
  insert into order_items (order_id, product_id, version_id, title, version_name, state, quantity, unit_price, line_total, vat_scheme)
  select o.id, 1, 1, 'Lenovo ThinkPad T' || 400 + o.id % 90, '', 'used', 1 + n, o.goods / 2, o.goods / 2 * (1 + n), 'vat23'
  from orders o, generate_series(0, 1) n`

const PAYMENTS = `
  insert into payments (purchase_id, operator, amount, currency, sandbox, status, reference, amount_paid, paid_at, created_at)
  select o.purchase_id, (array['stripe', 'paypal', 'przelewy24'])[1 + o.id % 3], o.total, 'PLN', false, 'paid', 'ref_' || o.id, o.total,
    o.placed_at, o.placed_at from orders o where o.payment_status = 'paid'`

const EVENTS = `
  insert into order_events (order_id, from_status, to_status, note, at)
  select o.id, case when n = 1 then 'pending' end, case when n = 1 then o.status else 'pending' end,
    case when n = 1 then 'paid' else 'placed' end, o.placed_at from orders o, generate_series(0, 1) n`
