import { marketDayStart } from '../../../values/market-time.ts'

/** A price on offer from a moment on (UTC), gross, grosze. It ends when the offer did (`until`), else when the next one begins. */
export type PricePoint = { amount: number; validFrom: Date; until?: Date | undefined }

const DAYS = 30

/**
 * The lowest price on offer during the 30 calendar days of the market before a reduction: the days end with the one before the
 * reduction; what was offered for less counts from its first day (Polish act on informing about prices, art. 4). On the day something
 * comes or comes back on offer, the prices of that day count. Grosze; null when it was not on offer before.
 */
export function lowestPriceBefore(reductionStart: Date, history: readonly PricePoint[]): number | null {
  const points = history
    .filter((point) => point.validFrom <= reductionStart)
    .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
    .map((point, index, all) => ({ ...point, until: point.until ?? all[index + 1]?.validFrom ?? reductionStart }))
  const today = marketDayStart(reductionStart)
  const begin = marketDayStart(reductionStart, DAYS)
  const before = points.filter(({ validFrom, until }) => until > begin && validFrom < today)
  const counted = before.length > 0 ? before : points.filter(({ validFrom }) => validFrom >= today)
  return counted.length > 0 ? Math.min(...counted.map((point) => point.amount)) : null
}

/** From when to when; without an end it goes on. */
export type Period = { from: Date; until: Date | null }

/**
 * What of a price history buyers could see: prices while the product was published and its seller might sell. `history` holds every
 * price from its first moment; `periods` and `selling` are those of the product and of the seller.
 */
export function pricesOnOffer(
  history: readonly { amount: number; validFrom: Date }[],
  periods: readonly Period[],
  selling: readonly Period[],
): PricePoint[] {
  return history.flatMap(({ amount, validFrom }, index) => {
    const own = { from: validFrom, until: history[index + 1]?.validFrom ?? null }
    return periods.flatMap((period) =>
      selling.flatMap((allowed) => {
        const both = overlap(overlap(own, period), allowed)
        return both ? [{ amount, validFrom: both.from, ...(both.until && { until: both.until }) }] : []
      }),
    )
  })
}

function overlap(a: Period | undefined, b: Period): Period | undefined {
  if (!a) return undefined
  const from = new Date(Math.max(Number(a.from), Number(b.from)))
  const ends = [a.until, b.until].filter((end) => end !== null).map(Number)
  const until = ends.length > 0 ? new Date(Math.min(...ends)) : null
  return until && until <= from ? undefined : { from, until }
}
