import { CURRENCIES, type Currency, type Minor } from '../../../values/money.ts'

/** What the file tells of a quarter. Grosze; consideration is what is the seller's, without what the market withheld. */
export type Quarter = { consideration: Minor; activities: number; fees: Minor }
/** By currency four quarters; currencies without any sale are left out. */
export type Figures = Partial<Record<Currency, [Quarter, Quarter, Quarter, Quarter]>>

/** What the ledger says of one order: see `findSold`. */
export type SoldOrder = {
  at: Date
  currency: Currency
  money: Minor
  commission: Minor
  charges: Minor
}
/** What the order says of itself; undefined of entries that are older than the numbers in the ledger. */
export type OrderLeft = { total: Minor; givenBack: Minor; onDelivery: boolean; sold: boolean }

/**
 * One order as the file counts it, in the quarter of its payment whatever went back later: what went back lowers that quarter, and what went back wholly
 * was no sale. What is left of the price is the seller's and what the market withheld, to the last grosz.
 */
export function figuresOf(sold: SoldOrder, order: OrderLeft | undefined): Quarter {
  const { money, commission, charges } = sold
  if (!order) return { consideration: money - charges, activities: money > 0 ? 1 : 0, fees: charges }
  const left = order.onDelivery && !order.sold ? 0 : order.total - order.givenBack
  const withheld = order.onDelivery ? commission : left - money
  return { consideration: left - withheld - charges, activities: left > 0 ? 1 : 0, fees: withheld + charges }
}

const nothing = (): Quarter => ({ consideration: 0, activities: 0, fees: 0 })

/** Adds to a quarter (1 to 4) of the currency. */
export function addTo(figures: Figures, currency: Currency, quarter: number, more: Quarter): void {
  const quarters = figures[currency] ?? [nothing(), nothing(), nothing(), nothing()]
  figures[currency] = quarters
  const one = quarters[quarter - 1]
  if (!one) throw new Error(`no quarter: ${quarter}`)
  one.consideration += more.consideration
  one.activities += more.activities
  one.fees += more.fees
}

/** The year as a whole, by currency. */
export function sumsOf(figures: Figures): { currency: Currency; sum: Quarter }[] {
  return CURRENCIES.flatMap((currency) => {
    const quarters = figures[currency]
    if (!quarters) return []
    const sum = nothing()
    for (const one of quarters) {
      sum.consideration += one.consideration
      sum.activities += one.activities
      sum.fees += one.fees
    }
    return [{ currency, sum }]
  })
}

/** Whether anything was sold, or charged. */
export const isEmpty = (figures: Figures): boolean =>
  sumsOf(figures).every(({ sum }) => sum.activities === 0 && sum.consideration === 0 && sum.fees === 0)
