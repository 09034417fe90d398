import { addDays, type WallTime, weekdayOf } from '../../../../values/days.ts'

/** A courier may be asked for so many days ahead. */
export const DAYS_AHEAD = 7

type When = { day: string; from: string; until: string }
export type WhenProblem = { field: keyof When; code: 'collection_day' | 'collection_hours' | 'collection_passed' }

/** What is wrong with a day and hours, on the clock of the place; no carrier comes on Sundays and holidays. */
export function whenProblem(
  { day, from, until }: When,
  now: WallTime,
  isHoliday: (date: string) => boolean,
): WhenProblem | undefined {
  if (day < now.date || day > addDays(now.date, DAYS_AHEAD)) return { field: 'day', code: 'collection_day' }
  if (weekdayOf(day) === 'sun' || isHoliday(day)) return { field: 'day', code: 'collection_day' }
  if (from >= until) return { field: 'until', code: 'collection_hours' }
  return day === now.date && until <= now.time ? { field: 'until', code: 'collection_passed' } : undefined
}

type Times = { days: readonly string[]; until: string; cutOff: string; automatic: boolean }

/** Whether parcels are collected by themselves now: from the cut-off on, as long as a courier may still come on this day. */
export const isTimeToCollect = (
  { automatic, days, cutOff, until }: Times,
  now: WallTime,
  isHoliday: (date: string) => boolean,
): boolean =>
  automatic && days.includes(weekdayOf(now.date)) && !isHoliday(now.date) && now.time >= cutOff && now.time < until
