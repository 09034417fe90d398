import { addDays, marketDay } from '../../../values/days.ts'

/** Days before the end at which those who have to answer are reminded. */
export const REMIND_DAYS = 7

/** The last day on which who stands behind a product can be said (YYYY-MM-DD): a month from the question, on the market's clock. */
export const originDueOn = (askedAt: Date): string =>
  String(Temporal.PlainDate.from(marketDay(askedAt)).add({ months: 1 }))

/** Whether a day of this month is over without an answer. */
export const isLate = ({ dueOn, answeredAt }: { dueOn: string; answeredAt: Date | null }, now: Date): boolean =>
  answeredAt === null && marketDay(now) > dueOn

/** Up to which last day those who answer are reminded today. */
export const remindUntil = (now: Date): string => addDays(marketDay(now), REMIND_DAYS)
