import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember } from '../../../../test/factories/company.ts'
import { aHouse, aVersion, type House, sameAgain } from '../../../../test/factories/offer.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aPurchase, stockOf } from '../../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import type { OwnOffer } from './contract.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

const idsOf = (offer: OwnOffer) => offer.versions.map((version) => version.id)
/** The versions of an offer as a form sends them back unchanged. */
const versionsOf = (offer: OwnOffer) => sameAgain(offer).versions

describe('R22 E07 a seller changes a product', () => {
  test('every field is kept, and the revision grows', async () => {
    const offer = await house.create()
    const change = {
      title: 'Dell Latitude 7490',
      brand: 'Dell',
      model: 'Latitude',
      mpn: 'N1',
      texts: { 'pl-PL': { description: 'Opis', howToUse: 'Włączyć', composition: 'Plastik' } },
      state: 'damaged' as const,
      grade: 'forParts' as const,
      refurbished: true,
      batteryHealth: null,
      warrantyMonths: 0,
      defects: ['Pęknięty ekran'],
      erpCode: 'E-9',
      ean: '96385074',
      productIndex: 'IDX 7',
      deliveryDays: 3,
      vatScheme: 'margin' as const,
      parcelSize: 'large' as const,
      attributes: {},
    }
    const { status, json } = await house.save(offer, change)
    expect([status, json.revision]).toEqual([200, offer.revision + 1])
    expect(json).toMatchObject(change)
    expect(json.attributes).toEqual({})
    expect(await house.read(offer.id)).toEqual(json)
  })
  test('V14 a title of 150 emoji is 150 characters; one more and a flood of marks are refused by name', async () => {
    const offer = await house.create()
    const saved = await house.save(offer, { title: '👍🏽'.repeat(150) })
    expect([saved.status, saved.json.title]).toEqual([200, '👍🏽'.repeat(150)])
    for (const title of ['👍🏽'.repeat(151), `a${'\u0301'.repeat(5000)}`]) {
      const { status, json } = await house.save(saved.json, { title })
      expect([status, json.errors]).toEqual([422, [expect.objectContaining({ field: 'title', code: 'too_long' })]])
    }
  })
  test('a product that an import or the demo made is read and saved the same way', async () => {
    const images = [{ key: 'products/drawn', alt: { 'pl-PL': 'Widok' }, width: 12, height: 9 }]
    const { id } = await aProduct(market.deps, house.companyId, { images })
    const offer = await house.read(id)
    const { status, json } = await house.save(offer, { title: 'New title' })
    expect([status, json.title, json.images]).toEqual([200, 'New title', images])
  })
  test('a field that was left out of the answer cannot be set', async () => {
    const offer = await house.create()
    const sent = { ...sameAgain(offer), companyId: 1, status: 'published', quantity: 9 }
    const { json } = await house.call('PUT', `/${offer.id}`, sent)
    expect([json.companyId, json.status]).toEqual([house.companyId, 'draft'])
  })
  test('what was wrong before is not held against a change of something else; new faults are', async () => {
    const { id } = await aProduct(market.deps, house.companyId, { brand: '' })
    const offer = await house.read(id)
    const saved = await house.save(offer, { warrantyMonths: 24 })
    expect([saved.status, saved.json.warrantyMonths]).toEqual([200, 24])
    const refused = await house.save(saved.json, { grade: null })
    expect(refused.json.errors).toMatchObject([{ field: 'grade', code: 'grade_required' }])
  })
  test('a published product stays fit to be shown', async () => {
    const offer = await house.publish()
    const { status, json } = await house.save(offer, {
      images: [],
      texts: { 'pl-PL': { description: '' } },
      versions: [...versionsOf(offer), aVersion({ name: '', price: 0 })],
    })
    expect([status, json.errors.map((error: { field: string }) => error.field)]).toEqual([
      422,
      ['texts.pl-PL.description', 'images', 'versions.0.name', 'versions.1.name', 'versions.1.price'],
    ])
  })
})

describe('V13 versions', () => {
  test('are kept by id, added, taken away and put in order', async () => {
    const offer = await house.create({
      versions: ['A', 'B', 'C'].map((name) => aVersion({ name, price: 1000, stockDelta: 1 })),
    })
    const [a, , c] = versionsOf(offer)
    const { json } = await house.save(offer, {
      versions: [
        { ...c, name: 'C2', stockDelta: 4 } as never,
        aVersion({ name: 'D', stockDelta: 7 }),
        { ...a } as never,
      ],
    })
    const [idA, , idC] = idsOf(offer)
    expect(json.versions.map((version: OwnOffer['versions'][number]) => [version.name, version.quantity])).toEqual([
      ['C2', 5],
      ['D', 7],
      ['A', 1],
    ])
    expect([json.versions[0].id, json.versions[2].id]).toEqual([idC, idA])
    expect(idsOf(offer)).not.toContain(json.versions[1].id)
  })
  test('a missing name is reported where there are several', async () => {
    const { id, versions } = await house.create({
      images: [await house.picture()],
      versions: [aVersion({ name: 'A' }), aVersion()],
    })
    expect(versions).toHaveLength(2)
    const { status, json } = await house.setStatus(id, 'published')
    expect([status, json.errors]).toMatchObject([422, [{ field: 'versions.1.name', code: 'version_name_missing' }]])
    expect(json.errors[0].message).toBe('Brak nazwy wersji produktu')
  })
  test('one that was ordered stays, its neighbour may go', async () => {
    const offer = await house.publish({
      versions: [aVersion({ name: 'A' }), aVersion({ name: 'B' })],
    })
    const [a = 0] = idsOf(offer)
    await aPurchase(market, [{ versionId: a }])
    const [first, second] = versionsOf(offer)
    const refused = await house.save(offer, { versions: [second as never] })
    expect([refused.status, refused.json.code, refused.json.errors[0].message]).toEqual([
      409,
      'version_ordered',
      'Wersji „A” nie można usunąć, bo ktoś ją już zamówił. Ustaw jej stan na zero.',
    ])
    const done = await house.save(offer, { versions: [first as never] })
    expect([done.status, idsOf(done.json)]).toEqual([200, [a]])
  })
  test('P02 versions and devices of other products are not found', async () => {
    const [offer, other] = [await house.create(), await house.create()]
    const foreign = idsOf(other)[0] ?? 0
    const taken = await house.save(offer, { versions: [aVersion({ id: foreign, price: 1 })] })
    expect([taken.status, taken.json.errors[0].field]).toEqual([404, 'versions.0.id'])
    const [own] = versionsOf(offer)
    const twice = await house.save(offer, { versions: [own, own] as never })
    expect([twice.status, twice.json.errors[0].field]).toEqual([404, 'versions.1.id'])
    expect(await house.read(other.id)).toEqual(other)
    expect(await house.read(offer.id)).toEqual(offer)
  })
})

describe('stock that is saved with a product', () => {
  test('moves by pieces with its reason; below zero nothing at all is saved', async () => {
    const offer = await house.create()
    const [id = 0] = idsOf(offer)
    const [version] = versionsOf(offer)
    const { status, json } = await house.save(offer, {
      title: 'Never saved',
      versions: [{ ...version, stockDelta: -4 } as never],
    })
    expect([status, json.code, json.errors[0].field]).toEqual([409, 'not_enough_stock', 'versions.0.stockDelta'])
    expect(await house.read(offer.id)).toEqual(offer)
    await house.save(offer, { versions: [{ ...version, stockDelta: -3 } as never] })
    expect(await stockOf(market, id)).toBe(0)
    const { rows } = await market.query('select delta, reason from stock_movements where version_id = $1 order by id', [
      id,
    ])
    expect(rows).toEqual([
      { delta: 3, reason: 'initial' },
      { delta: -3, reason: 'correction' },
    ])
  })
})

describe('two people change the same product', () => {
  test('the later one is told, by whom and which is the newest; nothing of hers is written', async () => {
    const offer = await house.create()
    const first = await house.save(offer, { title: 'First' })
    const second = await house.save(offer, { title: 'Second' })
    expect([second.status, second.json.code]).toEqual([409, 'product_changed'])
    expect(second.json.errors).toEqual([
      {
        field: 'revision',
        code: 'product_changed_by',
        message: `Produkt ma już nowszą wersję (${first.json.revision}). Ostatnie zmiany: Marta Nowak.`,
      },
    ])
    expect(await house.read(offer.id)).toEqual(first.json)
  })
  test('of many at once exactly one wins, again and again', async () => {
    let offer = await house.create()
    const { auth } = await aMember(market, house.companyId, 'manager')
    for (const round of [1, 2, 3]) {
      const known = offer
      const answers = await Promise.all(
        [house.auth, auth, house.auth, auth].map((by, index) =>
          house.save(
            known,
            { title: `Round ${round} by ${index}`, versions: [{ ...versionsOf(known)[0], stockDelta: 1 } as never] },
            by,
          ),
        ),
      )
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
      offer = await house.read(offer.id)
      expect(offer).toEqual(answers.find((answer) => answer.status === 200)?.json)
    }
    expect(offer.versions[0]?.quantity).toBe(6)
  })
  test('orders in between do not disturb, and no piece is lost', async () => {
    const offer = await house.publish({ versions: [aVersion({ stockDelta: 10 })] })
    const [id = 0] = idsOf(offer)
    const [version] = versionsOf(offer)
    const [saved] = await Promise.all([
      house.save(offer, { title: 'While it sells', versions: [{ ...version, stockDelta: 5 } as never] }),
      ...[1, 2, 3].map(() => aPurchase(market, [{ versionId: id }])),
    ])
    expect(saved.status).toBe(200)
    expect(await stockOf(market, id)).toBe(12)
    const { rows } = await market.query('select sum(delta)::int as sum from stock_movements where version_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ sum: 12 }])
  })
  test('saving several versions while orders take them in another order ends, for all', async () => {
    const offer = await house.publish({
      versions: ['A', 'B', 'C'].map((name) => aVersion({ name, stockDelta: 50 })),
    })
    const ids = idsOf(offer)
    const backwards = versionsOf(offer)
      .reverse()
      .map((version) => ({ ...version, stockDelta: 1, price: version.price + 100 }))
    const [saved] = await Promise.all([
      house.save(offer, { versions: backwards }),
      ...[1, 2, 3, 4].map((round) =>
        market.deps.db.transaction().execute(async (db) => {
          const { lockVersions, takeStock } = await import('../../stock/index.ts')
          await lockVersions({ ...market.deps, db }, ids)
          await takeStock(
            { ...market.deps, db },
            ids.map((versionId) => ({ versionId, quantity: 1, reference: `o${round}` })),
          )
        }),
      ),
    ])
    expect(saved.status).toBe(200)
    expect(await Promise.all(ids.map((id) => stockOf(market, id)))).toEqual([47, 47, 47])
  })
})

test('dying in the middle leaves everything as it was', async () => {
  const offer = await house.publish({ versions: [aVersion({ name: 'A' }), aVersion({ name: 'B' })] })
  await market.query(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`,
  )
  await market.query('create trigger die before insert on stock_movements for each row execute function die()')
  const [a] = versionsOf(offer)
  const change = { title: 'Half', versions: [{ ...a, price: 5000, stockDelta: 1 }, aVersion({ name: 'C' })] as never }
  const { status } = await house.save(offer, change)
  await market.query('drop trigger die on stock_movements')
  expect(status).toBe(500)
  expect(await house.read(offer.id)).toEqual(offer)
  expect((await house.save(offer, change)).status).toBe(200)
})
