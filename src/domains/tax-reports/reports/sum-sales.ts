import type { Deps } from '../../../platform/deps.ts'
import { marketDay } from '../../../values/days.ts'
import { momentsOfDay } from '../../../values/market-time.ts'
import { CURRENCIES } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { sellerMoney } from '../../ledger/index.ts'
import { documented } from '../../orders/index.ts'
import { addTo, type Figures, figuresOf } from '../rules/figures.ts'

/** Orders read at once. */
const PAGE = 1000

/** The first moment of a year on the market's clock, and that of the next one. */
export const momentsOfYear = (year: number) => ({
  from: momentsOfDay(`${year}-01-01`).start,
  to: momentsOfDay(`${year + 1}-01-01`).start,
})

const quarterOf = (at: Date): number => Math.ceil(Number(marketDay(at).slice(5, 7)) / 3)

/**
 * What a company sold in a year by what the ledger and its orders say at this moment; the caller's transaction is one that sees one moment. Whatever
 * went back later, in another year too, lowers the quarter of the payment.
 */
export async function sumSales(
  deps: Pick<Deps, 'db'>,
  companyId: number,
  year: number,
  signal?: AbortSignal,
): Promise<Figures> {
  const figures: Figures = {}
  const moments = momentsOfYear(year)
  for (const currency of CURRENCIES) {
    for (let after = 0, read = PAGE; read === PAGE; ) {
      signal?.throwIfAborted()
      const sold = await sellerMoney.findSold(deps.db, { companyId, currency, ...moments }, after, PAGE)
      const numbers = sold.flatMap(({ number }) => number ?? [])
      const orders = new Map((await documented.findSums(deps.db, numbers)).map((one) => [one.number, one]))
      for (const one of sold) {
        const order =
          one.number === null ? undefined : must(orders.get(one.number), `order ${one.number} of the ledger`)
        addTo(figures, currency, quarterOf(one.at), figuresOf(one, order))
        after = one.position
      }
      read = sold.length
    }
  }
  await addUnbooked(deps, companyId, moments, figures)
  return figures
}

/** What is paid to the seller itself without any commission stands in no ledger. */
async function addUnbooked(
  deps: Pick<Deps, 'db'>,
  companyId: number,
  moments: { from: Date; to: Date },
  figures: Figures,
): Promise<void> {
  for (let after = 0, read = PAGE; read === PAGE; ) {
    const orders = await documented.findUnbooked(deps.db, { companyId, ...moments }, after, PAGE)
    for (const order of orders) {
      addTo(
        figures,
        order.currency,
        quarterOf(order.at),
        figuresOf({ ...order, money: 0, commission: 0, charges: 0 }, order),
      )
      after = order.id
    }
    read = orders.length
  }
}
