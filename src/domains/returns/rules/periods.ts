import { addDays, marketDay } from '../../../values/days.ts'

/** What the operator decides of the law's periods; days count from the day after. */
export type ReturnRules = {
  /** The law's 14 days, or more. */
  withdrawalDays: number
  /** Orders placed from this day on were confirmed with all that the law wants told (`2026-01-01`); null: all of them. */
  informedFrom: string | null
  /** The seller's answer to a claim. */
  answerDays: number
  /** What is not answered in time is accepted. */
  silenceAccepts: boolean
  /** How long a seller answers for goods, and how much longer after a repair. */
  liableMonths: number
  repairMonths: number
  /** After the day on which money is due by the law: when the market gives it back by itself. */
  graceDays: number
  /** After a decision that the buyer does not accept: how long it may be brought before the operator. */
  disputeDays: number
  /** The law's 14 days for the buyer to send goods back, or more; and after a last reminder: when a case closes to which nothing was sent. */
  sendDays: number
  closeDays: number
}

export const DEFAULT_RETURN_RULES: ReturnRules = {
  withdrawalDays: 14,
  informedFrom: null,
  answerDays: 14,
  silenceAccepts: true,
  liableMonths: 24,
  repairMonths: 12,
  graceDays: 5,
  disputeDays: 60,
  sendDays: 14,
  closeDays: 14,
}

/** By the law: for the money of what came or went back. */
export const LAW_DAYS = 14

/** The least and the most of each: buyers withdraw for fourteen days at least, and a claim is answered within fourteen. */
export const RETURN_RULE_LIMITS = {
  withdrawalDays: [14, 365],
  answerDays: [1, 14],
  sendDays: [14, 90],
  closeDays: [7, 90],
  liableMonths: [12, 120],
  repairMonths: [0, 60],
  graceDays: [0, 60],
  disputeDays: [7, 365],
} as const satisfies Partial<Record<keyof ReturnRules, readonly [number, number]>>

export type IsHoliday = (day: string) => boolean

/**
 * The last day on which a buyer may withdraw; null while the last piece has not arrived: the time has not begun. Who was not told of the right
 * has twelve months more. A period that would end on a free day ends on the next working day.
 */
export function lastDayToWithdraw(
  { placedAt, deliveredAt }: { placedAt: Date; deliveredAt: Date | null },
  { withdrawalDays, informedFrom }: ReturnRules,
  isHoliday: IsHoliday,
): string | null {
  if (!deliveredAt) return null
  const day = addDays(marketDay(deliveredAt), withdrawalDays)
  const wasTold = informedFrom === null || marketDay(placedAt) >= informedFrom
  return nextWorkingDay(wasTold ? day : addMonths(day, 12), isHoliday)
}

/** So many days after a moment, moved to a working day. */
export function lastDayAfter(at: Date, days: number, isHoliday: IsHoliday): string {
  return nextWorkingDay(addDays(marketDay(at), days), isHoliday)
}

/** Until when a seller answers for defects of what was delivered on a day; null: not delivered yet. */
export function liableUntil(deliveredAt: Date | null, { liableMonths }: ReturnRules): string | null {
  return deliveredAt && addMonths(marketDay(deliveredAt), liableMonths)
}

/** The same day some months later, or the last of that month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

function nextWorkingDay(day: string, isHoliday: IsHoliday): string {
  let end = day
  while (isFree(end, isHoliday)) end = addDays(end, 1)
  return end
}

const isFree = (day: string, isHoliday: IsHoliday) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || isHoliday(day)
}
