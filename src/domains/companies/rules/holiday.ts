const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' })
const DAY_MS = 86_400_000

/** The calendar day in Polish time: `2026-12-24`. */
export function dayIn(at: Date): string {
  return DAY.format(at)
}

/** Days from one calendar day to another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
}

/** Whether the day lies in a holiday, both ends included. */
export function isOnHoliday(holiday: { from: string; until: string } | null, at: Date): boolean {
  const today = dayIn(at)
  return holiday !== null && holiday.from <= today && today <= holiday.until
}
