// Days as texts (`2026-03-29`), for server and browser. Moments are in market-time.ts, which needs Temporal; words in dates.ts.
import { MARKET_ZONE } from './dates.ts'

/** A moment on a wall clock: `2026-03-29`, `10:05`. Compared as texts, so that changes of the clock need no arithmetic. */
export type WallTime = { date: string; time: string }

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const DAY = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clock on a wall in this time zone shows. */
export function wallTime(at: Date, timeZone: string): WallTime {
  let format = formats.get(timeZone)
  if (!format) {
    const options = {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    } as const
    format = new Intl.DateTimeFormat('en-CA', { ...options, hourCycle: 'h23' })
    formats.set(timeZone, format)
  }
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}

/** The day on the market's clock. */
export function marketDay(at: Date): string {
  return wallTime(at, MARKET_ZONE).date
}

/** The date so many days later (or earlier): days of 23 or 25 hours are days, too. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}

/** Every day from the first to the last, both included. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}

/** The day of the week of a calendar day (`2026-12-24` → `thu`), whatever the time zone. */
export function weekdayOf(date: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'mon'
}
