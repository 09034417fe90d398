import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../../../test/market.ts'
import type { PickupPoint, PointCluster } from '../../contract.ts'
import { MOST_OF_TILE } from '../../rules/point-tiles.ts'
import { savePickupPoints } from '../pickup-points.ts'

let market: TestMarket
/** Kraków, in the tile 9/284/173. */
const place = { street: 'ul. Prosta 1', postalCode: '30-001', city: 'Kraków' }
const point = (n: number, over: Partial<PickupPoint> = {}) => ({
  ...{ code: `KRA${String(n).padStart(4, '0')}`, method: 'inpost_locker' as const, name: `Paczkomat ${n}`, ...place },
  ...{ lat: 50.03 + (n % 10) * 0.006, lng: 19.9 + Math.floor(n / 10) * 0.005, takesCash: n % 2 === 0, ...over },
})
beforeAll(async () => {
  market = await testMarket()
  await savePickupPoints(
    market.deps,
    Array.from({ length: 200 }, (_, n) => point(n)),
  )
  await savePickupPoints(market.deps, [
    point(900, { lat: 54.35, lng: 18.65 }),
    point(901, { method: 'dpd_pickup', lat: 50.05, lng: 19.95 }),
    point(902, { lat: 50.05, lng: 19.95 }),
  ])
  await market.query(`update pickup_points set status = 'closed' where code = 'KRA0902'`)
})
afterAll(() => market.close())

type Tile = { points: PickupPoint[]; clusters: PointCluster[] }
const tile = async (at: string, more = ''): Promise<Tile> =>
  (await market.api('GET', `/api/pickup-points/tiles/${at}?method=inpost_locker${more}`)).json
const total = ({ clusters }: Tile) => clusters.reduce((sum, { count }) => sum + count, 0)

/** All that lies in a tile and everything nearer within it. */
async function within(z: number, x: number, y: number): Promise<string[]> {
  const { points, clusters } = await tile(`${z}/${x}/${y}`)
  if (clusters.length === 0) return points.map(({ code }) => code)
  const nearer = [0, 1].flatMap((dx) => [0, 1].map((dy) => [x * 2 + dx, y * 2 + dy] as const))
  return (await Promise.all(nearer.map(([nx, ny]) => within(z + 1, nx, ny)))).flat()
}

test('E11 a piece of the map tells its open points, or how many lie together where there are many', async () => {
  const wide = await tile('9/284/173')
  expect([wide.points, total(wide)]).toEqual([[], 200])
  expect(wide.clusters.every(({ lat, lng }) => lat > 50 && lat < 50.1 && lng > 19.8 && lng < 20.1)).toBe(true)
  const country = await tile('4/8/5')
  expect(total(country)).toBe(201)
  expect(await tile('10/565/327')).toMatchObject({ points: [{ code: 'KRA0900', distance: null }], clusters: [] })
  expect(total(await tile('9/284/173', '&cash=true'))).toBe(100)
  const dpd = await market.api('GET', '/api/pickup-points/tiles/9/284/173?method=dpd_pickup')
  expect(dpd.json.points.map(({ code }: PickupPoint) => code)).toEqual(['KRA0901'])
})

test('nearer and nearer every point is met, and each once', async () => {
  const met = await within(9, 284, 173)
  expect([met.length, new Set(met).size]).toEqual([200, 200])
})

test('many at one spot are told one by one where no nearer piece could tell them apart, as many as a piece holds', async () => {
  const spot = { lat: 52.2297, lng: 21.0122 }
  await savePickupPoints(
    market.deps,
    Array.from({ length: 80 }, (_, n) => point(2000 + n, spot)),
  )
  const [x, y] = [18296, 10789]
  const last = await tile(`15/${x}/${y}`)
  expect([last.points.length, last.clusters]).toEqual([MOST_OF_TILE, []])
})

test('what is counted for wide views follows every way in which points come, move, close and go', async () => {
  const moved = [
    point(0, { lat: 52.4, lng: 16.9 }),
    point(2, { takesCash: false }),
    point(903, { lat: 53.1, lng: 21.1 }),
  ]
  await savePickupPoints(market.deps, moved)
  await savePickupPoints(market.deps, moved)
  await market.query(`update pickup_points set status = 'closed' where code = 'KRA0004'`)
  await market.query(`update pickup_points set status = 'open' where code = 'KRA0902'`)
  await market.query(`delete from pickup_points where code = 'KRA0006'`)
  const { rows } = await market.query(`
    select * from (select method, takes_cash, x, y, count, lat_sum, lng_sum from point_cells where count <> 0) kept
    full join (select method, takes_cash, point_cell_x(lng) as x, point_cell_y(lat) as y, count(*) as count,
      sum(round(lat * 1e6)::bigint)::bigint as lat_sum, sum(round(lng * 1e6)::bigint)::bigint as lng_sum
      from pickup_points where status = 'open' group by 1, 2, 3, 4) real using (method, takes_cash, x, y, count, lat_sum, lng_sum)
    where kept is null or real is null`)
  expect(rows).toEqual([])
  const open = await market.query(
    `select count(*)::int as n from pickup_points where status = 'open' and method = 'inpost_locker'`,
  )
  expect(total(await tile('4/8/5'))).toBe(open.rows[0].n)
})

test.each(['3/1/1', '16/1/1', '5/32/1', '5/1/32'])('there is no piece %s', async (at) => {
  expect((await market.api('GET', `/api/pickup-points/tiles/${at}?method=inpost_locker`)).status).toBe(404)
})
test('a way without points has no map', async () => {
  expect((await market.api('GET', '/api/pickup-points/tiles/9/284/173?method=inpost_courier')).status).toBe(422)
})
