// Moments on the market's clock. For the server: browsers still lack Temporal (days.ts does without).
import { MARKET_ZONE } from './dates.ts'

const onClock = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(MARKET_ZONE)
const toDate = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds)

/** A calendar day of the market (`2026-03-29`), from its first moment to the first one after it. */
export function momentsOfDay(day: string): { start: Date; end: Date } {
  const date = Temporal.PlainDate.from(day)
  return {
    start: toDate(date.toZonedDateTime(MARKET_ZONE)),
    end: toDate(date.add({ days: 1 }).toZonedDateTime(MARKET_ZONE)),
  }
}

/** First moment of the market's calendar day, `daysBack` days before that of `at`: also where the clock is changed on it. */
export function marketDayStart(at: Date, daysBack = 0): Date {
  return toDate(onClock(at).toPlainDate().subtract({ days: daysBack }).toZonedDateTime(MARKET_ZONE))
}

/** So many months later on the market's clock, earlier below nought; of a shorter month the last day. */
export const monthsAfter = (at: Date, months: number): Date => toDate(onClock(at).add({ months }))

/**
 * A moment as it was written: with an offset or `Z` that very moment, without one (`2026-12-01T09:00`) the time on the market's clock.
 * An hour that the clock leaves out is the one after it, an hour that comes twice is the first. Null: no such time.
 */
export function readMoment(text: string): Date | null {
  try {
    if (/(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return new Date(Temporal.Instant.from(text).epochMilliseconds)
    return toDate(Temporal.PlainDateTime.from(text).toZonedDateTime(MARKET_ZONE))
  } catch {
    return null
  }
}
