// When goods that leave on the day of their order do leave. For the server: browsers still lack Temporal.

/** `14:00`: orders until then leave on the same working day. */
export const DISPATCH_UNTIL = '14:00'
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
/** No country rests so long; a calendar that says so is wrong. */
const LONGEST_REST = 30

export type DispatchRules = {
  timeZone: string
  /** `HH:MM` on the clock of the time zone. */
  until: string
  /** By date, YYYY-MM-DD. */
  isHoliday: (date: string) => boolean
}

export type Dispatch = {
  /** The day (YYYY-MM-DD) on which what is ordered now leaves. */
  day: string
  /** Whether that is the day of the order. */
  today: boolean
  /** Milliseconds since the epoch from which on this says something else. */
  changesAt: number
}

/** Monday to Friday without public holidays: on a Saturday carriers collect in few places, and what is promised is kept everywhere. */
export function isWorkingDay(date: string, isHoliday: DispatchRules['isHoliday']): boolean {
  return Temporal.PlainDate.from(date).dayOfWeek <= 5 && !isHoliday(date)
}

/** The day on which an order of this moment leaves the seller. */
export function dispatchOf(at: Date, { timeZone, until, isHoliday }: DispatchRules): Dispatch {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const date = here.toPlainDate()
  const end = date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(until) }).epochMilliseconds
  if (at.getTime() < end && isWorkingDay(String(date), isHoliday)) {
    return { day: String(date), today: true, changesAt: end }
  }
  let day = date.add({ days: 1 })
  for (let step = 0; step < LONGEST_REST && !isWorkingDay(String(day), isHoliday); step++) day = day.add({ days: 1 })
  return { day: String(day), today: false, changesAt: day.toZonedDateTime(timeZone).epochMilliseconds }
}
