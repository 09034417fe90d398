import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf, authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, orderBody } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let now = new Date('2026-12-20T12:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

const texts = (pl: string) => ({ 'pl-PL': pl, 'en-US': `${pl} EN`, 'de-DE': '' })
const body = {
  headerText: texts('Sprzęt z duszą'),
  bannerText: texts('Gwarancja 24 miesiące'),
  bannerIcon: 'shield-check',
  accent: '#AA3300',
  language: 'pl-PL',
}
const aPicture = (color: string) =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: color } })
    .png()
    .toBuffer()

async function aCompany() {
  const seller = await aSeller(market.deps)
  const auth = await authOf(market, seller.ownerId)
  const path = `/api/companies/${seller.companyId}`
  return {
    ...seller,
    path,
    save: (over: object) => market.api('PUT', `${path}/presentation`, { ...body, revision: 0, ...over }, auth),
    call: (method: string, rest: string, sent?: unknown) => market.api(method, path + rest, sent, auth),
    send: async (rest: string, file: Buffer) => {
      const answer = await fetch(market.url + path + rest, {
        method: 'PUT',
        body: new Uint8Array(file),
        headers: { ...auth, 'content-type': 'image/png' },
      })
      return { status: answer.status, json: await answer.json() }
    },
    read: async () => (await market.api('GET', `${path}/presentation`)).json,
  }
}

describe('a seller', () => {
  test('E14 R22 presents itself: texts, icon, colour, language; everybody reads it', async () => {
    const company = await aCompany()
    expect(await company.read()).toMatchObject({ headerText: { 'pl-PL': '' }, accent: null, revision: 0 })
    const { status, json } = await company.save({})
    expect([status, json.revision, json.accent]).toEqual([200, 1, '#aa3300'])
    expect((await company.read()).headerText).toEqual(body.headerText)
    expect((await auditOf(market, company.companyId)).at(-1)?.action).toBe('presentationChanged')
  })
  test('E14 two people save at once: one wins, the other is told', async () => {
    const company = await aCompany()
    const both = await Promise.all([company.save({}), company.save({ accent: null })])
    expect(both.map((one) => one.status).sort()).toEqual([200, 409])
  })
  test('E14 V14 a colour is #rrggbb, a language one of three; the field is named', async () => {
    const company = await aCompany()
    for (const [field, value] of [
      ['accent', 'red'],
      ['accent', '#12345'],
      ['language', 'fr-FR'],
      ['bannerIcon', '<svg>'],
    ] as const) {
      const { status, json } = await company.save({ [field]: value })
      expect([field, status, json.errors[0].field]).toEqual([field, 422, field])
    }
  })
  test('E14 pictures are made anew and the one before goes', async () => {
    const company = await aCompany()
    const first = await company.send('/presentation/pictures/header', await aPicture('red'))
    const second = await company.send('/presentation/pictures/header', await aPicture('blue'))
    await company.send('/presentation/pictures/thumbnail', await aPicture('green'))
    expect([first.status, second.status]).toEqual([200, 200])
    const fileOf = (key: string) => join(market.deps.config.dataDir, 'files/originals', `${key}.webp`)
    expect(existsSync(fileOf(first.json.headerImageKey))).toBe(true)
    await market.runJobs()
    expect(existsSync(fileOf(second.json.headerImageKey))).toBe(true)
    expect(existsSync(fileOf(first.json.headerImageKey))).toBe(false)
    expect((await company.read()).thumbnailKey).toMatch(/^companies\//)
    const gone = await company.call('DELETE', '/presentation/pictures/header')
    expect([gone.status, gone.json.headerImageKey]).toEqual([200, null])
    const bad = await company.send('/presentation/pictures/header', Buffer.from('<svg onload="x"/>'))
    expect([bad.status, bad.json.code]).toEqual([422, 'not_a_picture'])
  })
})

describe('a seller on holiday', () => {
  const add = (cart: { id: string }, versionId: number) =>
    market.api('POST', `/api/carts/${cart.id}/lines`, { versionId, quantity: 1 })
  test('R22 takes no orders from the first to the last day, Polish time; goods stay visible', async () => {
    now = new Date('2026-12-20T12:00:00Z')
    const company = await aCompany()
    const product = await aProduct(market.deps, company.companyId, { quantity: 5 })
    const cart = await aCart(market, [{ versionId: product.versionId, quantity: 1 }])
    const planned = await company.call('PUT', '/holiday', {
      from: '2026-12-24',
      until: '2026-12-27',
      note: { 'pl-PL': 'Święta' },
    })
    expect(planned.status).toBe(200)
    const holiday = async () => (await market.api('GET', company.path)).json.holiday
    expect(await holiday()).toMatchObject({ from: '2026-12-24', until: '2026-12-27', now: false })
    now = new Date('2026-12-23T23:30:00Z')
    expect((await holiday()).now).toBe(true)
    expect((await market.api('GET', `/api/products/${product.id}`)).status).toBe(200)
    const refused = await add(cart, product.versionId)
    expect([refused.status, refused.json.code]).toEqual([409, 'seller_on_holiday'])
    const seen = await market.api('GET', `/api/carts/${cart.id}`)
    expect(seen.json.sellerGroups[0].lines[0].problem).toBe('on_holiday')
    const order = await market.api('POST', '/api/checkout/orders', orderBody(cart))
    expect([order.status, order.json.code]).toEqual([409, 'seller_on_holiday'])
    now = new Date('2026-12-27T22:59:00Z')
    expect((await holiday()).now).toBe(true)
    now = new Date('2026-12-27T23:01:00Z')
    expect(await holiday()).toBeNull()
    expect((await add(cart, product.versionId)).status).toBe(200)
  })
  test('R22 ends it early', async () => {
    now = new Date('2026-12-20T12:00:00Z')
    const company = await aCompany()
    await company.call('PUT', '/holiday', { from: '2026-12-20', until: '2026-12-21' })
    expect((await company.call('GET', '/presentation/own')).json.holiday.until).toBe('2026-12-21')
    expect((await company.call('DELETE', '/holiday')).status).toBe(200)
    expect((await market.api('GET', company.path)).json.holiday).toBeNull()
  })
  test('R22 a holiday that is over, turned round or endless is refused by its field', async () => {
    now = new Date('2026-12-20T12:00:00Z')
    const company = await aCompany()
    for (const [from, until, code] of [
      ['2026-12-01', '2026-12-19', 'holiday_in_past'],
      ['2026-12-25', '2026-12-24', 'invalid'],
      ['2026-12-25', '2027-12-24', 'holiday_too_long'],
      // 121 days, both ends counted.
      ['2027-01-01', '2027-05-01', 'holiday_too_long'],
    ] as const) {
      const { status, json } = await company.call('PUT', '/holiday', { from, until })
      expect([code, status, json.errors[0].field, json.errors[0].code]).toEqual([code, 422, 'until', code])
    }
    expect((await company.call('PUT', '/holiday', { from: '2027-01-01', until: '2027-04-30' })).status).toBe(200)
    expect((await company.call('PUT', '/holiday', { from: '2026-02-30', until: '2027-01-01' })).status).toBe(422)
  })
})
