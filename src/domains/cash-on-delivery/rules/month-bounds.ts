import { momentsOfDay } from '../../../values/market-time.ts'

/** First moments of a month (`2026-11`) and of the one after it, on the market's clock. */
export function monthBounds(month: string): { from: Date; until: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const after = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: momentsOfDay(`${month}-01`).start, until: momentsOfDay(`${after}-01`).start }
}
