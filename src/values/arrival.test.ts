import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isHoliday, timeZoneOf } from '../platform/calendar/holidays.ts'
import { type ArrivalRules, arrivalOf, type Way } from './arrival.ts'
import { arrivalDays } from './arrival-days.ts'
import { daysBetween, weekdayOf } from './days.ts'
import { LOCALES } from './locale.ts'

const never = () => false
const poland: ArrivalRules = {
  timeZone: timeZoneOf('PL'),
  until: '14:00',
  isHoliday: (date) => isHoliday('PL', date),
  rests: never,
  closed: never,
}
const at = (wall: string) =>
  new Date(Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Warsaw').epochMilliseconds)
const usual: Way = { dispatchDays: 1, transitDays: 1, late: 1 }
const days = (wall: string, way: Partial<Way> = {}, rules: Partial<ArrivalRules> = {}) => {
  const found = arrivalOf(at(wall), { ...poland, ...rules }, { ...usual, ...way })
  return found ? `${found.from} ${found.until}` : null
}

describe('when it arrives', () => {
  test.each([
    ['Monday before the hour', '2026-11-23T10:00', {}, '2026-11-24 2026-11-26'],
    ['Monday after the hour', '2026-11-23T14:00', {}, '2026-11-25 2026-11-27'],
    ['Friday: the weekend does not count', '2026-11-27T10:00', {}, '2026-11-30 2026-12-02'],
    ['Saturday', '2026-11-28T10:00', {}, '2026-12-01 2026-12-03'],
    ['Christmas: three days off, then a weekend', '2026-12-23T10:00', {}, '2026-12-28 2026-12-30'],
    ['Christmas 2024: the 24th was a working day', '2024-12-23T10:00', {}, '2024-12-24 2024-12-30'],
    ['Easter Monday', '2027-03-26T10:00', {}, '2027-03-30 2027-04-01'],
    ['Corpus Christi', '2027-05-26T10:00', {}, '2027-05-28 2027-06-01'],
    ['over New Year and Epiphany', '2026-12-30T15:00', {}, '2027-01-04 2027-01-07'],
    ['the weekend the clocks go forward', '2026-03-27T13:59', {}, '2026-03-30 2026-04-01'],
    ['sent on the day of the order', '2026-11-23T10:00', { dispatchDays: 0 }, '2026-11-24 2026-11-25'],
    ['collected on the day', '2026-11-23T10:00', { dispatchDays: 0, transitDays: 0, late: 0 }, '2026-11-23 2026-11-23'],
    [
      'five days to send, three on the way',
      '2026-11-23T10:00',
      { dispatchDays: 5, transitDays: 3 },
      '2026-12-02 2026-12-04',
    ],
  ])('%s', (_, wall, way, expected) => expect(days(wall, way)).toBe(expected))

  test('the seller’s own holiday moves it, and what never ends promises nothing', () => {
    const rests = (date: string) => date >= '2026-11-24' && date <= '2026-12-06'
    expect(days('2026-11-23T10:00', {}, { rests })).toBe('2026-11-24 2026-12-09')
    expect(days('2026-11-23T15:00', {}, { rests })).toBe('2026-12-08 2026-12-10')
    expect(days('2026-11-23T10:00', {}, { rests: () => true })).toBeNull()
  })

  test('abroad nothing comes on a holiday there', () => {
    const closed = (date: string) => isHoliday('DE', date)
    expect(days('2026-10-01T10:00', { transitDays: 1, late: 0 }, { closed })).toBe('2026-10-02 2026-10-05')
    // 31 October is none in Poland, 3 October 2025 (a Friday) none either: German Unity.
    expect(days('2025-10-02T10:00', { dispatchDays: 0, late: 0 }, { closed })).toBe('2025-10-06 2025-10-06')
  })

  test('over thirty years: working days alone, in order, never before the order, later the later it is asked', () => {
    const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2050, 0, 1) }).map((time) => new Date(time))
    const way = fc.record({
      dispatchDays: fc.integer({ min: 0, max: 60 }),
      transitDays: fc.integer({ min: 1, max: 60 }),
      late: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(moment, way, (now, how) => {
        const found = arrivalOf(now, poland, how)
        if (!found) throw new Error('nothing promised')
        const today = String(
          Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('Europe/Warsaw').toPlainDate(),
        )
        for (const day of [found.from, found.until]) {
          expect([isHoliday('PL', day), ['sat', 'sun'].includes(weekdayOf(day))]).toEqual([false, false])
        }
        expect(found.from > today).toBe(true)
        expect(daysBetween(found.from, found.until)).toBeGreaterThanOrEqual(how.late)
        const later = arrivalOf(new Date(now.getTime() + 3_600_000), poland, how)
        expect((later?.from ?? '') >= found.from && (later?.until ?? '') >= found.until).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test('the days in words, the month once where it is the same', () => {
  const words = (from: string, until: string, weekday?: 'short') =>
    LOCALES.map((locale) => Object.values(arrivalDays(locale, { from, until }, weekday)))
  expect(words('2026-11-24', '2026-11-26')).toEqual([
    ['wtorek, 24', 'czwartek, 26 listopada'],
    ['Tuesday 24', 'Thursday 26 November'],
    ['Dienstag, 24.', 'Donnerstag, 26. November'],
  ])
  expect(words('2026-11-24', '2026-11-26', 'short')).toEqual([
    ['wt., 24', 'czw., 26 listopada'],
    ['Tue 24', 'Thu 26 November'],
    ['Di, 24.', 'Do, 26. November'],
  ])
  expect(words('2026-11-30', '2026-12-02')[1]).toEqual(['Monday 30 November', 'Wednesday 2 December'])
})
