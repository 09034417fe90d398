import { daysBetween } from '../../../values/days.ts'

export const RATE_STATES = ['used', 'off', 'none', 'too_old'] as const
export type RateState = (typeof RATE_STATES)[number]

/** Days for which a rate is used unless the operator says otherwise. */
export const DEFAULT_AGE_DAYS = 7

/** Whether visitors are shown a currency by its newest rate, and why not. `today`: the market's day. */
export function rateState(
  { shown, newest }: { shown: boolean; newest: { day: string } | null },
  today: string,
  maxAgeDays: number,
): RateState {
  if (!shown) return 'off'
  if (!newest) return 'none'
  return daysBetween(newest.day, today) > maxAgeDays ? 'too_old' : 'used'
}
