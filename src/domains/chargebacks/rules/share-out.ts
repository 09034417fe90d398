import { type Minor, splitMoney } from '../../../values/money.ts'
import { sharesOf } from '../../ledger/rules/index.ts'

/** An order of which `total - givenBack` is here of the buyer's money; grosze. */
export type Bearing = {
  id: number
  number: string
  companyId: number
  total: Minor
  givenBack: Minor
  commission: { net: Minor; vat: Minor }
}
/** What of a disputed amount an order bears, and what of that is its seller's. */
export type Part<T> = { order: T; amount: Minor; held: Minor }

/** Splits what is disputed over the orders by what is left of each, never more than that; `rest`: no order is left to bear it. */
export function shareOut<T extends Bearing>(amount: Minor, orders: readonly T[]): { parts: Part<T>[]; rest: Minor } {
  const left = orders.map(({ total, givenBack }) => total - givenBack)
  const borne = Math.min(
    amount,
    left.reduce((sum, one) => sum + one, 0),
  )
  const amounts = splitMoney(borne, left)
  const parts = orders.flatMap((order, at) => {
    const own = amounts[at]
    if (!own) return []
    const { total, commission, givenBack } = order
    return [{ order, amount: own, held: sharesOf({ total, commission, before: givenBack, amount: own }).seller }]
  })
  return { parts, rest: amount - borne }
}
