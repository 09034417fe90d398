import { describe, expect, test } from 'vitest'
import { isHoliday } from '../../../platform/calendar/holidays.ts'
import { complaintUntil, dueAt, workingDaysAfter } from './clocks.ts'
import { type MisuseNote, stepsNow, suspendedUntil } from './misuse.ts'
import { asksWho, isUrgent, measuresOf, REPORT_REASONS, reasonsOf, SUBJECT_KINDS } from './reasons.ts'

const inPoland = (date: string) => isHoliday('PL', date)
const due = (source: 'form' | 'operator' | 'authority' | 'safety', at: string, urgent = false) =>
  dueAt({ source, urgent, at: new Date(at) }, inPoland).toISOString()

describe('clocks of reports', () => {
  test('an order of an authority has two Polish working days, a notice of product safety three', () => {
    // Thursday: Friday and Monday; the end of Monday is midnight in Poland.
    expect(due('authority', '2026-11-26T10:00:00Z')).toBe('2026-11-30T23:00:00.000Z')
    expect(due('safety', '2026-11-26T10:00:00Z')).toBe('2026-12-01T23:00:00.000Z')
    // Over Christmas: Christmas Eve rests in Poland, too.
    expect(due('authority', '2026-12-23T20:00:00Z')).toBe('2026-12-29T23:00:00.000Z')
    // 1 and 3 May, both holidays, around a weekend.
    expect(due('safety', '2026-04-30T08:00:00Z')).toBe('2026-05-06T22:00:00.000Z')
  })

  test('the day of the event is the day in Poland', () => {
    expect(workingDaysAfter(new Date('2026-11-29T23:30:00Z'), 1, inPoland).toISOString()).toBe(
      '2026-12-01T23:00:00.000Z',
    )
  })

  test('a report of the form has a week, and a day where a life may be at stake', () => {
    expect(due('form', '2026-11-26T10:00:00Z')).toBe('2026-12-03T10:00:00.000Z')
    expect(due('form', '2026-11-26T10:00:00Z', true)).toBe('2026-11-27T10:00:00.000Z')
    expect(due('authority', '2026-11-26T10:00:00Z', true)).toBe('2026-11-27T10:00:00.000Z')
  })

  test('one complains within six months, also of what was decided on the last day of a long one', () => {
    expect(complaintUntil(new Date('2026-08-31T10:00:00Z')).toISOString()).toBe('2027-02-28T11:00:00.000Z')
  })
})

describe('reasons and measures', () => {
  test('every reason fits something, and who reports a sexual offence against a minor need not say who it is', () => {
    const offered = new Set(SUBJECT_KINDS.flatMap(reasonsOf))
    expect(REPORT_REASONS.filter((reason) => !offered.has(reason))).toEqual([])
    expect(REPORT_REASONS.filter((reason) => !asksWho(reason))).toEqual(['childAbuse'])
    expect(REPORT_REASONS.filter(isUrgent)).toEqual(['lifeThreat', 'childAbuse'])
    expect(SUBJECT_KINDS.filter((kind) => !measuresOf(kind).includes('none'))).toEqual([])
  })
})

describe('misuse', () => {
  const now = new Date('2026-11-26T10:00:00Z')
  const note = (what: MisuseNote['what'], at: string, until: string | null = null): MisuseNote => ({
    ...{ what, at: new Date(at) },
    until: until ? new Date(until) : null,
  })

  test('nobody is suspended who was not warned within the year', () => {
    expect(stepsNow([], now)).toEqual(['warn'])
    expect(stepsNow([note('warned', '2025-11-20T10:00:00Z')], now)).toEqual(['warn'])
    expect(stepsNow([note('warned', '2026-11-20T10:00:00Z')], now)).toEqual(['warn', 'suspend'])
  })

  test('a suspension ends by itself, or is lifted', () => {
    const suspended = note('suspended', '2026-11-01T10:00:00Z', '2027-01-30T10:00:00Z')
    expect(suspendedUntil([suspended], now)?.toISOString()).toBe('2027-01-30T10:00:00.000Z')
    expect(stepsNow([suspended], now)).toEqual(['lift'])
    expect(suspendedUntil([note('lifted', '2026-11-02T10:00:00Z'), suspended], now)).toBe(null)
    expect(suspendedUntil([suspended], new Date('2027-01-30T10:00:00Z'))).toBe(null)
  })
})
