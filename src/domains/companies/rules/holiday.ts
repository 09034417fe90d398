import { marketDay } from '../../../values/days.ts'

/** Whether the day lies in a holiday, both ends included. */
export function isOnHoliday(holiday: { from: string; until: string } | null, at: Date): boolean {
  const today = marketDay(at)
  return holiday !== null && holiday.from <= today && today <= holiday.until
}
