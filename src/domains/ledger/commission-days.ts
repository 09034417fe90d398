import type { Deps } from '../../platform/deps.ts'
import { MARKET_ZONE } from '../../values/dates.ts'
import { findCommissionDays } from './store/reading.ts'

/** What the market earned in commission since a moment, by day of its clock and currency; without VAT, minor units. */
export const readCommissionDays = (
  deps: Pick<Deps, 'db'>,
  since: Date,
): Promise<{ day: string; currency: string; commission: number }[]> => findCommissionDays(deps.db, since, MARKET_ZONE)
