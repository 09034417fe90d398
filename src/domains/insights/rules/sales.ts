import { daysOf } from '../../../values/days.ts'

export type DaySales = { day: string; currency: string; orders: number; goods: number; share: number }
type Period = { from: string; to: string }

/** Sums of one currency, the one with the most orders: amounts of several cannot be added. Every day of the period is there. */
export function presentSales(sales: readonly DaySales[], present: Period, before: Period, usual: string) {
  const counts = new Map<string, number>()
  for (const { currency, orders } of sales) counts.set(currency, (counts.get(currency) ?? 0) + orders)
  const [currency = usual, ...otherCurrencies] = [...counts]
    .sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
    .map(([name]) => name)
  const own = new Map(sales.filter((one) => one.currency === currency).map((one) => [one.day, one]))
  const of = (period: Period) =>
    daysOf(period).map((day) => ({ day, orders: own.get(day)?.orders ?? 0, goods: own.get(day)?.goods ?? 0 }))
  const total = (days: readonly { orders: number; goods: number }[]) => ({
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    goods: days.reduce((sum, day) => sum + day.goods, 0),
  })
  const days = of(present)
  const share = daysOf(present).reduce((sum, day) => sum + (own.get(day)?.share ?? 0), 0)
  return { currency, otherCurrencies, days, present: total(days), before: total(of(before)), share }
}
