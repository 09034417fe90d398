// When goods arrive, as days (`2026-11-26`). Pure: calendars come from outside.

import { addDays, weekdayOf } from './days.ts'
import { type Dispatch, type DispatchRules, dispatchOf } from './dispatch-day.ts'

/** First and last day on which it may come, both included. */
export type Arrival = { from: string; until: string }

export type ArrivalRules = DispatchRules & {
  /** Whether the seller rests on a day, holidays of its own included. */
  rests: (date: string) => boolean
  /** Whether nothing is brought on a day where the goods go. */
  closed: (date: string) => boolean
}

export type Way = {
  /** Working days within which the seller sends it; 0: on the day of the order. */
  dispatchDays: number
  /** Working days it usually travels. */
  transitDays: number
  /** So many more it may take. */
  late: number
}

/** Nothing rests or travels so long; what says so is wrong, and nothing is promised. */
const LONGEST = 400

const isWeekend = (date: string) => ['sat', 'sun'].includes(weekdayOf(date))

/** The day, or the first after it, on which something happens; then so many such days more. Undefined where there is none. */
function step(from: string, days: number, idle: (date: string) => boolean): string | undefined {
  let left = days
  let date = from
  for (let tried = 0; tried < LONGEST; tried++, date = addDays(date, 1)) {
    if (idle(date)) continue
    if (left === 0) return date
    left -= 1
  }
  return undefined
}

/**
 * The days on which an order of this moment arrives. The seller counts working days of its country from the one on which it begins, the carrier
 * those from the one on which it has the parcel; what is brought is brought on a working day of where it goes. A seller who says "within five
 * days" is taken to need four or five.
 */
export function arrivalOf(at: Date, rules: ArrivalRules, way: Way): Arrival | null {
  return arrivalAfter(dispatchOf(at, rules), rules, way)
}

/** The same for goods whose day of dispatch is known already. */
export function arrivalAfter(
  { day }: Pick<Dispatch, 'day'>,
  { isHoliday, rests, closed }: Omit<ArrivalRules, 'timeZone' | 'until'>,
  { dispatchDays, transitDays, late }: Way,
): Arrival | null {
  const sellerIdle = (date: string) => isWeekend(date) || isHoliday(date) || rests(date)
  const carrierIdle = (date: string) => isWeekend(date) || isHoliday(date) || closed(date)
  const travel = (leaves: string | undefined, days: number) =>
    leaves === undefined ? undefined : days === 0 ? leaves : step(addDays(leaves, 1), days - 1, carrierIdle)
  const from = travel(step(day, Math.max(0, dispatchDays - 1), sellerIdle), transitDays)
  const until = travel(step(day, dispatchDays, sellerIdle), transitDays + late)
  return from === undefined || until === undefined ? null : { from, until }
}
