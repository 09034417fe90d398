import type { Minor } from '../../../values/money.ts'
import { sharesOf } from '../../ledger/rules/index.ts'

type Refund = { id: number; givenBefore: Minor; amount: Minor; parts: readonly { amount: Minor }[] }
type Order = {
  companyId: number
  number: string
  total: Minor
  givenBack: Minor
  commission: { net: Minor; vat: Minor }
  cashOnDelivery: boolean
}
/** Of the ledger; debit positive. */
type Booked = { key: string; account: string; amount: Minor }

/** Where a refund stands in the ledger: key, and what that is about. */
export function placeOf(refund: Pick<Refund, 'id'>, order: Order, paymentId: string | undefined) {
  if (order.cashOnDelivery) return { key: `commission-back:refund-${refund.id}`, subject: `commission:${order.number}` }
  return { key: `refund-due:${refund.id}`, subject: `payment:${paymentId}` }
}

/** What does not agree between a refund, its order and what was booked about it. */
export function refundProblems(refund: Refund, order: Order, key: string, booked: readonly Booked[]): string[] {
  const { total, commission } = order
  const shares = sharesOf({ total, commission, before: refund.givenBefore, amount: refund.amount })
  const fee = shares.commission + shares.vat
  const expected: Record<string, Minor> = {
    // A seller that has the money itself is given the commission; any other bears the rest.
    [`seller:${order.companyId}`]: order.cashOnDelivery ? -fee : shares.seller,
    commission: shares.commission,
    'commission-vat': shares.vat,
    'refunds-due': order.cashOnDelivery ? 0 : -refund.amount,
  }
  const own = booked.filter((entry) => entry.key === key)
  const sumAt = (account: string) => sum(own.filter((entry) => entry.account === account))
  const accounts = new Set([...Object.keys(expected), ...own.map(({ account }) => account)])
  const problems = [...accounts].flatMap((account) => {
    const [wanted, found] = [expected[account] ?? 0, sumAt(account)]
    return found === wanted ? [] : [`${account}: ${wanted} is right, ${found} booked`]
  })
  if (sum(refund.parts) !== refund.amount) problems.push(`its parts are ${sum(refund.parts)}, not ${refund.amount}`)
  if (refund.givenBefore + refund.amount > order.givenBack) problems.push(`order ${order.number} knows nothing of it`)
  return problems
}

const sum = (parts: readonly { amount: Minor }[]): Minor => parts.reduce((total, { amount }) => total + amount, 0)
