import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aShopPicture, type ForeignObjects, foreignObjects, stateOf } from './access/foreign-objects.ts'
import { createWorld, type World } from './access/world.ts'
import { bearer } from './factories/api-key.ts'
import { offerBody } from './factories/offer.ts'
import { shopBody } from './factories/shop.ts'
import { type TestMarket, testMarket } from './market.ts'

// The owner of one company names in what she sends something that belongs to another: for her it does not exist, and nothing changes.
let market: TestMarket
let own: World
let other: World
let theirs: ForeignObjects
beforeAll(async () => {
  market = await testMarket()
  ;[own, other] = [await createWorld(market), await createWorld(market)]
  theirs = await foreignObjects(market, other)
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('delete from throttles')
})

const auth = () => bearer(own.people.owner.token)
const state = () => stateOf(market)

describe('P01 P02 objects of another company inside a body', () => {
  const product = () => `/api/companies/${own.companyId}/products/${own.productId}`
  const offer = async () => (await market.api('GET', product(), undefined, auth())).json
  const body = (over: object) => offerBody(own.categoryId, over)
  const image = () => ({ key: other.imageKey, width: 9, height: 9, alt: { 'pl-PL': 'x' } })
  const version = (id: number) => ({ id, name: '', price: 100, announce: false, stockDelta: 5, attributes: {} })

  const cases: [string, (at: string) => Promise<[method: string, path: string, body: unknown]>][] = [
    ['picture of a new product', async (at) => ['POST', `${at}/products`, body({ images: [image()] })]],
    ['shop of a new product', async (at) => ['POST', `${at}/products`, body({ shopIds: [other.shopId] })]],
    [
      'version of a new product',
      async (at) => ['POST', `${at}/products`, body({ versions: [version(other.versionId)] })],
    ],
    [
      'category of no vertical',
      async (at) => ['POST', `${at}/products`, body({ categoryId: theirs.foreignCategoryId })],
    ],
    [
      'picture of a product',
      async () => ['PUT', product(), body({ images: [image()], revision: (await offer()).revision })],
    ],
    [
      'shop of a product',
      async () => ['PUT', product(), body({ shopIds: [other.shopId], revision: (await offer()).revision })],
    ],
    [
      'version of a product',
      async () => [
        'PUT',
        product(),
        body({ versions: [version(other.versionId)], revision: (await offer()).revision }),
      ],
    ],
    [
      'device of a product',
      async () => [
        'PUT',
        product(),
        body({
          devices: [{ id: theirs.deviceId, kind: 'imei' }],
          versions: [version(own.versionId)],
          revision: (await offer()).revision,
        }),
      ],
    ],
    [
      'stock',
      async () => [
        'POST',
        `${product()}/stock`,
        { reason: 'received', changes: [{ versionId: other.versionId, delta: 9 }] },
      ],
    ],
    [
      'stock beside the own',
      async () => [
        'POST',
        `${product()}/stock`,
        { reason: 'received', changes: [own.versionId, other.versionId].map((versionId) => ({ versionId, delta: 9 })) },
      ],
    ],
    [
      'prices',
      async () => [
        'PUT',
        `${product()}/prices`,
        { prices: [{ versionId: other.versionId, expected: 129_900, price: 1, announce: false }] },
      ],
    ],
    [
      'planned price',
      async () => [
        'POST',
        `${product()}/price-schedules`,
        {
          versionId: other.versionId,
          price: 1,
          announce: false,
          startsAt: new Date(Date.now() + 9e7).toISOString(),
          endsAt: null,
        },
      ],
    ],
    [
      'planned price in the address of the own product',
      async () => ['DELETE', `${product()}/price-schedules/${other.scheduleId}`, undefined],
    ],
    [
      'labels',
      async (at) => [
        'POST',
        `${at}/products/labels`,
        { ids: [own.productId, other.productId], format: 'a4', price: true },
      ],
    ],
    [
      'cropped picture',
      async (at) => ['POST', `${at}/product-images/crop`, { key: other.imageKey, x: 0, y: 0, width: 1, height: 1 }],
    ],
    [
      'picture of a shop',
      async (at) => [
        'POST',
        `${at}/shops`,
        shopBody({ images: [{ key: theirs.shopPictureKey, width: 9, height: 9, alt: { 'pl-PL': '' } }] as never }),
      ],
    ],
    [
      'shops of an import',
      async (at) => [
        'PUT',
        `${at}/imports/${theirs.ownImport.id}/settings`,
        { ...theirs.ownImport.settings, defaults: { ...theirs.ownImport.settings.defaults, shopIds: [other.shopId] } },
      ],
    ],
    [
      'category of an import',
      async (at) => [
        'PUT',
        `${at}/imports/${theirs.ownImport.id}/settings`,
        {
          ...theirs.ownImport.settings,
          defaults: { ...theirs.ownImport.settings.defaults, categoryId: theirs.foreignCategoryId },
        },
      ],
    ],
    [
      'parent of a proposed category',
      async (at) => [
        'POST',
        `${at}/category-proposals`,
        { parentId: theirs.foreignCategoryId, names: { 'pl-PL': 'Zegary' }, note: '' },
      ],
    ],
  ]
  beforeAll(async () => {
    theirs.ownImport = await theirs.importAs(own.companyId, auth())
    theirs.shopPictureKey = await aShopPicture(market, other)
  })

  test.each(cases)('%s', async (_name, request) => {
    const [method, path, sent] = await request(`/api/companies/${own.companyId}`)
    const before = await state()
    const answer = await market.api(method, path, sent, auth())
    expect([answer.status === 404 || answer.status === 422, answer.status, answer.json?.code]).toEqual([
      true,
      answer.status,
      answer.json?.code,
    ])
    expect(await state()).toBe(before)
  })

  test('a change of many products passes over those of others', async () => {
    const path = `/api/companies/${own.companyId}/products/bulk`
    const change = { kind: 'price', way: 'set', value: 777, round: 'none', announce: false }
    const foreign = await market.api('POST', path, { selection: { ids: [other.productId] }, change }, auth())
    expect([foreign.status, foreign.json.code]).toEqual([422, 'nothing_chosen'])
    const both = await market.api(
      'POST',
      path,
      { selection: { ids: [own.productId, other.productId] }, change },
      auth(),
    )
    expect(both.json).toMatchObject({ total: 1, changed: 1 })
    const price = async (id: number) =>
      (await market.query('select price::int from versions where id = $1', [id])).rows[0].price
    expect([await price(own.versionId), await price(other.versionId)]).toEqual([777, 129_900])
  })

  test('codes of the same name in two houses mean two products', async () => {
    const { rows: codes } = await market.query('select erp_code as code from products where id = $1', [other.productId])
    const items = [{ erpCode: codes[0].code, quantity: 0 }]
    const { json } = await market.api('PUT', `/api/companies/${own.companyId}/stock`, { items }, auth())
    expect(json.items).toEqual([{ outcome: 'refused', code: 'erp_code_unknown' }])
    const priced = await market.api(
      'PUT',
      `/api/companies/${own.companyId}/prices`,
      { items: [{ erpCode: codes[0].code, price: 1 }] },
      auth(),
    )
    expect(priced.json.items).toEqual([{ outcome: 'refused', code: 'erp_code_unknown' }])
  })

  test('a file names codes, pictures and shops of another company: it gets none of them', async () => {
    const before = await theirs.snapshot()
    const { code, shop } = theirs.names
    const table = [
      'erp_code;title;brand;category;price;quantity;images;shops',
      `${code};Obcy;Lenovo;laptops;1;99;/files/${other.imageKey}-1280.webp;`,
      `${code}-2;Obcy;Lenovo;laptops;1;99;;${shop}`,
    ].join('\n')
    const done = await theirs.runImport(own.companyId, auth(), table)
    // What an offer can do without costs a remark, not the row.
    expect(done.progress).toMatchObject({ created: 2, rejected: 0, warnings: 2 })
    const { rows: made } = await market.query(
      'select images, shop_ids as shops from products where company_id = $1 and erp_code = any($2) order by id',
      [own.companyId, [code, `${code}-2`]],
    )
    expect(made).toEqual(Array(2).fill({ images: [], shops: [] }))
    expect(await theirs.snapshot()).toBe(before)
  })
})
