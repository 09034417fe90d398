import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { loadPlaces } from './load-places.ts'
import { distanceKm } from './rules/distance.ts'
import { namesToFind } from './rules/name-to-find.ts'
import { boundsOf } from './rules/tile.ts'

let market: TestMarket
let auth: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  auth = (await aPerson(market)).auth
})
afterAll(() => market.close())
const get = (path: string, headers = {}) => market.api('GET', path, undefined, { ...auth, ...headers })
const labels = async (query: string) =>
  (await get(`/api/geocode?${query}`)).json.places.map(({ label }: { label: string }) => label)

describe('A12 with no network', () => {
  test('before the lists are loaded a search says so, and has them loaded', async () => {
    const { status, json } = await get('/api/geocode?q=Wieliczka')
    expect([status, json]).toMatchObject([200, { places: [], preparing: true, source: 'offline' }])
    // A map is never nameless: the large towns are known from the first day.
    const tile = (await get('/api/map/tiles/7/71/43')).json
    expect(tile.preparing).toBe(true)
    expect(tile.places.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual(['Kraków', 'Rzeszów', 'Tarnów'])
    expect((await get('/api/map/tiles/12/2276/1387')).json.places).toEqual([])
    await market.runJobs()
    expect((await get('/api/geocode?q=Wieliczka')).json).toMatchObject({ preparing: false })
  })
  test('they are loaded once, also when two processes begin at once', async () => {
    const count = async () => (await market.query('select count(*)::int as n from places')).rows[0].n
    const before = await count()
    expect(before).toBeGreaterThan(170_000)
    await Promise.all([loadPlaces(market.deps), loadPlaces(market.deps)])
    expect(await count()).toBe(before)
  })
  test('a name is found by its beginning and without its accents; cities come before villages', async () => {
    expect((await labels('q=krak'))[0]).toBe('Kraków, małopolskie')
    expect((await labels('q=lodz'))[0]).toBe('Łódź, łódzkie')
    expect((await labels('q=Warszawa'))[0]).toBe('Warszawa, mazowieckie')
    expect((await labels('q=berlin&country=DE'))[0]).toMatch(/^Berlin, .*Niemcy$/)
    const many = await labels('q=nowa%20wies')
    expect(many).toHaveLength(8)
    // Equal names are told apart.
    expect(new Set(many).size).toBe(8)
  })
  test('an address leads to its town: streets are not on the list', async () => {
    for (const q of ['ul. Długa 5, 31-147 Kraków', 'Kraków, Długa 5', 'Długa 5 Kraków', '31-147 Kraków']) {
      expect([q, (await labels(`q=${encodeURIComponent(q)}`))[0]]).toEqual([q, 'Kraków, małopolskie'])
    }
    expect(await labels('q=%25%25')).toEqual([])
    expect(await labels("q=xq'%20or%201")).toEqual([])
  })
  test('what is at a position: the nearest place, none in the open sea', async () => {
    const { json } = await get('/api/geocode/reverse?lat=52.2297&lng=21.0122')
    expect(json).toMatchObject({ place: { countryCode: 'PL', precision: 'place' }, source: 'offline' })
    expect(distanceKm(json.place, { lat: 52.2297, lng: 21.0122 })).toBeLessThan(5)
    expect((await get('/api/geocode/reverse?lat=40&lng=-40')).json.place).toBeNull()
  })
  test('a map tile names its largest places, and there is no tile outside of the world', async () => {
    const { json } = await get('/api/map/tiles/6/35/21')
    expect(json.places.map(({ name }: { name: string }) => name)).toContain('Warszawa')
    expect(json.places.length).toBeLessThanOrEqual(24)
    // Around Warsaw its neighbours are named, not its districts, some of which are larger.
    const { json: near } = await get('/api/map/tiles/8/142/84')
    const names = near.places.map(({ name }: { name: string }) => name)
    expect(names).toContain('Pruszków')
    expect(names).not.toContain('Mokotów')
    for (const tile of ['6/64/0', '3/0/0', '13/0/0', '6/0/99']) {
      expect([tile, (await get(`/api/map/tiles/${tile}`)).status]).toEqual([tile, 404])
    }
  })
  test('whose data they are is said with them', async () => {
    expect((await get('/api/geocode?q=Sopot')).json.attribution).toMatch(/GeoNames.*PRNG/)
  })
  test('nobody copies the service: after a hundred and twenty look-ups a minute it waits', async () => {
    await market.query('truncate throttles')
    const { auth: own } = await aPerson(market)
    const answers = await Promise.all(
      Array.from({ length: 121 }, () => market.api('GET', '/api/geocode?q=Sopot', undefined, own)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('rules', () => {
  test('Warsaw to Kraków is 251.98 km', () => {
    const km = distanceKm({ lat: 52.2297, lng: 21.0122 }, { lat: 50.0647, lng: 19.945 })
    expect(km).toBeCloseTo(251.98, 1)
  })
  test('the edges of a tile', () => {
    expect(boundsOf(4, 8, 5)).toMatchObject({ west: 0, east: 22.5, south: expect.closeTo(40.98, 2) })
  })
  test('names in an address, most likely first', () => {
    expect(namesToFind('ul. Długa 5, 31-147 Kraków')).toEqual(['krakow'])
    expect(namesToFind('Nowa Wieś')).toEqual(['nowa wies'])
  })
})
