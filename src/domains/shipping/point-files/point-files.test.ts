import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { upload } from '../../../../test/factories/company.ts'
import { anOperator, authOf } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { savePickupPoints } from '../index.ts'

let market: TestMarket
let operator: Record<string, string>
let operatorId: string
let now = Date.parse('2026-11-23T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(now) })
  operatorId = (await anOperator(market)).id
})
afterAll(() => market.close())
beforeEach(async () => {
  now += 3_600_000
  operator = await authOf(market, operatorId)
  await market.query('truncate pickup_points, point_lists')
})

const HEAD = 'code;name;street;postal_code;city;lat;lng;hours;hint;takes_cash'
const line = (n: number, over = '') =>
  `PL1${n};Punkt ${n};ul. Długa ${n};31-147;Kraków;50,0${n};19.9${n};Pn-Pt 8-18;;${over}`
const file = (...lines: string[]) => [HEAD, ...lines].join('\r\n')
const load = (text: string | Buffer, query = 'carrier=dpd', by = operator) =>
  upload(market, 'POST', `/api/admin/pickup-points?name=points.csv&${query}`, Buffer.from(text), by)
const dpd = async () =>
  (await market.api('GET', '/api/admin/pickup-points', undefined, operator)).json.lists.find(
    ({ carrier }: { carrier: string }) => carrier === 'dpd',
  )
const found = async () =>
  (await market.api('GET', '/api/pickup-points?method=dpd_pickup&q=krak')).json.points.map(
    ({ code }: { code: string }) => code,
  )

test('E11 R22 points come from a file, buyers find them, and what the next file names no more is closed', async () => {
  const place = { street: 'ul. Prosta 1', postalCode: '30-001', city: 'Kraków', lat: 50.06, lng: 19.94 }
  await savePickupPoints(market.deps, [{ code: 'PL99', method: 'dpd_pickup', name: 'Demo', ...place }])
  expect(await dpd()).toMatchObject({ from: 'file', completedAt: null, methods: [{ open: 1, demo: 1 }] })
  now += 3_600_000
  expect(await load(file(line(1), line(2, 'nie'), line(3)))).toMatchObject({
    status: 201,
    json: { points: 3, closed: 1 },
  })
  await expect.poll(found).toEqual(['PL11', 'PL12', 'PL13'])
  const cash = await market.api('GET', '/api/pickup-points?method=dpd_pickup&q=PL12&cash=true')
  expect(cash.json.points).toEqual([])
  now += 3_600_000
  // Windows-1250, commas, columns in another order, without those that may be left out.
  const other =
    'city,code,name,street,postal_code,lng,lat\nKrak\xf3w,pl12,Punkt,Prosta 2,30-001,"19,94","50,06"\nKrak\xf3w,PL13,"Punkt ""Kiosk""",Prosta 3,30-001,19.94,50.06\n'
  expect(await load(Buffer.from(other, 'latin1'))).toMatchObject({ status: 201, json: { points: 2, closed: 1 } })
  await expect.poll(found).toEqual(['PL12', 'PL13'])
  expect(await dpd()).toMatchObject({
    completedAt: new Date(now).toISOString(),
    methods: [{ open: 2, closed: 2, demo: 0 }],
  })
})

test.each([
  ['a cell', file(line(1), line(2).replace('31-147', '31147')), 'points_cell_wrong', ['3', 'postal_code']],
  ['degrees taken for each other', file('A1;P;U;31-147;K;19.9;50.0;;;'), 'points_cell_wrong', ['2', 'lat']],
  ['a missing name', file('A1; ;U;31-147;K;50;19.9;;;'), 'points_cell_wrong', ['2', 'name']],
  ['cash in other words', file('A1;P;U;31-147;K;50;19.9;;;może'), 'points_cell_wrong', ['2', 'takes_cash']],
  ['a code twice', file(line(1), '', line(1)), 'points_code_twice', ['4', 'PL11', '2']],
  ['a missing column', 'code;name\nA;B', 'points_columns_missing', ['street, postal_code, city, lat, lng']],
  ['a quote that does not close', file('A1;"P;U;31-147;K;50;19.9;;;'), 'points_line_broken', ['2']],
  ['no points', HEAD, 'points_not_readable', []],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000', 'hex'),
    'points_not_readable',
    [],
  ],
])('%s is told with its line and column, and nothing changes', async (_, text, code, words) => {
  await load(file(line(1)))
  now += 3_600_000
  const { status, json } = await load(text)
  expect([status, json.errors[0].field, json.errors[0].code]).toEqual([422, 'file', code])
  for (const word of words) expect(json.errors[0].message).toContain(word)
  await expect.poll(found).toEqual(['PL11'])
})

test('a file that would close most points is doubted until somebody insists; a carrier without points has no file', async () => {
  await load(file(line(1), line(2), line(3)))
  now += 3_600_000
  expect((await load(file(line(1)))).json).toMatchObject({ status: 409, code: 'points_fewer' })
  await expect.poll(found).toHaveLength(3)
  expect(await load(file(line(1)), 'carrier=dpd&anyway=true')).toMatchObject({ json: { points: 1, closed: 2 } })
  expect((await load(file(line(1)), 'carrier=gls')).json.errors[0].field).toBe('carrier')
})

test('a carrier whose own list is read takes no file', async () => {
  const listed = await testMarket({ env: { INPOST_POINTS_URL: market.url, INPOST_POINTS_TOKEN: 'a-token-of-nobody' } })
  try {
    const { auth: by } = await anOperator(listed)
    const { json } = await upload(
      listed,
      'POST',
      '/api/admin/pickup-points?carrier=inpost&name=a.csv',
      Buffer.from(HEAD),
      by,
    )
    expect(json).toMatchObject({ code: 'points_listed' })
  } finally {
    await listed.close()
  }
})
