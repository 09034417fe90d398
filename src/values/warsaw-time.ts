// Days and hours as the law and people in Poland count them. For the server: browsers still lack Temporal.
const ZONE = 'Europe/Warsaw'

const warsaw = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE)
const toDate = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds)

/** First moment of the calendar day in Warsaw, `daysBack` days before that of `at`: also where the clock is changed on it. */
export function warsawDayStart(at: Date, daysBack = 0): Date {
  return toDate(warsaw(at).toPlainDate().subtract({ days: daysBack }).toZonedDateTime(ZONE))
}

/**
 * A moment as it was written: with an offset or `Z` that very moment, without one (`2026-12-01T09:00`) the time on the clocks in Warsaw.
 * An hour that the clock leaves out is the one after it, an hour that comes twice is the first. Null: no such time.
 */
export function readMoment(text: string): Date | null {
  try {
    if (/(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return new Date(Temporal.Instant.from(text).epochMilliseconds)
    return toDate(Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE))
  } catch {
    return null
  }
}
