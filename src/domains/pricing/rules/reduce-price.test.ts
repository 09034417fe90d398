import { expect, test } from 'vitest'
import { pricesOnOffer } from './lowest-price.ts'
import { reducePrice } from './reduce-price.ts'

const DAY = 86_400_000
const NOW = new Date('2026-11-20T10:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY)

type Row = [
  title: string,
  history: [amount: number, daysAgo: number][],
  price: number,
  announce: boolean,
  struck: number | null,
]
const TABLE: Row[] = [
  [
    '1500 for months, 2200 for a day, 1500 again is no reduction',
    [
      [1500, 200],
      [2200, 1],
    ],
    1500,
    true,
    null,
  ],
  [
    'nor is 1600 then',
    [
      [1500, 200],
      [2200, 1],
    ],
    1600,
    true,
    null,
  ],
  [
    'but 1400 is, from 1500',
    [
      [1500, 200],
      [2200, 1],
    ],
    1400,
    true,
    1500,
  ],
  ['from the price of all the time', [[2000, 200]], 1500, true, 2000],
  [
    'a second reduction is measured against the first',
    [
      [2000, 200],
      [1500, 10],
    ],
    1400,
    true,
    1500,
  ],
  ['what the seller does not announce is none', [[2000, 200]], 1500, false, null],
  ['nor the same price', [[2000, 200]], 2000, true, null],
  [
    'nor a higher one that is still below the lowest',
    [
      [2000, 200],
      [1500, 0.05],
    ],
    1600,
    true,
    null,
  ],
  [
    'a rise of today does not help',
    [
      [1500, 200],
      [2200, 0.05],
    ],
    1800,
    true,
    null,
  ],
  [
    'two steps of one day are measured against the days before',
    [
      [2000, 200],
      [1500, 0.05],
    ],
    1400,
    true,
    2000,
  ],
  [
    'the same low price again after 31 days is one',
    [
      [1500, 200],
      [2000, 31.5],
    ],
    1500,
    true,
    2000,
  ],
]
test.each(TABLE)('E07 %s', (_, history, price, announce, struck) => {
  const points = history.map(([amount, days]) => ({ amount, validFrom: ago(days) }))
  const now = points.at(-1)?.amount ?? 0
  expect(reducePrice({ price: now, history: points }, price, announce, NOW)).toEqual({
    price,
    wasPrice: struck,
    lastPrice: struck,
  })
})

test('E07 what was never on offer has nothing to be reduced from', () => {
  expect(reducePrice({ price: 2000, history: [] }, 1000, true, NOW).wasPrice).toBeNull()
})

test('E07 a price counts only while the product was published and its seller might sell', () => {
  const history = [
    { amount: 2000, validFrom: ago(100) },
    { amount: 1000, validFrom: ago(20) },
    { amount: 1800, validFrom: ago(10) },
  ]
  const all = [{ from: ago(400), until: null }]
  const seen = (periods: typeof all | { from: Date; until: Date | null }[], selling = periods) =>
    pricesOnOffer(history, periods, selling).map(({ amount, validFrom, until }) => [amount, validFrom, until])
  expect(seen(all)).toEqual([
    [2000, ago(100), ago(20)],
    [1000, ago(20), ago(10)],
    [1800, ago(10), undefined],
  ])
  // Paused while the price was low.
  const paused = [
    { from: ago(90), until: ago(21) },
    { from: ago(9), until: null },
  ]
  expect(seen(paused, all)).toEqual([
    [2000, ago(90), ago(21)],
    [1800, ago(9), undefined],
  ])
  // Suspended for a part of it.
  expect(seen(all, [{ from: ago(400), until: ago(15) }])).toEqual([
    [2000, ago(100), ago(20)],
    [1000, ago(20), ago(15)],
  ])
  // A price that began when the offer ended was never seen.
  expect(seen(all, [{ from: ago(400), until: ago(20) }])).toEqual([[2000, ago(100), ago(20)]])
  expect(seen([], all)).toEqual([])
})

test('R25 who lowered a price without a word cannot announce it afterwards: nothing is reduced', () => {
  const history = [
    { amount: 10_000, validFrom: new Date('2026-05-01T10:00:00Z') },
    { amount: 9000, validFrom: new Date('2026-06-01T10:00:00Z') },
  ]
  const now = new Date('2026-06-01T12:00:00Z')
  expect(reducePrice({ price: 9000, history }, 9000, true, now)).toEqual({
    price: 9000,
    wasPrice: null,
    lastPrice: null,
  })
  expect(reducePrice({ price: 9000, history }, 8999, true, now).wasPrice).toBe(10_000)
})
