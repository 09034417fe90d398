import { describe, expect, test } from 'vitest'
import { lowestPriceBefore, warsawDayStart } from './lowest-price.ts'

const at = (text: string) => new Date(text)
const point = (amount: number, day: string) => ({ amount, validFrom: at(day) })

describe('lowest price of the 30 days before a reduction', () => {
  test('a single earlier price', () => {
    expect(lowestPriceBefore(at('2026-11-01T10:00:00Z'), [point(200_000, '2026-09-01T00:00:00Z')])).toBe(200_000)
  })
  test('two reductions in a row: the second is measured against the first', () => {
    const history = [point(200_000, '2026-09-01T00:00:00Z'), point(150_000, '2026-10-20T08:00:00Z')]
    expect(lowestPriceBefore(at('2026-11-01T10:00:00Z'), history)).toBe(150_000)
  })
  test('a rise shortly before the reduction does not hide the low price', () => {
    const history = [point(150_000, '2026-09-01T00:00:00Z'), point(220_000, '2026-10-25T08:00:00Z')]
    expect(lowestPriceBefore(at('2026-11-01T10:00:00Z'), history)).toBe(150_000)
  })
  test('a low price that ended more than 30 days before does not count', () => {
    const history = [point(90_000, '2026-08-01T00:00:00Z'), point(200_000, '2026-09-01T00:00:00Z')]
    expect(lowestPriceBefore(at('2026-11-01T10:00:00Z'), history)).toBe(200_000)
  })
  test('a new product: lowest since first offered', () => {
    expect(lowestPriceBefore(at('2026-11-01T10:00:00Z'), [point(99_900, '2026-10-30T12:00:00Z')])).toBe(99_900)
  })
  test('reduced on the day of its first offer: that offer counts', () => {
    expect(lowestPriceBefore(at('2026-11-01T18:00:00Z'), [point(99_900, '2026-11-01T07:00:00Z')])).toBe(99_900)
  })
  test('no earlier price: nothing to compare with', () => {
    expect(lowestPriceBefore(at('2026-11-01T10:00:00Z'), [])).toBeNull()
  })
  test('days are Warsaw days, summer and winter', () => {
    expect(warsawDayStart(at('2026-07-01T22:30:00Z')).toISOString()).toBe('2026-07-01T22:00:00.000Z')
    expect(warsawDayStart(at('2026-01-01T23:30:00Z')).toISOString()).toBe('2026-01-01T23:00:00.000Z')
  })
})
