import { describe, expect, test } from 'vitest'
import { lowestPriceBefore, type PricePoint } from './lowest-price.ts'

const at = (text: string) => new Date(text)
/** `1500 from 2026-09-01T00:00Z until 2026-10-01T00:00Z`, złoty; without an end the next entry ends it. */
const history = (...lines: string[]): PricePoint[] =>
  lines.map((line) => {
    const [amount, , from = '', , until] = line.split(' ')
    return { amount: Number(amount) * 100, validFrom: at(from), ...(until && { until: at(until) }) }
  })

type Row = [title: string, reductionStart: string, points: PricePoint[], lowest: number | null]

// Warsaw: +2 h from 29 March 2026 and +1 h from 25 October 2026, each at 01:00 UTC.
const TABLE: Row[] = [
  ['one earlier price', '2026-11-01T10:00Z', history('2000 from 2026-09-01T00:00Z'), 2000],
  [
    'two reductions in a row: the second is measured against the first',
    '2026-11-01T10:00Z',
    history('2000 from 2026-09-01T00:00Z', '1500 from 2026-10-20T08:00Z'),
    1500,
  ],
  [
    'a rise of a day does not hide the low price of months',
    '2026-11-03T10:00Z',
    history('1500 from 2026-05-01T00:00Z', '2200 from 2026-11-02T08:00Z'),
    1500,
  ],
  [
    'a low price that ended more than 30 days before counts no more',
    '2026-11-01T10:00Z',
    history('900 from 2026-08-01T00:00Z', '2000 from 2026-09-01T00:00Z'),
    2000,
  ],
  ['offered for less than 30 days: since the first', '2026-11-01T10:00Z', history('999 from 2026-10-30T12:00Z'), 999],
  [
    'reduced on the day of the first offer: that offer counts',
    '2026-11-01T18:00Z',
    history('999 from 2026-11-01T07:00Z'),
    999,
  ],
  [
    'a price of the same day is no price of the days before',
    '2026-11-01T18:00Z',
    history('2000 from 2026-09-01T00:00Z', '1500 from 2026-11-01T07:00Z'),
    2000,
  ],
  ['never offered: nothing to measure against', '2026-11-01T10:00Z', [], null],
  [
    'the thirtieth day before still counts, in its last second',
    '2026-11-24T11:00Z',
    // The thirty days are 25 October to 23 November.
    history('1000 from 2026-09-01T00:00Z', '2000 from 2026-10-25T00:00Z'),
    1000,
  ],
  [
    'the clock goes back on 25 October: that day begins at 22:00 UTC, not at 23:00',
    '2026-11-24T11:00Z',
    history('1000 from 2026-09-01T00:00Z until 2026-10-24T22:30Z', '2000 from 2026-10-24T22:30Z'),
    1000,
  ],
  [
    'what ended before that day began counts no more',
    '2026-11-24T11:00Z',
    history('1000 from 2026-09-01T00:00Z', '2000 from 2026-10-24T22:00Z'),
    2000,
  ],
  [
    'the clock goes forward on 29 March: that day begins at 23:00 UTC, not at 22:00',
    '2026-04-28T11:00Z',
    history('1000 from 2026-01-01T00:00Z', '2000 from 2026-03-28T22:30Z'),
    2000,
  ],
  [
    'reduced on the day of 29 March itself: the day before ends at 23:00 UTC',
    '2026-03-29T10:00Z',
    history('2000 from 2026-01-01T00:00Z', '1500 from 2026-03-28T22:30Z'),
    1500,
  ],
  [
    'and what began after it is of the same day',
    '2026-03-29T10:00Z',
    history('2000 from 2026-01-01T00:00Z', '1500 from 2026-03-28T23:00Z'),
    2000,
  ],
  [
    'reduced on 25 October: its first hours are not the day before',
    '2026-10-25T10:00Z',
    history('2000 from 2026-01-01T00:00Z', '1500 from 2026-10-24T22:15Z'),
    2000,
  ],
  [
    'a price that nobody could buy at (paused, a draft, a seller who may not sell) does not count',
    '2026-11-20T10:00Z',
    history('2000 from 2026-01-01T00:00Z until 2026-11-05T10:00Z', '1800 from 2026-11-15T10:00Z'),
    1800,
  ],
  [
    'a low price whose offer ended before the 30 days does not count, whatever came after it',
    '2026-11-20T10:00Z',
    history('1000 from 2026-01-01T00:00Z until 2026-10-10T10:00Z', '1800 from 2026-11-15T10:00Z'),
    1800,
  ],
  [
    'back today after a long pause: as on the first day, since it is back',
    '2026-11-20T18:00Z',
    history('1000 from 2026-01-01T00:00Z until 2026-10-01T10:00Z', '1800 from 2026-11-20T10:00Z'),
    1800,
  ],
  [
    'not on offer for the whole 30 days and not today: nothing to measure against',
    '2026-11-20T18:00Z',
    history('1000 from 2026-01-01T00:00Z until 2026-10-01T10:00Z'),
    null,
  ],
  [
    'on offer from the first moment of today on: as on any first day',
    '2026-11-20T18:00Z',
    history('1800 from 2026-11-19T23:00Z'),
    1800,
  ],
  ['on offer from the moment of the reduction on', '2026-11-20T18:00Z', history('1800 from 2026-11-20T18:00Z'), 1800],
  ['what comes later is no history', '2026-11-01T10:00Z', history('999 from 2026-11-01T12:00Z'), null],
]

describe('lowest price of the 30 days before a reduction', () => {
  test.each(TABLE)('E07 %s', (_, start, points, lowest) => {
    expect(lowestPriceBefore(at(start), points)).toBe(lowest === null ? null : lowest * 100)
  })
  test('the order of the entries is no matter', () => {
    for (const [, start, points, lowest] of TABLE) {
      const shuffled = points.map((point, index) => ({ ...point, until: point.until ?? points[index + 1]?.validFrom }))
      expect(lowestPriceBefore(at(start), shuffled.toReversed())).toBe(lowest === null ? null : lowest * 100)
    }
  })
})
