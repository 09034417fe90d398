import { addDays, marketDay } from '../../../values/days.ts'

/** The last so many days, today included, and as many before them. */
export function periodsOf(now: Date, days: number) {
  const to = marketDay(now)
  const from = addDays(to, 1 - days)
  return { present: { from, to }, before: { from: addDays(from, -days), to: addDays(from, -1) } }
}
