import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '../../../test/factories/person.ts'
import { fakeGoogle, fakeNominatim, fakePhoton, type Geocoding } from '../../../test/fakes/geocoders.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

type Case = [dialect: string, open: () => Promise<Geocoding>, failures: unknown[]]
const CASES: Case[] = [
  ['nominatim', fakeNominatim, [{ error: { code: 500, message: 'x' } }, '', [{ lat: 'x' }]]],
  ['photon', fakePhoton, [{ message: 'missing search term' }, { features: [{}] }]],
  [
    'google',
    fakeGoogle,
    ['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'].map((status) => ({ status })),
  ],
]

describe.each(CASES)('A12 %s', (dialect, open, failures) => {
  let server: Geocoding
  let market: TestMarket
  let auth: Record<string, string>
  beforeAll(async () => {
    server = await open()
    const env = { GEOCODER: dialect, GEOCODER_URL: server.url, GEOCODER_KEY: 'tajny-klucz', GEOCODER_CACHE_DAYS: '30' }
    market = await testMarket({ env })
    auth = (await aPerson(market)).auth
    await market.query(`insert into places (name, folded, kind, region, district, country, lat, lng, population, rank)
      values ('Kraków', 'krakow', 'city', 'małopolskie', 'Kraków', 'PL', 50.0617, 19.9375, 755050, 955050)`)
    await market.query(`insert into places_loaded (version) values ('test')`)
  })
  afterAll(async () => {
    await market.close()
    await server.close()
  })
  const get = async (path: string) => {
    // No question waits for the turn of another test.
    await market.query('truncate geocode_turns, throttles')
    return market.api('GET', `/api/geocode${path}`, undefined, auth)
  }

  test('finds an address and tells its parts', async () => {
    const { status, json } = await get('?q=D%C5%82uga%205%2C%20Krak%C3%B3w&country=PL')
    expect(status).toBe(200)
    expect(json).toMatchObject({ source: dialect, preparing: false })
    expect(json.attribution).toMatch(/OpenStreetMap|Google/)
    expect(json.places).toHaveLength(1)
    expect(json.places[0]).toMatchObject({
      ...{ lat: 50.06816, lng: 19.93937, street: 'Długa', houseNumber: '5', city: 'Kraków' },
      ...{ postalCode: '31-147', countryCode: 'PL', precision: 'address' },
      label: expect.stringContaining('Kraków'),
    })
  })
  test('finds what is at a position, and says when nothing is', async () => {
    expect((await get('/reverse?lat=50.06816&lng=19.93937')).json).toMatchObject({
      source: dialect,
      place: { street: 'Długa', city: 'Kraków' },
    })
    expect((await get('/reverse?lat=0&lng=0')).json).toMatchObject({ source: dialect, place: null })
    expect((await get('?q=Nigdzie%20takie')).json).toMatchObject({ source: dialect, places: [] })
  })
  test('is asked once for one question, however it is written', async () => {
    await get('?q=D%C5%82uga%207')
    const asked = server.questions.length
    expect((await get('?q=%20d%C5%82uga%20%20%207')).json).toMatchObject({ source: dialect })
    expect(server.questions).toHaveLength(asked)
    await market.query(`update geocode_answers set asked_at = now() - interval '31 days'`)
    await get('?q=D%C5%82uga%207')
    expect(server.questions).toHaveLength(asked + 1)
  })
  test.each(['tooMany', 'broken', 'garbage', 'elsewhere', 'slow', 'endless'] as const)(
    'when it is %s the offline list answers, and nothing of that is kept',
    async (mood) => {
      server.mood = mood
      const { status, json } = await get(`?q=ul.%20${mood}%203%2C%20Krak%C3%B3w`)
      server.mood = 'right'
      expect([status, json.source, json.places[0]?.city]).toEqual([200, 'offline', 'Kraków'])
      expect((await get(`?q=ul.%20${mood}%203%2C%20Krak%C3%B3w`)).json.source).toBe(dialect)
    },
  )
  test('its own ways to refuse lead to the offline list, too', async () => {
    for (const [index, special] of failures.entries()) {
      server.special = special
      const { json } = await get(`?q=odmowa%20${index}%2C%20Krak%C3%B3w`)
      expect([special, json.source]).toEqual([special, 'offline'])
    }
    server.special = undefined
  })
  test('without any list either: an error in words, in the asked language', async () => {
    await market.query('delete from places_loaded')
    server.mood = 'broken'
    const { status, json } = await market.api('GET', '/api/geocode?q=Nowa%20Huta', undefined, {
      ...auth,
      'accept-language': 'en',
    })
    server.mood = 'right'
    expect([status, json.code, json.title]).toEqual([503, 'geocode_failed', 'Error fetching geocode'])
    await market.query(`insert into places_loaded (version) values ('test')`)
  })
})

test('answers of Google are not kept unless the configuration allows it', async () => {
  const server = await fakeGoogle()
  const market = await testMarket({
    env: { GEOCODER: 'google', GEOCODER_URL: server.url, GEOCODER_KEY: 'tajny-klucz' },
  })
  const { auth } = await aPerson(market)
  for (let time = 0; time < 2; time += 1) await market.api('GET', '/api/geocode?q=D%C5%82uga', undefined, auth)
  expect(server.questions).toHaveLength(2)
  expect((await market.query('select 1 from geocode_answers')).rows).toEqual([])
  await market.close()
  await server.close()
})
