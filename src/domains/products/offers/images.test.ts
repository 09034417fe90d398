import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, upload } from '../../../../test/factories/company.ts'
import { aHouse, type House } from '../../../../test/factories/offer.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aPurchase, runAllJobs } from '../../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { purgeUnusedImages } from './purge-images.ts'

const DAY = 86_400_000

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

/** Red on the left, blue on the right. */
const twoColours = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: { r: 220, g: 0, b: 0 } } }).composite([
    {
      input: { create: { width: 100, height: 100, channels: 3, background: { r: 0, g: 0, b: 220 } } },
      left: 100,
      top: 0,
    },
  ])
const send = (bytes: Buffer, by = house.auth) =>
  upload(market, 'POST', `/api/companies/${house.companyId}/product-images`, bytes, by)
const crop = (body: object, by = house.auth) =>
  market.api('POST', `/api/companies/${house.companyId}/product-images/crop`, body, by)
const served = async (key: string) => fetch(`${market.url}/files/${key}-640.webp`)
const isServed = async (key: string) => (await served(key)).status === 200
const whole = { x: 0, y: 0, width: 1, height: 1 }

describe('R22 pictures of products', () => {
  test('are taken, measured, stripped of what they tell, and served in sizes', async () => {
    const telling = await twoColours()
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '50/1 3/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { status, json } = await send(telling)
    expect(status).toBe(201)
    expect(json).toEqual({ key: expect.stringMatching(/^products\/[\w-]{24}$/), width: 200, height: 100 })
    const kept = await market.deps.files.read(`originals/${json.key}.webp`)
    expect([kept?.includes('SecretCam'), (await sharp(kept).metadata()).exif]).toEqual([false, undefined])
    expect((await sharp(await (await served(json.key)).arrayBuffer()).metadata()).width).toBe(200)
  })
  test('that are none are refused and leave nothing', async () => {
    const count = async () => (await market.query('select count(*) from product_images')).rows
    const before = await count()
    const { status, json } = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([status, json.errors[0]]).toMatchObject([422, { field: 'file', code: 'not_a_picture' }])
    expect(await count()).toEqual(before)
  })
  test('are cut into new ones; the old one stays', async () => {
    const { json: old } = await send(await twoColours().png().toBuffer())
    const { status, json } = await crop({ key: old.key, x: 0.5, y: 0.25, width: 0.5, height: 0.5 })
    expect([status, json.width, json.height]).toEqual([201, 100, 50])
    expect(json.key).not.toBe(old.key)
    const { dominant } = await sharp(
      (await market.deps.files.read(`originals/${json.key}.webp`)) ?? Buffer.alloc(0),
    ).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    expect(await isServed(old.key)).toBe(true)
    const edge = await crop({ key: old.key, x: 0.95, y: 0.95, width: 1, height: 1 })
    expect([edge.json.width, edge.json.height]).toEqual([10, 5])
    const { json: product } = await house.call(
      'POST',
      '',
      house.body({ images: [{ ...json, alt: { 'pl-PL': 'Bok' } }] }),
    )
    expect(product.images).toEqual([{ key: json.key, width: 100, height: 50, alt: { 'pl-PL': 'Bok' } }])
  })
  test('stand in the order that was sent, each once, with the measures of the file', async () => {
    const [a, b] = [await house.picture(), await house.picture()]
    const { images } = await house.create({ images: [b, { ...a, width: 9999, height: 1 }, b] })
    expect(images.map(({ key, width }) => [key, width])).toEqual([
      [b.key, 60],
      [a.key, 60],
    ])
  })
})

describe('P02 a picture of another company', () => {
  test('does not exist: to be cut, to be shown, to be taken over by its key', async () => {
    const other = await aHouse(market)
    const foreign = await other.picture()
    const { status, json } = await crop({ key: foreign.key, ...whole })
    expect([status, json.code]).toEqual([404, 'image_not_found'])
    expect((await crop({ key: '../../secret-key', ...whole })).status).toBe(404)
    const offer = await house.create()
    const saved = await house.save(offer, { images: [foreign] })
    expect([saved.status, saved.json.code]).toEqual([422, 'image_not_found'])
    const { rows } = await market.query('select company_id from product_images where key = $1', [foreign.key])
    expect(rows).toEqual([{ company_id: other.companyId }])
  })
  test('the warehouse sends none', async () => {
    const { auth } = await aMember(market, house.companyId, 'warehouse')
    expect((await send(await twoColours().png().toBuffer(), auth)).status).toBe(403)
  })
})

describe('a picture that no product shows', () => {
  const sweepAfter = async (days: number) => {
    const later = new Date(Date.now() + days * DAY)
    await purgeUnusedImages({ ...market.deps, now: () => later })
    await runAllJobs(market)
  }
  /** Twice: what was done does not disturb. */
  const weekLater = async () => {
    await sweepAfter(8)
    await sweepAfter(8)
  }
  test('goes after a week, file and all; one in use stays', async () => {
    const [left, used] = [await house.picture(), await house.picture()]
    await house.create({ images: [used] })
    expect([await isServed(left.key), await isServed(used.key)]).toEqual([true, true])
    await sweepAfter(6)
    expect(await isServed(left.key)).toBe(true)
    await weekLater()
    expect([await isServed(left.key), await isServed(used.key)]).toEqual([false, true])
    expect((await crop({ key: left.key, ...whole })).status).toBe(404)
  })
  test('goes with a deleted product, unless another one shows it, too', async () => {
    const [alone, shared] = [await house.picture(), await house.picture()]
    const { id } = await house.create({ images: [alone, shared] })
    await house.create({ images: [shared] })
    await house.call('DELETE', `/${id}`)
    await weekLater()
    expect([await isServed(alone.key), await isServed(shared.key)]).toEqual([false, true])
  })
  test('taken back into a product in time stays', async () => {
    const picture = await house.picture()
    const offer = await house.create({ images: [picture] })
    const without = await house.save(offer, { images: [] })
    const again = await house.save(without.json, { images: [picture] })
    expect(again.json.images).toHaveLength(1)
    await weekLater()
    expect(await isServed(picture.key)).toBe(true)
  })
  test('stays where it stands on an order', async () => {
    const picture = await house.picture()
    const offer = await house.publish({ images: [picture, await house.picture()] })
    await aPurchase(market, [{ versionId: offer.versions[0]?.id ?? 0 }])
    await house.save(await house.read(offer.id), { images: offer.images.slice(1) })
    await weekLater()
    expect(await isServed(picture.key)).toBe(true)
  })
  test('shared by two companies goes for neither while one shows it', async () => {
    const other = await aHouse(market)
    const images = [{ key: 'products/shared', alt: { 'pl-PL': 'x' }, width: 2, height: 2 }]
    await market.deps.files.write('originals/products/shared.webp', await twoColours().webp().toBuffer())
    const mine = await aProduct(market.deps, house.companyId, { images })
    await aProduct(market.deps, other.companyId, { images })
    await house.call('DELETE', `/${mine.id}`)
    await weekLater()
    expect(await isServed('products/shared')).toBe(true)
  })
})
