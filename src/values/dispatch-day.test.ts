import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isHoliday, timeZoneOf } from '../platform/calendar/holidays.ts'
import { dispatchOf, isWorkingDay } from './dispatch-day.ts'

const inPoland = (date: string) => isHoliday('PL', date)
const poland = (until = '14:00') => ({ timeZone: timeZoneOf('PL'), until, isHoliday: inPoland })
const at = (wall: string) =>
  new Date(Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Warsaw').epochMilliseconds)
const day = (wall: string, until?: string) => {
  const found = dispatchOf(at(wall), poland(until))
  return `${found.today ? 'today' : 'later'} ${found.day}`
}

describe('R07 what leaves on the day of its order', () => {
  test.each([
    ['a working day before the hour', '2026-11-23T13:59:59', 'today 2026-11-23'],
    ['at the hour it is too late', '2026-11-23T14:00', 'later 2026-11-24'],
    ['Friday afternoon', '2026-11-27T14:30', 'later 2026-11-30'],
    ['Saturday morning', '2026-11-28T09:00', 'later 2026-11-30'],
    ['Sunday', '2026-11-29T09:00', 'later 2026-11-30'],
    ['before Easter: Friday is a working day in Poland', '2026-04-03T10:00', 'today 2026-04-03'],
    ['after the last hour before Easter', '2026-04-03T15:00', 'later 2026-04-07'],
    ['Easter Monday', '2026-04-06T08:00', 'later 2026-04-07'],
    ['Corpus Christi, a Thursday', '2026-06-04T08:00', 'later 2026-06-05'],
    ['Christmas Eve, a holiday since 2025', '2026-12-24T08:00', 'later 2026-12-28'],
    ['Christmas Eve 2024 was a working day', '2024-12-24T08:00', 'today 2024-12-24'],
    ['the afternoon before Christmas Eve', '2026-12-23T14:01', 'later 2026-12-28'],
    ['New Year’s Eve in the evening', '2026-12-31T20:00', 'later 2027-01-04'],
    ['Epiphany', '2027-01-06T10:00', 'later 2027-01-07'],
    ['the Monday after the clocks went forward', '2026-03-30T13:30', 'today 2026-03-30'],
    ['the Monday after the clocks went back', '2026-10-26T13:30', 'today 2026-10-26'],
    ['just after midnight, summer', '2026-07-01T00:00:30', 'today 2026-07-01'],
  ])('%s', (_, wall, expected) => expect(day(wall)).toBe(expected))

  test('the hour is the operator’s, and the clock that of the country', () => {
    expect(day('2026-11-23T15:00', '17:30')).toBe('today 2026-11-23')
    expect(day('2026-11-23T00:00', '00:00')).toBe('later 2026-11-24')
    const lisbon = { timeZone: timeZoneOf('PT'), until: '14:00', isHoliday: (date: string) => isHoliday('PT', date) }
    expect(dispatchOf(at('2026-11-23T14:30'), lisbon)).toMatchObject({ today: true })
    expect(timeZoneOf('XX')).toBe('Europe/Warsaw')
    expect(isHoliday('DE', '2026-10-03')).toBe(true)
    expect(isHoliday('XX', '2026-12-25')).toBe(false)
  })

  const critical = ['2025-04-20', '2026-04-05', '2025-12-24', '2026-12-24', '2026-03-29', '2026-10-25', '2027-01-01']
  const moment = fc
    .tuple(fc.constantFrom(...critical), fc.integer({ min: -6 * 1440, max: 6 * 1440 }))
    .map(([date, minutes]) => new Date(at(`${date}T12:00`).getTime() + minutes * 60_000))
  const hour = fc
    .integer({ min: 0, max: 1439 })
    .map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`)

  test('around Easter, Christmas and the changes of the clock: a working day, never one that could be earlier, true until it turns', () => {
    fc.assert(
      fc.property(moment, hour, (now, until) => {
        const found = dispatchOf(now, poland(until))
        const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('Europe/Warsaw')
        expect(isWorkingDay(found.day, inPoland)).toBe(true)
        expect(found.today).toBe(found.day === String(here.toPlainDate()))
        if (found.today) expect(now.getTime()).toBeLessThan(found.changesAt)
        for (let one = here.toPlainDate().add({ days: 1 }); String(one) < found.day; one = one.add({ days: 1 }))
          expect(isWorkingDay(String(one), inPoland)).toBe(false)
        // The same until the last moment, and something else from then on.
        expect(found.changesAt).toBeGreaterThan(now.getTime())
        expect(dispatchOf(new Date(found.changesAt - 1), poland(until))).toEqual(found)
        expect(dispatchOf(new Date(found.changesAt), poland(until))).not.toEqual(found)
      }),
      { numRuns: 3000 },
    )
  })
})
