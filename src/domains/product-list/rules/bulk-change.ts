import { toMajor, toMinor } from '../../../values/money.ts'
/** What may be done to many products at once; amounts in grosze, percentages in hundredths. */
export type PriceChangeWay = 'set' | 'percent' | 'amount'
export type PriceRounding = 'none' | 'whole' | 'ninetyNine'
export const PRICE_WAYS = ['set', 'percent', 'amount'] as const
export const PRICE_ROUNDINGS = ['none', 'whole', 'ninetyNine'] as const
export const STOCK_WAYS = ['by', 'to'] as const
export const BULK_KINDS = ['price', 'status', 'stock', 'deliveryDays', 'vatScheme'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** Hours within which a change can be taken back. */
export const UNDO_HOURS = 24

/** The price after a change, grosze; below 1 grosz there is none. */
export function changedPrice(
  price: number,
  { way, value, round }: { way: PriceChangeWay; value: number; round: PriceRounding },
): number {
  const next =
    way === 'set' ? value : way === 'amount' ? price + value : Math.round((price * (10_000 + value)) / 10_000)
  if (round === 'none' || next <= 0) return next
  const toWhole = (amount: number) => toMinor(Math.round(toMajor(amount)))
  return round === 'whole' ? toWhole(next) : toWhole(next + 1) - 1
}
