import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember } from '../../../../test/factories/company.ts'
import { auditOf, authOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { shopBody } from '../../../../test/factories/shop.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
const clock = new Date('2026-11-21T12:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
})
afterAll(() => market.close())

async function aStall() {
  const seller = await aSeller(market.deps)
  return { ...seller, auth: await authOf(market, seller.ownerId), path: `/api/companies/${seller.companyId}/shops` }
}
const publicIds = async (companyId: number) =>
  (await market.api('GET', `/api/shops?company=${companyId}`)).json.shops.map((shop: { id: number }) => shop.id)

describe('R09 E09 a seller', () => {
  test('opens a shop, which is public at once', async () => {
    const { companyId, auth, path } = await aStall()
    const { status, json } = await market.api('POST', path, shopBody(), auth)
    expect([status, json]).toMatchObject([201, { title: 'Salon Kazimierz', companyId, lat: 50.0513, revision: 1 }])
    const shown = await market.api('GET', `/api/shops/${json.id}`)
    expect(shown.json).toMatchObject({ title: 'Salon Kazimierz', lng: 19.9453, removed: false, exceptions: [] })
    expect(await publicIds(companyId)).toContain(json.id)
    expect(await auditOf(market, companyId)).toMatchObject([
      { action: 'companyChanged', detail: { fields: 'shops', change: 'opened' } },
    ])
  })
  test('R19 cannot claim anything of the environment; what stood there before stays', async () => {
    const { auth, path } = await aStall()
    const green = { 'pl-PL': 'Salon', 'en-US': 'An eco-friendly shop' }
    const refused = await market.api('POST', path, shopBody({ description: green }), auth)
    expect([refused.status, refused.json.errors]).toMatchObject([
      422,
      [{ field: 'description.en-US', code: 'green_claim' }],
    ])
    const { json: shop } = await market.api('POST', path, shopBody(), auth)
    await market.query('update shops set description = $2 where id = $1', [shop.id, JSON.stringify(green)])
    const body = { ...shopBody({ description: green }), street: 'ul. Nowa 2', revision: 1 }
    const kept = await market.api('PUT', `${path}/${shop.id}`, body, auth)
    expect([kept.status, kept.json.street]).toEqual([200, 'ul. Nowa 2'])
    const title = { ...body, title: 'Salon ekologiczny', revision: 2 }
    expect((await market.api('PUT', `${path}/${shop.id}`, title, auth)).json.errors).toMatchObject([
      { field: 'title', code: 'green_claim' },
    ])
  })
  test('V06 cannot without a location, and is told every other wrong field with it', async () => {
    const { auth, path } = await aStall()
    const { location: _, ...without } = shopBody({ postalCode: '31056' })
    for (const body of [without, { ...without, location: null }]) {
      const { status, json } = await market.api('POST', path, body, auth)
      expect(status).toBe(422)
      expect(json.errors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
        ['location', 'location_required'],
        ['postalCode', 'postal_code_unfit'],
      ])
    }
    const english = await market.api('POST', path, without, { ...auth, 'accept-language': 'en' })
    expect(english.json.errors[0].message).toBe('Location is required')
  })
  test('T08 sets hours with a break and dates that differ; repeated dates and empty hours are refused', async () => {
    const { auth, path } = await aStall()
    const day = { open: true, from: '09:00', to: '12:00', more: [{ from: '13:00', to: '17:00' }] }
    const christmas = { date: '2026-12-24', open: true, from: '09:00', to: '13:00', label: { 'pl-PL': 'Wigilia' } }
    const past = { ...christmas, date: '2026-09-01' }
    const hours = { ...shopBody().hours, mon: day }
    const { json } = await market.api('POST', path, shopBody({ hours, exceptions: [christmas, past] }), auth)
    // A date long gone is of no use any more.
    expect(json).toMatchObject({ hours: { mon: day }, exceptions: [christmas] })
    const twice = await market.api('POST', path, shopBody({ exceptions: [christmas, christmas] }), auth)
    expect(twice.json.errors).toMatchObject([{ field: 'exceptions.1.date', code: 'exception_repeated' }])
    for (const date of ['2026-02-30', 'jutro', '']) {
      const wrong = await market.api('POST', path, shopBody({ exceptions: [{ ...christmas, date }] }), auth)
      expect([date, wrong.status]).toEqual([date, 422])
    }
  })
  test('changes a shop; of two editors the slower one overwrites nothing', async () => {
    const { shopId, auth, path } = await aStall()
    const send = (title: string) =>
      market.api('PUT', `${path}/${shopId}`, { ...shopBody({ title }), revision: 1 }, auth)
    const answers = await Promise.all([send('Pierwszy'), send('Drugi')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.json.code).toBe('changed_meanwhile')
    const won = answers.find(({ status }) => status === 200)?.json
    expect(won.revision).toBe(2)
    expect((await market.api('GET', `/api/shops/${shopId}`)).json.title).toBe(won.title)
  })
  test('closes a shop: it leaves lists and pick-up, and whoever has an order there can still read where it is', async () => {
    const { companyId, shopId, auth, path } = await aStall()
    const answers = await Promise.all([1, 2].map(() => market.api('DELETE', `${path}/${shopId}`, undefined, auth)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await publicIds(companyId)).not.toContain(shopId)
    expect((await market.api('GET', path, undefined, auth)).json.shops).toEqual([])
    const own = await market.api('GET', `${path}/${shopId}`, undefined, auth)
    expect([own.status, own.json.code]).toEqual([404, 'shop_not_found'])
    expect((await market.api('PUT', `${path}/${shopId}`, { ...shopBody(), revision: 2 }, auth)).status).toBe(404)
    expect((await market.api('GET', `/api/shops/${shopId}`)).json).toMatchObject({ removed: true, city: 'Kraków' })
  })
  test('has at most a hundred shops, also when the last two are opened at once', async () => {
    const { companyId, auth, path } = await aStall()
    await market.query(
      `insert into shops (company_id, title, street, postal_code, city, country, lat, lng, hours)
       select company_id, title, street, postal_code, city, country, lat, lng, hours from shops, generate_series(1, 98)
       where company_id = $1`,
      [companyId],
    )
    const answers = await Promise.all([1, 2].map(() => market.api('POST', path, shopBody(), auth)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('shop_limit')
  })
})

describe('P01 others', () => {
  test('cannot reach a shop through their own company', async () => {
    const mine = await aStall()
    const other = await aStall()
    for (const [method, body] of [['GET'], ['PUT', { ...shopBody(), revision: 1 }], ['DELETE']] as const) {
      const answer = await market.api(method, `${mine.path}/${other.shopId}`, body, mine.auth)
      expect([method, answer.status, answer.json.code]).toEqual([method, 404, 'shop_not_found'])
    }
    expect((await market.api('GET', `/api/shops/${other.shopId}`)).json).toMatchObject({ removed: false })
  })
  test('of the team read; owner and manager change', async () => {
    const { companyId, path } = await aStall()
    const { auth } = await aMember(market, companyId, 'warehouse')
    expect((await market.api('GET', path, undefined, auth)).json.shops).toHaveLength(1)
    expect((await market.api('POST', path, shopBody(), auth)).status).toBe(403)
    const manager = await aMember(market, companyId, 'manager')
    expect((await market.api('POST', path, shopBody(), manager.auth)).status).toBe(201)
  })
})

describe('holidays', () => {
  test('E09 Polish ones of the coming twelve months are offered, named in the asked language', async () => {
    const { auth } = await aStall()
    const read = async (language: string, country = 'PL') =>
      (await market.api('GET', `/api/holidays?country=${country}`, undefined, { ...auth, 'accept-language': language }))
        .json.holidays as { date: string; name: string }[]
    const polish = await read('pl')
    expect(polish[0]).toMatchObject({ date: '2026-12-24', name: 'Wigilia Bożego Narodzenia' })
    const dates = polish.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort())
    for (const date of ['2026-12-25', '2027-01-06', '2027-03-29', '2027-05-27', '2027-11-11']) {
      expect(dates).toContain(date)
    }
    expect(dates.every((date) => date > '2026-11-21' && date <= '2027-11-22')).toBe(true)
    expect((await read('de')).find(({ date }) => date === '2027-05-01')?.name).toMatch(/Tag der Arbeit|Maifeiertag/)
    expect((await read('en', 'DE')).map(({ date }) => date)).toContain('2027-10-03')
    expect(await read('pl', 'XX')).toBeUndefined()
  })
})
