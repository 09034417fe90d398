import { addDays, daysBetween, wallTime, weekdayOf } from '../../../values/days.ts'
import type { Interval, OpeningDay, OpeningException, OpeningHours } from '../contract.ts'

/** How far ahead the next opening is looked for, days. */
const AHEAD = 60

export type Opening = { timeZone: string; hours: OpeningHours; exceptions: readonly OpeningException[] }

export type OpeningState = {
  open: boolean
  /** When that ends: closing time, or the next opening, on the shop's clock; null where it does not end in two months. */
  until: { date: string; time: string; inDays: number } | null
}

/** The intervals of a day as they are shown; none when it is closed. */
export function intervalsOf({ open, from, to, more = [] }: OpeningDay): Interval[] {
  return open ? [{ from, to }, ...more] : []
}

/** The day's hours: the exception of that date, or those of its weekday. */
export function dayOf({ hours, exceptions }: Opening, date: string): OpeningDay & { exception?: OpeningException } {
  const exception = exceptions.find((one) => one.date === date)
  return exception ? { ...exception, exception } : hours[weekdayOf(date)]
}

/** Whether the shop is open at a moment, and until when it stays so: by its own clock, over breaks, midnight and changes of the clock. */
export function openingState(opening: Opening, at: Date): OpeningState {
  const { date, time } = wallTime(at, opening.timeZone)
  const now = `${date}T${time}`
  const stretches = stretchesFrom(opening, date)
  const present = stretches.find(({ from, to }) => from <= now && now < to)
  const next = present ? present.to : stretches.find(({ from }) => from > now)?.from
  // Never closed as far as we look: no end to tell.
  const endless = next === undefined || (present && daysBetween(date, next.slice(0, 10)) >= AHEAD)
  const until = endless
    ? null
    : { date: next.slice(0, 10), time: next.slice(11), inDays: daysBetween(date, next.slice(0, 10)) }
  return { open: present !== undefined, until }
}

/** Open stretches on the wall clock from yesterday's evening on; those that touch are one. */
function stretchesFrom(opening: Opening, today: string): Interval[] {
  const all: Interval[] = []
  for (let day = -1; day <= AHEAD; day += 1) {
    const date = addDays(today, day)
    for (const { from, to } of intervalsOf(dayOf(opening, date))) {
      all.push({ from: `${date}T${from}`, to: `${to > from ? date : addDays(date, 1)}T${to}` })
    }
  }
  all.sort((a, b) => (a.from < b.from ? -1 : 1))
  const merged: Interval[] = []
  for (const one of all) {
    const last = merged.at(-1)
    if (!last || one.from > last.to) merged.push({ ...one })
    else if (one.to > last.to) last.to = one.to
  }
  return merged
}
