import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { foldText } from '../../values/text-fold.ts'
import { saveCategories } from '../categories/index.ts'
import type { ProductListPage, ProductListRow } from './contract.ts'

let market: TestMarket
let house: House
let all: ProductListRow[]
let below: number

const names = { 'pl-PL': 'Tablety' }
const SEED = { slug: 'tablets', icon: 'tablet', names, attributes: [] }

/** The same numbers in every run. */
let seed = 7
const random = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * most)
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T

beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
  const child = { ...SEED, slug: 'drawing-tablets' }
  await saveCategories(market.deps, market.deps.config.vertical, [{ ...SEED, children: [{ ...child, children: [] }] }])
  const { rows } = await market.query(
    `select id from categories where slug in ('tablets', 'drawing-tablets') order by id`,
  )
  below = rows[0].id
  const categories = [house.categoryId, ...rows.map((row) => row.id as number)]
  for (let index = 0; index < 160; index++) {
    const price = pick([10_000, 20_000, 20_000, 35_050])
    const several = random(4) === 0
    const product = await aProduct(market.deps, house.companyId, {
      categoryId: pick(categories),
      title: `${pick(['Żółty', 'Lenovo', 'Łódź', 'Dell'])} ${pick(['T480', 'X1', 'Ćma'])} ${random(3)}`,
      brand: pick(['Lenovo', 'Dell']),
      model: pick(['A1', 'Książka']),
      erpCode: `ERP-${index}`,
      ean: pick([null, '5901234123457']),
      productIndex: pick([null, `K ${random(20)}`]),
      state: pick(['new', 'used', 'damaged']),
      grade: null,
      attributes: {},
      images: pick([[], [{ key: 'products/x', alt: { 'pl-PL': '' }, width: 4, height: 3 }]]),
      versions: several
        ? [
            { name: 'A', price, quantity: random(3) },
            { name: 'B', price: price + 500, quantity: random(3) },
          ]
        : [{ name: '', price, quantity: pick([0, 0, 1, 3, 4, 9]) }],
    })
    const status = pick(['published', 'published', 'paused', 'draft'])
    // Many at the same moment: their order is by number then.
    const day = `2026-01-0${1 + random(3)}T10:00:00.123Z`
    await market.query('update products set status = $2, created_at = $3, updated_at = $4 where id = $1', [
      ...[product.id, status, day, `2026-02-0${1 + random(3)}T10:00:00Z`],
    ])
    if (random(5) === 0) {
      await market.query('update versions set was_price = price + 1, last_price = price + 1 where product_id = $1', [
        product.id,
      ])
    }
  }
  await market.query(
    `insert into price_history (version_id, amount, currency, valid_from) select id, 1, 'PLN', now() from versions limit 1`,
  )
  all = []
  let path: string | null = ''
  while (path !== null) {
    const page: ProductListPage = await list(path)
    all.push(...page.products)
    path = page.next && `after=${page.next}`
  }
  expect(all).toHaveLength(160)
})
afterAll(() => market.close())

async function list(query: string): Promise<ProductListPage> {
  const { status, json } = await house.call('GET', `?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json
}

/** All pages of a list, forward. */
async function walk(query: string): Promise<ProductListRow[]> {
  const rows: ProductListRow[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page: ProductListPage = await list(`${query}&${next && `after=${next}`}`)
    rows.push(...page.products)
    next = page.next
  }
  return rows
}

const ids = (rows: readonly ProductListRow[]) => rows.map((row) => row.id).sort((a, b) => a - b)
const has = (row: ProductListRow, word: string) =>
  foldText([row.title, row.brand, row.model, row.erpCode, row.ean, row.productIndex].join(' '))
    .split(/[^a-z0-9]+/)
    .some((one) => one.startsWith(word))

describe('R22 the list of a seller’s products holds exactly what was asked for', () => {
  const reduced = (row: ProductListRow) => row.versions.some((version) => version.wasPrice !== null)
  const cases: [string, (row: ProductListRow) => boolean][] = [
    ['status=draft', (row) => row.status === 'draft'],
    ['status=paused', (row) => row.status === 'paused'],
    ['status=published', (row) => row.status === 'published' && row.quantity > 0],
    ['status=soldOut', (row) => row.status === 'published' && row.quantity === 0],
    ['stock=out', (row) => row.quantity === 0],
    ['stock=low', (row) => row.quantity >= 1 && row.quantity <= 3],
    ['stock=in', (row) => row.quantity > 0],
    ['state=damaged', (row) => row.state === 'damaged'],
    ['reduced=1', reduced],
    ['pictures=none', (row) => row.image === null],
    ['q=zolty', (row) => has(row, 'zolty')],
    ['q=%C5%81%C3%B3d%C5%BA%20t480', (row) => has(row, 'lodz') && has(row, 't480')],
    ['q=KSI%C4%84%C5%BBKA', (row) => has(row, 'ksiazka')],
    ['q=480', (row) => row.title.includes('T480')],
    ['q=erp-15', (row) => has(row, 'erp') && (has(row, '15') || row.id === 15)],
    ['q=3457', (row) => row.ean !== null],
    [
      'q=le&status=draft&state=used&stock=in',
      (row) => has(row, 'le') && row.status === 'draft' && row.state === 'used' && row.quantity > 0,
    ],
    [
      'reduced=1&pictures=none&status=published',
      (row) => reduced(row) && row.image === null && row.status === 'published' && row.quantity > 0,
    ],
    ['q=nothinglikeit', () => false],
    ['q=%25', () => false],
  ]
  test.each(cases)('%s', async (query, fits) => {
    const wanted = ids(all.filter(fits))
    expect(ids(await walk(query))).toEqual(wanted)
    if (!/nothing|%25/.test(query)) expect(wanted.length).toBeGreaterThan(0)
  })
  test('a category with those below it', async () => {
    const inside = [below, below + 1]
    expect(ids(await walk(`category=${below}`))).toEqual(ids(all.filter((row) => inside.includes(row.categoryId))))
    expect(ids(await walk(`category=${below + 1}`))).toEqual(ids(all.filter((row) => row.categoryId === below + 1)))
  })
  test('the product of a number', async () => {
    const id = all[17]?.id
    expect(ids(await walk(`q=%23${id}`))).toEqual([id])
    expect(ids(await walk(`q=${id}`))).toContain(id)
  })
  test('and says how many there are of each standing, whichever is shown', async () => {
    const { counts } = await list('state=used&status=draft')
    const used = all.filter((row) => row.state === 'used')
    const count = (standing: string) => used.filter((row) => row.standing === standing).length
    expect(counts).toEqual({
      published: count('published'),
      soldOut: count('soldOut'),
      paused: count('paused'),
      draft: count('draft'),
    })
    expect((await list('reduced=1')).counts.draft).toBe(
      all.filter((row) => reduced(row) && row.status === 'draft').length,
    )
  })
})

const by: Record<string, (row: ProductListRow) => string | number> = {
  created: (row) => row.createdAt,
  updated: (row) => row.updatedAt,
  title: (row) => foldText(row.title),
  price: (row) => Math.min(...row.versions.map((version) => version.price)),
  quantity: (row) => row.quantity,
}

describe('R22 its order', () => {
  const sorts = Object.keys(by).flatMap((name) => [name, `-${name}`])
  test.each(sorts)('%s: page by page there and back, equal values too', async (sort) => {
    const value = by[sort.replace('-', '')] as (row: ProductListRow) => string | number
    const way = sort.startsWith('-') ? -1 : 1
    const wanted = [...all].sort((a, b) => {
      const [x, y] = [value(a), value(b)]
      return way * (x < y ? -1 : x > y ? 1 : a.id - b.id)
    })
    for (const rest of ['', '&stock=out']) {
      const expected = wanted.filter((row) => rest === '' || row.quantity === 0).map((row) => row.id)
      const there: number[][] = []
      let page = await list(`sort=${sort}${rest}`)
      expect(page.previous).toBeNull()
      for (;;) {
        there.push(page.products.map((row) => row.id))
        if (!page.next) break
        page = await list(`sort=${sort}${rest}&after=${page.next}`)
      }
      expect(there.flat()).toEqual(expected)
      const back: number[][] = [page.products.map((row) => row.id)]
      while (page.previous) {
        page = await list(`sort=${sort}${rest}&before=${page.previous}`)
        back.unshift(page.products.map((row) => row.id))
      }
      expect(back).toEqual(there)
    }
  })
  test('a cursor of another order, or of nobody, is refused', async () => {
    const { next } = await list('sort=price')
    for (const cursor of [next, 'abc', 'WyJwcmljZSIsInF1eCIsMV0']) {
      const { status, json } = await house.call('GET', `?sort=title&after=${cursor}`)
      expect([status, json.code]).toEqual([422, 'invalid_cursor'])
    }
  })
})

describe('R22 what changes shows at once', () => {
  test('stock sold, a price changed, a product deleted', async () => {
    const own = await aHouse(market)
    const { id, versionId } = await aProduct(market.deps, own.companyId, { quantity: 1 })
    const shown = async (query: string) =>
      ((await own.call('GET', `?${query}`)).json as ProductListPage).products.map((row) => row.id)
    expect(await shown('stock=low')).toEqual([id])
    await market.query('update versions set quantity = 0 where id = $1', [versionId])
    expect(await shown('stock=low')).toEqual([])
    expect(await shown('status=soldOut')).toEqual([id])
    await market.query(`update products set title = 'Kropka' where id = $1`, [id])
    expect(await shown('q=kropka')).toEqual([id])
    expect(await shown('q=thinkpad&brand=x')).toEqual([id])
    await market.query('delete from price_history where version_id = $1', [versionId])
    await own.call('DELETE', `/${id}`)
    expect(await shown('')).toEqual([])
    expect((await market.query('select 1 from assortment where product_id = $1', [id])).rows).toEqual([])
  })
  test('a job brings the lists of all companies up to date, so that nobody waits for it', async () => {
    const own = await aHouse(market)
    await aProduct(market.deps, own.companyId)
    const marks = async () =>
      (await market.query('select 1 from assortment_changes where company_id = $1', [own.companyId])).rows.length
    expect(await marks()).toBeGreaterThan(0)
    await market.runJob('catalog.refreshAssortments')
    expect(await marks()).toBe(0)
    const { rows } = await market.query('select standing from assortment where company_id = $1', [own.companyId])
    expect(rows).toEqual([{ standing: 'published' }])
  })
  test('readers at once write nothing twice and lose nothing', async () => {
    const own = await aHouse(market)
    const { id, versionId } = await aProduct(market.deps, own.companyId, { quantity: 5 })
    for (let turn = 0; turn < 8; turn++) {
      await Promise.all([
        market.query('update versions set quantity = quantity + 1 where id = $1', [versionId]),
        ...Array.from({ length: 4 }, () => own.call('GET', '')),
      ])
    }
    await own.call('GET', '')
    const { rows } = await market.query('select quantity::int from assortment where product_id = $1', [id])
    expect(rows).toEqual([{ quantity: 13 }])
  })
  test('nobody sees products of another company', async () => {
    const other = await aHouse(market)
    expect((await other.call('GET', '?q=lenovo')).json.products).toEqual([])
    expect((await house.call('GET', '', undefined, other.auth)).status).toBe(404)
  })
})
