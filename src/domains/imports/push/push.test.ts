import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImporter } from '../../../../test/factories/imports.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const push = (what: 'stock' | 'prices', items: unknown[], headers: Record<string, string> = {}) =>
  market.api('PUT', `/api/companies/${seller.companyId}/${what}`, { items }, { ...seller.auth, ...headers })
const quantities = async (code: string) => (await seller.versions(code)).map((version) => version.quantity)

describe('E07 R22 stock by ERP code', () => {
  beforeAll(async () => {
    seller = await anImporter(market)
    await aProduct(market.deps, seller.companyId, { erpCode: 'P-1', quantity: 5 })
    await aProduct(market.deps, seller.companyId, { erpCode: 'P-2', quantity: 5 })
    const versions = ['8 GB', '16 GB'].map((name) => ({ name, price: 1000, quantity: 5 }))
    await aProduct(market.deps, seller.companyId, { erpCode: 'P-3', versions })
  })
  test('is set or moved; each item is answered', async () => {
    const { status, json } = await push('stock', [
      { erpCode: 'P-1', quantity: 9 },
      { erpCode: 'P-2', delta: -2 },
      { erpCode: 'P-2', quantity: 1 },
      { erpCode: 'P-3', versionName: '16 GB', quantity: 5 },
      { erpCode: 'P-3', quantity: 1 },
      { erpCode: 'P-3', versionName: '32 GB', quantity: 1 },
      { erpCode: 'P-3', versionName: '8 GB', delta: -6 },
      { erpCode: 'nothing', quantity: 1 },
    ])
    expect(status).toBe(200)
    expect(json).toMatchObject({ accepted: 2, unchanged: 1, refused: 5 })
    expect(json.items.map((item: { outcome: string; code?: string }) => item.code ?? item.outcome)).toEqual([
      'accepted',
      'accepted',
      'item_twice',
      'unchanged',
      'version_unclear',
      'version_not_found',
      'not_enough_stock',
      'erp_code_unknown',
    ])
    expect([await quantities('P-1'), await quantities('P-2'), await quantities('P-3')]).toEqual([[9], [3], [5, 5]])
    const [version] = await seller.versions('P-1')
    const { rows } = await market.query(
      'select delta, reason, by_user from stock_movements where version_id = $1 order by id',
      [version.id],
    )
    expect(rows.at(-1)).toEqual({ delta: 4, reason: 'integration', by_user: seller.ownerId })
  })
  test('moved by several at once adds up; repeated under one key counts once', async () => {
    const [before = 0] = await quantities('P-1')
    await Promise.all(Array.from({ length: 5 }, () => push('stock', [{ erpCode: 'P-1', delta: 1 }])))
    expect(await quantities('P-1')).toEqual([before + 5])
    const once = { 'idempotency-key': 'erp-run-2026-07' }
    const [a, b] = [
      await push('stock', [{ erpCode: 'P-1', delta: 1 }], once),
      await push('stock', [{ erpCode: 'P-1', delta: 1 }], once),
    ]
    expect([a.text, await quantities('P-1')]).toEqual([b.text, [before + 6]])
  })
  test('an item that is none is refused for itself and named; the others count', async () => {
    const [before = 0] = await quantities('P-2')
    const { status, json } = await push('stock', [
      { erpCode: 'P-1' },
      { erpCode: 'P-1', quantity: 1, delta: 1 },
      { erpCode: '', quantity: 1 },
      { erpCode: 'P-1', quantity: -1 },
      { erpCode: 'P-1', quantity: '4' },
      { erpCode: 'P-2', quantity: before + 3 },
      null,
      'P-1',
      [[]],
    ])
    expect([status, json.accepted, json.refused]).toEqual([200, 1, 8])
    expect(json.items.map((item: { code?: string; field?: string }) => [item.code, item.field])).toEqual([
      ['item_invalid', 'quantity'],
      ['item_invalid', expect.stringMatching(/^(quantity|delta)$/)],
      ['item_invalid', 'erpCode'],
      ['item_invalid', 'quantity'],
      ['item_invalid', 'quantity'],
      [undefined, undefined],
      ['item_invalid', undefined],
      ['item_invalid', undefined],
      ['item_invalid', undefined],
    ])
    expect(await quantities('P-2')).toEqual([before + 3])
  })
  test.each([[[]], ['P-1'], [null]])('%j instead of a list of items is refused', async (items) =>
    expect((await push('stock', items as unknown[])).status).toBe(422),
  )
})

describe('E07 R22 prices by ERP code', () => {
  beforeAll(async () => {
    seller = await anImporter(market)
    await aProduct(market.deps, seller.companyId, { erpCode: 'P-1', price: 10_000 })
    const versions = ['8 GB', '16 GB'].map((name) => ({ name, price: 1000, quantity: 5 }))
    await aProduct(market.deps, seller.companyId, { erpCode: 'P-3', versions })
  })
  test('are set, of one version or all; a lower one may be announced', async () => {
    const { json } = await push('prices', [
      { erpCode: 'P-1', price: 8000, announce: true },
      { erpCode: 'P-3', price: 1000 },
      { erpCode: 'nothing', price: 1 },
    ])
    expect(json).toMatchObject({ accepted: 1, unchanged: 1, refused: 1 })
    expect(await seller.versions('P-1')).toMatchObject([{ price: 8000, was_price: 10_000, last_price: 10_000 }])
    await push('prices', [{ erpCode: 'P-3', versionName: '16 GB', price: 1200 }])
    expect((await seller.versions('P-3')).map(({ price }) => price)).toEqual([1000, 1200])
  })
  test('one price that is none does not hold up the others', async () => {
    const { json } = await push('prices', [
      { erpCode: 'P-1', price: 0 },
      { erpCode: 'P-3', price: 12.5 },
      { erpCode: 'P-3', versionName: '8 GB', price: 900 },
    ])
    expect(json).toMatchObject({ accepted: 1, refused: 2, items: [{ field: 'price' }, { field: 'price' }, {}] })
  })
  test('P02 of another company stay', async () => {
    const other = await anImporter(market)
    await aProduct(market.deps, other.companyId, { erpCode: 'P-1', price: 7777 })
    await push('prices', [{ erpCode: 'P-1', price: 5000 }])
    expect(await other.versions('P-1')).toMatchObject([{ price: 7777 }])
  })
})

test('E07 ten thousand in one call, announced in parts', async () => {
  seller = await anImporter(market)
  const lines = Array.from({ length: 10_000 }, (_, index) => `T-${index};Kabel;Dell;laptops;10;5`)
  await seller.bring(['Symbol;Nazwa;Producent;Kategoria;Cena;Ilość', ...lines].join('\n'))
  const items = lines.map((_, index) => ({ erpCode: `T-${index}`, quantity: index % 2 === 0 ? 5 : 7 }))
  const { json } = await push('stock', items)
  expect(json).toMatchObject({ accepted: 5000, unchanged: 5000, refused: 0 })
  const prices = await push(
    'prices',
    lines.map((_, index) => ({ erpCode: `T-${index}`, price: 1100 })),
  )
  expect(prices.json).toMatchObject({ accepted: 10_000, refused: 0 })
  const { rows } = await market.query(
    `select max(jsonb_array_length(payload->'productIds'))::int as most from (
       select payload::jsonb from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'search.refreshListings') p`,
  )
  expect(rows[0].most).toBe(500)
  const tooMany = await push('stock', [...items, { erpCode: 'one more', quantity: 1 }])
  expect(tooMany.status).toBe(422)
})
