import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '../../../test/factories/person.ts'
import { aCategory, aProduct } from '../../../test/factories/product.ts'
import { aPurchase } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { openSession } from '../accounts/index.ts'
import { readCommissionRates } from './index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let other: Awaited<ReturnType<typeof aSeller>>
let operator: Record<string, string>
let owner: Record<string, string>
/** Grandparent, parent, child: laptops stands below a group, gaming laptops below laptops. */
let tree: { group: number; laptops: number; gaming: number; phones: number }

beforeAll(async () => {
  market = await testMarket()
  seller = await aSeller(market.deps)
  other = await aSeller(market.deps)
  operator = (await aPerson(market, { permissions: 'admin' })).auth
  owner = { authorization: `Bearer ${await openSession(market.deps, seller.ownerId)}` }
  const add = async (slug: string, parent: number | null) => {
    const names = JSON.stringify({ 'pl-PL': slug })
    const { rows } = await market.query(
      `insert into categories (parent_id, reading, slug, names, icon, position) values ($1, 'electronics', $2, $3, 'x', 0) returning id`,
      [parent, slug, names],
    )
    return rows[0].id as number
  }
  const group = await add('group-x', null)
  const laptops = await aCategory(market.deps)
  await market.query('update categories set parent_id = $1 where id = $2', [group, laptops])
  tree = { group, laptops, gaming: await add('gaming-x', laptops), phones: await add('phones-x', group) }
})
afterAll(() => market.close())

const put = (companyId: number | null, categoryId: number | null, rate: number, auth = operator) =>
  market.api('PUT', '/api/admin/commission/rules', { companyId, categoryId, rate }, auth)
const rateOf = async (companyId: number, categoryId: number | null) =>
  (await readCommissionRates(market.deps, [{ companyId, categoryId }]))[0]
const listed = async (kind: string, more = '') =>
  (await market.api('GET', `/api/admin/commission/rules?kind=${kind}${more}`, undefined, operator)).json
const clear = () => market.query('delete from commission_rules')

test('B04 operator: default six per cent, changed for orders from now on, on record', async () => {
  expect((await market.api('GET', '/api/admin/commission', undefined, operator)).json).toEqual({ rate: 600 })
  expect(await rateOf(seller.companyId, null)).toBe(600)
  expect((await market.api('PUT', '/api/admin/commission', { rate: 450 }, operator)).json).toEqual({ rate: 450 })
  expect(await rateOf(seller.companyId, tree.gaming)).toBe(450)
  await market.api('PUT', '/api/admin/commission', { rate: 600 }, operator)
  await market.api('PUT', '/api/admin/commission', { rate: 600 }, operator)
  const { rows } = await market.query(`select detail from audit_log where action = 'commissionChanged' order by id`)
  expect(rows.map((row) => row.detail)).toEqual([
    { before: 6, rate: 4.5 },
    { before: 4.5, rate: 6 },
  ])
})

test('B04 operator: a rule for a category holds below it too; a company’s own stands above it; both together highest', async () => {
  await put(null, tree.group, 800)
  expect(await rateOf(seller.companyId, tree.gaming)).toBe(800)
  await put(null, tree.laptops, 700)
  expect(await rateOf(seller.companyId, tree.gaming)).toBe(700)
  expect(await rateOf(seller.companyId, tree.phones)).toBe(800)
  await put(seller.companyId, null, 300)
  expect(await rateOf(seller.companyId, tree.gaming)).toBe(300)
  expect(await rateOf(other.companyId, tree.gaming)).toBe(700)
  await put(seller.companyId, tree.group, 200)
  expect(await rateOf(seller.companyId, tree.gaming)).toBe(200)
  await put(seller.companyId, tree.gaming, 100)
  expect(await rateOf(seller.companyId, tree.gaming)).toBe(100)
  expect(await rateOf(seller.companyId, tree.laptops)).toBe(200)
  expect(await rateOf(seller.companyId, null)).toBe(300)
  const pairs = [
    { companyId: other.companyId, categoryId: tree.gaming },
    { companyId: seller.companyId, categoryId: tree.gaming },
    { companyId: other.companyId, categoryId: tree.gaming },
    { companyId: other.companyId, categoryId: null },
  ]
  expect(await readCommissionRates(market.deps, pairs)).toEqual([700, 100, 700, 600])
  expect(await readCommissionRates(market.deps, [])).toEqual([])
  await clear()
})

test('B04 operator: a rule is replaced, listed, found by company, removed once', async () => {
  const { json: first } = await put(seller.companyId, tree.laptops, 550)
  const { json: again } = await put(seller.companyId, tree.laptops, 560)
  expect(again).toMatchObject({ id: first.id, rate: 560, company: { id: seller.companyId } })
  const { json: forCategory } = await put(null, tree.laptops, 0)
  expect(forCategory).toMatchObject({ company: null, category: { id: tree.laptops, names: { 'pl-PL': 'Laptopy' } } })
  expect((await listed('category')).rules.map((rule: { id: number }) => rule.id)).toEqual([forCategory.id])
  expect((await listed('company')).rules).toHaveLength(1)
  expect((await listed('company', '&q=100%25')).rules).toEqual([])
  expect((await listed('company', `&q=${encodeURIComponent(again.company.name.slice(2, 12))}`)).rules).toHaveLength(1)
  const gone = () => market.api('DELETE', `/api/admin/commission/rules/${first.id}`, undefined, operator)
  expect((await gone()).status).toBe(204)
  expect((await gone()).json).toMatchObject({ status: 404, code: 'commission_rule_not_found' })
  const { rows } = await market.query(
    `select detail, subject_kind, subject_id from audit_log where action = 'commissionRuleRemoved'`,
  )
  expect(rows).toEqual([
    { detail: { category: 'Laptopy', rate: 5.6 }, subject_kind: 'company', subject_id: String(seller.companyId) },
  ])
  await clear()
})

test('B04 operator: lists go on after fifty', async () => {
  await market.query(
    `with made as (insert into categories (reading, slug, names, icon, position)
       select 'cosmetics', 'c' || n, '{"pl-PL":"C"}', 'x', n from generate_series(1, 51) n returning id)
     insert into commission_rules (company_id, category_id, rate) select $1, id, 500 from made`,
    [seller.companyId],
  )
  const page = await listed('company')
  expect(page.rules).toHaveLength(50)
  const rest = await listed('company', `&after=${page.next}`)
  expect(rest).toMatchObject({ next: null, rules: [{}] })
  await clear()
})

test('B04 operator: refused rates and subjects change nothing', async () => {
  for (const rate of [-1, 3001, 5.5, '600', null]) {
    const { json } = await put(seller.companyId, null, rate as number)
    expect([json.status, json.errors?.[0]?.field]).toEqual([422, 'rate'])
    expect((await market.api('PUT', '/api/admin/commission', { rate }, operator)).status).toBe(422)
  }
  expect((await put(null, null, 500)).json).toMatchObject({ status: 422, code: 'commission_subject_missing' })
  expect((await put(999_999, null, 500)).json.code).toBe('company_not_found')
  expect((await put(null, 999_999, 500)).json.code).toBe('category_not_found')
  expect((await put(null, 3e9, 500)).status).toBe(422)
  expect((await market.query('select count(*)::int as n from commission_rules')).rows[0].n).toBe(0)
})

test('B04 operator: the same rule set by many at once is one rule', async () => {
  const rates = [100, 200, 300, 400, 500, 600]
  const answers = await Promise.all(rates.map((rate) => put(other.companyId, null, rate)))
  expect(answers.map((one) => one.status)).toEqual(rates.map(() => 200))
  const { rows } = await market.query('select rate from commission_rules where company_id = $1', [other.companyId])
  expect(rows).toHaveLength(1)
  const trail = await market.query(
    `select detail from audit_log where action = 'commissionChanged' and subject_id = $1 order by id`,
    [String(other.companyId)],
  )
  // Each change names what stood there before it.
  const told = trail.rows.map((row) => row.detail)
  expect(told.map((detail) => detail.before ?? null)).toEqual([null, ...told.map((detail) => detail.rate)].slice(0, -1))
  expect(told.at(-1).rate).toBe(rows[0].rate / 100)
  await clear()
})

test('B04 seller: members learn their own rate while pricing, nobody else’s', async () => {
  await put(seller.companyId, tree.laptops, 410)
  const ask = (id: number, auth: Record<string, string>, query = `?category=${tree.gaming}`) =>
    market.api('GET', `/api/companies/${id}/commission${query}`, undefined, auth)
  expect((await ask(seller.companyId, owner)).json).toEqual({ rate: 410 })
  expect((await ask(seller.companyId, owner, '')).json).toEqual({ rate: 600 })
  expect((await ask(seller.companyId, operator)).json).toEqual({ rate: 410 })
  expect((await ask(other.companyId, owner)).json).toMatchObject({ status: 404, code: 'company_not_found' })
  const buyer = (await aPerson(market)).auth
  expect((await ask(seller.companyId, buyer)).status).toBe(403)
  expect((await ask(seller.companyId, {})).status).toBe(401)
  expect((await ask(seller.companyId, owner, '?category=abc')).status).toBe(422)
  await clear()
})

test('B04 an order keeps the rates of its items from the moment it was placed', async () => {
  await put(null, tree.phones, 1000)
  const laptop = await aProduct(market.deps, seller.companyId, { price: 100_000 })
  const phone = await aProduct(market.deps, seller.companyId, { price: 50_000 })
  const move = (id: number, to: number) => market.query('update products set category_id = $2 where id = $1', [id, to])
  await move(laptop.id, tree.gaming)
  await move(phone.id, tree.phones)
  const { orders } = await aPurchase(market, [{ versionId: laptop.versionId }, { versionId: phone.versionId }])
  await put(null, tree.phones, 2000)
  await market.api('PUT', '/api/admin/commission', { rate: 900 }, operator)
  const { rows } = await market.query('select commission from orders where number = $1', [orders[0].number])
  expect(rows[0].commission).toEqual({
    rate: 733,
    base: 150_000,
    net: 11_000,
    vat: 2530,
    gross: 13_530,
    items: [
      { rate: 600, base: 100_000, net: 6000, vat: 1380 },
      { rate: 1000, base: 50_000, net: 5000, vat: 1150 },
    ],
  })
  await market.api('PUT', '/api/admin/commission', { rate: 600 }, operator)
  await clear()
})

test('R19 B04 anybody reads the rates that are charged; what was agreed with one company stays between the two', async () => {
  await market.api('PUT', '/api/admin/commission', { rate: 550 }, operator)
  await put(null, tree.phones, 1000)
  await put(seller.companyId, tree.laptops, 100)
  const { status, json } = await market.api('GET', '/api/commission')
  expect([status, json]).toEqual([
    200,
    { rate: 550, vat: 2300, categories: [{ names: { 'pl-PL': 'phones-x' }, rate: 1000 }] },
  ])
  await market.api('PUT', '/api/admin/commission', { rate: 600 }, operator)
  await clear()
})
