/** A price from a moment on (UTC); the next entry ends it. */
export type PricePoint = { amount: number; validFrom: Date }

const DAYS = 30
const WARSAW_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' })

/** First moment of the calendar day in Warsaw, `daysBack` days before that of `at`. */
export function warsawDayStart(at: Date, daysBack = 0): Date {
  const [year = 0, month = 1, day = 1] = WARSAW_DAY.format(at).split('-').map(Number)
  const noon = new Date(Date.UTC(year, month - 1, day - daysBack, 12))
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Warsaw', timeZoneName: 'longOffset' })
    .formatToParts(noon)
    .find((part) => part.type === 'timeZoneName')?.value
  const hours = Number(/([+-]\d{2}):/.exec(offset ?? '')?.[1] ?? 1)
  return new Date(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth(), noon.getUTCDate(), -hours))
}

/**
 * The lowest price in force during the 30 calendar days (Europe/Warsaw) before a reduction: the days end with the one before the
 * reduction; a version offered for less counts from its first day (Polish act on informing about prices, art. 4).
 * Amounts in grosze; null when the version had no price before.
 */
export function lowestPriceBefore(reductionStart: Date, history: readonly PricePoint[]): number | null {
  const points = history
    .filter((point) => point.validFrom < reductionStart)
    .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
  const end = warsawDayStart(reductionStart)
  const begin = warsawDayStart(reductionStart, DAYS)
  const inForce = points.filter((point, index) => {
    const until = points[index + 1]?.validFrom ?? reductionStart
    return until > begin && point.validFrom < end
  })
  // On its first day a version has no earlier days: the price since its first hour counts.
  const counted = inForce.length > 0 ? inForce : points
  return counted.length > 0 ? Math.min(...counted.map((point) => point.amount)) : null
}
