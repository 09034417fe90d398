import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember } from '../../../../test/factories/company.ts'
import { aHouse, aVersion, type House, offerBody } from '../../../../test/factories/offer.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

describe('R22 E07 a seller adds a product', () => {
  test('it is a draft with everything that was entered, and nobody else sees it', async () => {
    const { status, json } = await house.call('POST', '', {
      ...house.body({
        title: '  Lenovo ThinkPad T480  ',
        texts: { 'pl-PL': { description: 'Opis', specialOffer: 'Torba gratis' }, 'en-US': { description: '' } },
        ean: '590 1234-123457',
        erpCode: 'A-1',
        productIndex: '',
        shopIds: [house.shopId],
        images: [await house.picture()],
        versions: [
          aVersion({ name: '256 GB', price: 129_900, stockDelta: 2 }),
          aVersion({ name: '512 GB', price: 149_900, stockDelta: 0 }),
        ],
      }),
    })
    expect(status).toBe(201)
    expect(json).toMatchObject({
      title: 'Lenovo ThinkPad T480',
      slug: 'lenovo-thinkpad-t480',
      companyId: house.companyId,
      status: 'draft',
      currency: 'PLN',
      ean: '5901234123457',
      productIndex: null,
      texts: { 'pl-PL': { description: 'Opis', specialOffer: 'Torba gratis' } },
      parcelSize: 'medium',
      shopIds: [house.shopId],
      images: [{ width: 60, height: 40, alt: { 'pl-PL': 'Lenovo ThinkPad T480' } }],
      versions: [
        { name: '256 GB', price: 129_900, quantity: 2, wasPrice: null, schedules: [] },
        { name: '512 GB', price: 149_900, quantity: 0 },
      ],
      soldOut: false,
      updatedBy: 'Marta Nowak',
    })
    expect(json.texts['en-US']).toBeUndefined()
    expect((await market.api('GET', `/api/products/${json.id}`)).status).toBe(404)
    expect(await house.read(json.id)).toEqual(json)
    const { rows } = await market.query(
      `select m.delta, m.reason, m.by_user from stock_movements m join versions v on v.id = m.version_id where v.product_id = $1`,
      [json.id],
    )
    expect(rows).toEqual([{ delta: 2, reason: 'initial', by_user: house.ownerId }])
  })
  test('a draft needs no more than a title and a category', async () => {
    const answer = await house.call('POST', '', {
      ...house.body({ brand: '', model: '', grade: null, texts: { 'pl-PL': { description: '' } } }),
      versions: [aVersion({ price: 0, stockDelta: 0 }), aVersion({ price: 0, stockDelta: 0 })],
    })
    expect([answer.status, answer.json.soldOut]).toEqual([201, true])
  })
  test('what is false is named field by field, and nothing is written', async () => {
    const before = await market.query('select count(*) from products')
    const { status, json } = await house.call('POST', '', {
      ...house.body({
        title: ' ',
        state: 'new',
        grade: 'forParts',
        ean: '5901234123450',
        attributes: { ram_gb: 'much', colour: 'red' },
        versions: [aVersion({ attributes: { wings: 2 } })],
        devices: [{ id: null, kind: 'imei', number: '490154203237519' }],
      }),
    })
    expect([status, json.code]).toEqual([422, 'validation'])
    expect(json.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual([
      'title required',
      'grade grade_unfit',
      'ean ean_invalid',
      'attributes.ram_gb invalid',
      'attributes.colour unknown_key',
      'versions.0.attributes.wings unknown_key',
      'devices.0.number imei_invalid',
    ])
    expect(await market.query('select count(*) from products')).toMatchObject({ rows: before.rows })
  })
  test('an unknown category, a first stock below zero, an id of a version', async () => {
    const code = async (over: object) => (await house.call('POST', '', house.body(over))).json.errors[0]
    expect(await code({ categoryId: 999_999 })).toMatchObject({ field: 'categoryId', code: 'category_not_found' })
    expect(await code({ versions: [aVersion({ stockDelta: -1 })] })).toMatchObject({
      field: 'versions.0.stockDelta',
      code: 'not_enough_stock',
    })
    expect(await code({ versions: [aVersion({ id: 1 })] })).toMatchObject({
      field: 'versions.0.id',
      code: 'version_not_found',
    })
  })
})

describe('E07 the ERP code', () => {
  test('stands once in a company, and again in another', async () => {
    await house.create({ erpCode: 'ONCE' })
    const { status, json } = await house.call('POST', '', house.body({ erpCode: 'ONCE' }))
    expect([status, json.code, json.errors[0].field]).toEqual([409, 'erp_code_taken', 'erpCode'])
    const other = await aHouse(market)
    expect((await other.create({ erpCode: 'ONCE' })).erpCode).toBe('ONCE')
  })
  test('of two at once, one gets it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => house.call('POST', '', house.body({ erpCode: 'RACE' }))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
  })
})

test('R22 a repeated request with the same key makes one product', async () => {
  const headers = { ...house.auth, 'idempotency-key': 'offer-once-0001' }
  const send = () => market.api('POST', house.path, house.body({ title: 'Twice sent' }), headers)
  const [first, second] = [await send(), await send()]
  expect(second.json.id).toBe(first.json.id)
})

describe('P02 what belongs to others does not exist', () => {
  test('pictures, shops, devices of another company are refused by their place', async () => {
    const other = await aHouse(market)
    const picture = await other.picture()
    const code = async (over: object) => {
      const { status, json } = await house.call('POST', '', house.body(over))
      return [status, json.code, json.errors[0].field]
    }
    expect(await code({ images: [await house.picture(), picture] })).toEqual([422, 'image_not_found', 'images.1'])
    expect(await code({ images: [{ ...picture, key: '../secret-key' }] })).toEqual([422, 'image_not_found', 'images.0'])
    expect(await code({ shopIds: [house.shopId, other.shopId] })).toEqual([422, 'shop_not_found', 'shopIds.1'])
    expect(await code({ devices: [{ id: 1, kind: 'imei' }] })).toEqual([422, 'invalid', 'devices.0.id'])
  })
  test('a stranger finds no company; the warehouse may look, not change', async () => {
    const other = await aHouse(market)
    expect((await house.call('POST', '', house.body(), other.auth)).json.code).toBe('company_not_found')
    const { id } = await house.create()
    expect((await house.call('GET', `/${id}`, undefined, other.auth)).json.code).toBe('company_not_found')
    const foreign = await market.api('GET', `${other.path}/${id}`, undefined, other.auth)
    expect([foreign.status, foreign.json.code]).toEqual([404, 'product_not_found'])
    const { auth } = await aMember(market, house.companyId, 'warehouse')
    expect((await house.call('GET', `/${id}`, undefined, auth)).status).toBe(200)
    expect((await house.call('POST', '', offerBody(house.categoryId), auth)).status).toBe(403)
  })
})
