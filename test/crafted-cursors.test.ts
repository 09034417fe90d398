import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeCursor } from '../src/values/paging.ts'
import { createWorld } from './access/world.ts'
import { bearer } from './factories/api-key.ts'
import { type TestMarket, testMarket } from './market.ts'

// A cursor is opaque to who is polite. Whoever makes one up gets a refusal, never an error of the database.
let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const TIMES = [
  '0000-01-01 00:00:00+00',
  '2026-02-30 00:00:00+00',
  '2026-01-01 24:00:00+00',
  '2026-01-01 00:00:00+99:99',
  '2026-01-01 00:00:00+15',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026 (now)',
  'now',
]
const TEXTS = ['', "'", '\u0000', '\ud800', 'a'.repeat(250)]
const NUMBERS = [0, -1, 0.5, 2 ** 31, 2 ** 53 - 1, 9e15, 1e308]
const SORTS = ['-created', 'created', '-updated', 'title', 'price', '-quantity']

const crafted = [
  ...TIMES.flatMap((time) => [encodeCursor([time, 1]), encodeCursor([time, 2 ** 53])]),
  ...NUMBERS.flatMap((number) => [encodeCursor([number]), encodeCursor([number, number]), encodeCursor(['', number])]),
  ...SORTS.flatMap((sort) =>
    [...TIMES, ...TEXTS, ...NUMBERS].flatMap((value) => [
      encodeCursor([sort, value, 1]),
      encodeCursor([sort, value, 2 ** 40]),
    ]),
  ),
  ...NUMBERS.map(String),
  'W10',
  '!',
].filter((cursor) => cursor.length < 400)

const DAYS = ['0000-01-01', '0000-02-29', '9999-12-31', '0001-01-01']

test('made up cursors and days are refused or find nothing, at every list', async () => {
  const world = await createWorld(market)
  const lists = market.services.flatMap(({ contract }) =>
    Object.entries(contract).flatMap(([key, { query, access }]) => {
      const names = Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
      const placed = names.filter((name) => ['after', 'before'].includes(name))
      const days = names.filter((name) => ['from', 'to'].includes(name))
      return key.startsWith('GET ') && placed.length + days.length > 0 ? [{ key, placed, days, names, access }] : []
    }),
  )
  expect(lists.length).toBeGreaterThan(8)
  const broken: string[] = []
  for (const { key, placed, days, names, access } of lists) {
    const path = key
      .slice(4)
      .replace('{id}', String(key.includes('/shops/') ? world.shopId : world.companyId))
      .replace('{productId}', String(world.productId))
      .replace('{number}', world.orderNumber)
      .replace(/\{\w+\}/, '1')
    const auth = bearer(access === 'operator' ? world.people.operator.token : world.people.owner.token)
    const sorts = names.includes('sort') && key.includes('/products') ? SORTS.map((sort) => `sort=${sort}&`) : ['']
    const queries = [
      ...placed.flatMap((name) =>
        sorts.flatMap((sort) => crafted.map((cursor) => `${sort}${name}=${encodeURIComponent(cursor)}`)),
      ),
      ...days.flatMap((name) => DAYS.map((day) => `${name}=${day}`)),
    ]
    for (let at = 0; at < queries.length; at += 8) {
      const part = queries.slice(at, at + 8)
      const answers = await Promise.all(part.map((query) => market.api('GET', `${path}?${query}`, undefined, auth)))
      for (const [index, { status }] of answers.entries()) if (status >= 500) broken.push(`${key} ${part[index]}`)
    }
  }
  expect(broken).toEqual([])
})
