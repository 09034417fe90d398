import { describe, expect, test } from 'vitest'
import type { OpeningDay, OpeningException } from '../contract.ts'
import { type Opening, openingState } from './opening-state.ts'

const closed: OpeningDay = { open: false, from: '10:00', to: '18:00' }
const day = (from: string, to: string, ...more: [string, string][]): OpeningDay => ({
  ...{ open: true, from, to },
  ...(more.length > 0 && { more: more.map(([start, end]) => ({ from: start, to: end })) }),
})

function shop(each: OpeningDay, over: Partial<Opening['hours']> = {}, exceptions: OpeningException[] = []): Opening {
  const hours = { mon: each, tue: each, wed: each, thu: each, fri: each, sat: each, sun: closed, ...over }
  return { timeZone: 'Europe/Warsaw', hours, exceptions }
}
const exception = (date: string, hours: OpeningDay): OpeningException => ({ date, ...hours, label: { 'pl-PL': '' } })
const at = (opening: Opening, moment: string) => openingState(opening, new Date(moment))

describe('T08 open now', () => {
  const ordinary = shop(day('10:00', '18:00'))
  test('from the opening minute to before the closing one, on the clock of the shop', () => {
    // A Monday in winter: Warsaw is an hour ahead of UTC.
    expect(at(ordinary, '2026-11-23T08:59:00Z')).toMatchObject({ open: false, until: { time: '10:00', inDays: 0 } })
    expect(at(ordinary, '2026-11-23T09:00:00Z')).toMatchObject({ open: true, until: { time: '18:00', inDays: 0 } })
    expect(at(ordinary, '2026-11-23T16:59:59Z').open).toBe(true)
    expect(at(ordinary, '2026-11-23T17:00:00Z')).toEqual({
      open: false,
      until: { date: '2026-11-24', time: '10:00', inDays: 1 },
    })
    expect(at({ ...ordinary, timeZone: 'Europe/London' }, '2026-11-23T09:00:00Z').open).toBe(false)
  })
  test('closed on Sunday: the next opening is on Monday', () => {
    expect(at(ordinary, '2026-11-21T20:00:00Z').until).toEqual({ date: '2026-11-23', time: '10:00', inDays: 2 })
  })
  test('closed in the break, and open again after it', () => {
    const opening = shop(day('09:00', '12:00', ['13:00', '17:00']))
    expect(at(opening, '2026-11-23T11:30:00Z')).toMatchObject({ open: false, until: { time: '13:00', inDays: 0 } })
    expect(at(opening, '2026-11-23T12:30:00Z')).toMatchObject({ open: true, until: { time: '17:00' } })
  })
  test('a shop that never opens has no next opening', () => {
    expect(at(shop(closed), '2026-11-23T12:00:00Z')).toEqual({ open: false, until: null })
  })
})

describe('midnight', () => {
  const night = shop(closed, { fri: day('20:00', '02:00') })
  test("Friday's hours go on after midnight, although Saturday is closed", () => {
    expect(at(night, '2026-11-27T23:30:00Z')).toEqual({
      open: true,
      until: { date: '2026-11-28', time: '02:00', inDays: 0 },
    })
    expect(at(night, '2026-11-28T01:00:00Z').open).toBe(false)
  })
  test('open until midnight closes at midnight', () => {
    const late = shop(closed, { fri: day('10:00', '00:00') })
    expect(at(late, '2026-11-27T22:59:00Z')).toMatchObject({ open: true, until: { date: '2026-11-28', time: '00:00' } })
    expect(at(late, '2026-11-27T23:00:00Z').open).toBe(false)
  })
  test('around the clock: one stretch over days, and no end at all when no day is closed', () => {
    const whole = day('00:00', '00:00')
    const weekend = shop(closed, { sat: whole, sun: whole })
    expect(at(weekend, '2026-11-28T12:00:00Z').until).toEqual({ date: '2026-11-30', time: '00:00', inDays: 2 })
    expect(at(shop(whole, { sun: whole }), '2026-11-28T12:00:00Z')).toEqual({ open: true, until: null })
  })
})

describe('the clock is changed', () => {
  const early = shop(closed, { sun: day('01:00', '03:30') })
  test('in spring two o’clock does not exist: 00:59 UTC is 1:59, 01:00 UTC is 3:00', () => {
    expect(at(early, '2026-03-29T00:59:00Z')).toMatchObject({ open: true, until: { time: '03:30' } })
    expect(at(early, '2026-03-29T01:00:00Z').open).toBe(true)
    expect(at(early, '2026-03-29T01:30:00Z').open).toBe(false)
  })
  test('hours that begin in the missing hour begin right after it', () => {
    const missing = shop(closed, { sun: day('02:30', '04:00') })
    expect(at(missing, '2026-03-29T00:59:00Z').open).toBe(false)
    expect(at(missing, '2026-03-29T01:00:00Z').open).toBe(true)
  })
  test('in autumn the hour from two to three comes twice, and the shop is open in both', () => {
    for (const moment of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) expect(at(early, moment).open).toBe(true)
    expect(at(early, '2026-10-25T02:30:00Z').open).toBe(false)
  })
  test('the day after the change opens at the usual time', () => {
    const ordinary = shop(day('10:00', '18:00'))
    expect(at(ordinary, '2026-03-30T07:59:00Z').open).toBe(false)
    expect(at(ordinary, '2026-03-30T08:00:00Z').open).toBe(true)
  })
})

describe('dates that differ', () => {
  test('a holiday closes the shop, other hours replace those of the weekday', () => {
    const opening = shop(day('10:00', '18:00'), {}, [
      exception('2026-12-24', day('09:00', '13:00')),
      exception('2026-12-25', closed),
    ])
    expect(at(opening, '2026-12-24T08:30:00Z')).toMatchObject({ open: true, until: { time: '13:00' } })
    expect(at(opening, '2026-12-24T12:00:00Z').until).toEqual({ date: '2026-12-26', time: '10:00', inDays: 2 })
    expect(at(opening, '2026-12-25T12:00:00Z').open).toBe(false)
  })
  test('a Sunday may be open for once', () => {
    const opening = shop(day('10:00', '18:00'), {}, [exception('2026-12-13', day('11:00', '16:00'))])
    expect(at(opening, '2026-12-13T11:00:00Z').open).toBe(true)
  })
  test('the night before a closed day still ends as it began', () => {
    const opening = shop(day('18:00', '02:00'), {}, [exception('2026-12-25', closed)])
    expect(at(opening, '2026-12-25T00:30:00Z').open).toBe(true)
    expect(at(opening, '2026-12-25T20:00:00Z').open).toBe(false)
  })
})
