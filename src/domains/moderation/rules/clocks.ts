import { MARKET_ZONE } from '../../../values/dates.ts'
import { isWorkingDay } from '../../../values/dispatch-day.ts'
import { monthsAfter } from '../../../values/market-time.ts'
import { COMPLAINT_MONTHS, type Source } from './reasons.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** No calendar has so many days of rest in a row. */
const LONGEST = 60

/** Polish working days in which an order of an authority and a notice of product safety are dealt with (Regulation 2023/988 art. 22). */
export const WORKING_DAYS = { authority: 2, safety: 3 } as const
/** What nobody prescribes in days: without undue delay. */
export const USUAL_DAYS = 7
const URGENT_HOURS = 24
export const COMPLAINT_DAYS = 14

export type IsHoliday = (date: string) => boolean

/** The end of the day on which so many working days are over, the day of the event not counted. */
export function workingDaysAfter(at: Date, days: number, isHoliday: IsHoliday): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(MARKET_ZONE).toPlainDate()
  let left = days
  for (let step = 0; step < LONGEST && left > 0; step += 1) {
    day = day.add({ days: 1 })
    if (isWorkingDay(String(day), isHoliday)) left -= 1
  }
  return new Date(day.add({ days: 1 }).toZonedDateTime(MARKET_ZONE).epochMilliseconds)
}

/** Until when a report has to be decided. */
export function dueAt(
  { source, urgent, at }: { source: Source; urgent: boolean; at: Date },
  isHoliday: IsHoliday,
): Date {
  const usual = urgent ? at.getTime() + URGENT_HOURS * HOUR : at.getTime() + USUAL_DAYS * DAY
  if (source !== 'authority' && source !== 'safety') return new Date(usual)
  const due = workingDaysAfter(at, WORKING_DAYS[source], isHoliday)
  return urgent && usual < due.getTime() ? new Date(usual) : due
}

export const complaintDueAt = (at: Date): Date => new Date(at.getTime() + COMPLAINT_DAYS * DAY)

/** Until when one may complain of a decision: six months after it, on the market's clock. */
export const complaintUntil = (decidedAt: Date): Date => monthsAfter(decidedAt, COMPLAINT_MONTHS)

/** A year on the market's clock. */
export function yearSpan(year: number): { from: Date; to: Date } {
  const start = (of: number) =>
    new Date(Temporal.PlainDate.from({ year: of, month: 1, day: 1 }).toZonedDateTime(MARKET_ZONE).epochMilliseconds)
  return { from: start(year), to: start(year + 1) }
}
