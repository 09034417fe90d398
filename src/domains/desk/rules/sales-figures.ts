import { addDays } from '../../../values/days.ts'

type Sold = { day: string; currency: string; orders: number; goods: number }
type Earned = { day: string; currency: string; commission: number }
type Sums = { orders: number; goods: number; commission: number }

/** Sums of the last `days` up to `today` and of as many before, by currency; a currency in which nothing happened is left out, but the usual one. */
export function salesFiguresOf<Days extends number>(
  sold: readonly Sold[],
  earned: readonly Earned[],
  today: string,
  spans: readonly Days[],
  usual: string,
): { days: Days; currency: string; present: Sums; before: Sums }[] {
  const currencies = [...new Set([usual, ...sold.map((one) => one.currency), ...earned.map((one) => one.currency)])]
  return spans.flatMap((days) => {
    const from = addDays(today, 1 - days)
    const present = { from, to: today }
    const before = { from: addDays(from, -days), to: addDays(from, -1) }
    return currencies
      .map((currency) => ({
        days,
        currency,
        present: sumOf(sold, earned, currency, present),
        before: sumOf(sold, earned, currency, before),
      }))
      .filter((one) => one.currency === usual || hasAny(one.present) || hasAny(one.before))
  })
}

const hasAny = ({ orders, goods, commission }: Sums) => orders !== 0 || goods !== 0 || commission !== 0

function sumOf(
  sold: readonly Sold[],
  earned: readonly Earned[],
  currency: string,
  { from, to }: { from: string; to: string },
): Sums {
  const within = <T extends { day: string; currency: string }>(all: readonly T[]) =>
    all.filter((one) => one.currency === currency && one.day >= from && one.day <= to)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    orders: sum(within(sold).map((one) => one.orders)),
    goods: sum(within(sold).map((one) => one.goods)),
    commission: sum(within(earned).map((one) => one.commission)),
  }
}
