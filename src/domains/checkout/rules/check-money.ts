import type { Minor } from '../../../values/money.ts'

/** An entry of the ledger; debit positive. */
export type Booked = { key: string; kind: string; account: string; amount: Minor; currency: string }
export type MoneyOfPayment = {
  id: string
  provider: string
  paid: boolean
  received: Minor
  refunds: readonly { id: number; amount: Minor; currency: string; status: string; way: string }[]
}
export type OrderOfPayment = {
  companyId: number
  number: string
  total: Minor
  commission: { net: Minor; vat: Minor }
  paymentStatus: string
}
type Problem = { subject: string; problem: string }

/** What does not agree between a payment with its refunds and what was booked about it. */
export function paymentProblems(payment: MoneyOfPayment, booked: readonly Booked[]): Problem[] {
  const problems: Problem[] = []
  const clearing = `operator:${payment.provider}`
  const at = (key: string, account = clearing) =>
    booked.filter((entry) => entry.key === key && entry.account === account)
  const own = sum(at(`payment:${payment.id}`))
  const subject = `payment ${payment.id}`
  if (payment.paid && own !== payment.received) {
    problems.push({ subject, problem: `${payment.received} came, ${own} booked at ${payment.provider}` })
  }
  if (!payment.paid && booked.some(({ kind }) => kind === 'payment')) {
    problems.push({ subject, problem: `nothing came, yet it is booked` })
  }
  for (const { id, amount, currency, status, way } of payment.refunds) {
    const from = way === 'transfer' ? 'bank' : clearing
    const entries = at(`refund:${id}`, from).filter((entry) => entry.currency === currency)
    const expected = status === 'done' ? amount : 0
    const went = -sum(entries)
    if (went !== expected) problems.push({ subject: `refund ${id}`, problem: `${expected} went back, ${went} booked` })
  }
  return problems
}

/** Of these the money is the seller's; of what goes back or went back, it may have been, or never became the seller's. */
const MAY_BE_RETURNED = ['refundDue', 'refunded']

/** What does not agree between the orders of a purchase and what was booked to their sellers by its payments. */
export function orderProblems(orders: readonly OrderOfPayment[], booked: readonly Booked[]): Problem[] {
  const payments = booked.filter(({ kind }) => kind === 'payment')
  const problems = orders.flatMap(({ companyId, number, total, commission, paymentStatus }) => {
    const credited = -sum(payments.filter(({ account }) => account === `seller:${companyId}`))
    const share = total - commission.net - commission.vat
    const expected = paymentStatus === 'unpaid' ? 0 : share
    if (credited === expected || (credited === 0 && MAY_BE_RETURNED.includes(paymentStatus))) return []
    return [{ subject: `order ${number}`, problem: `${expected} is the seller's, ${credited} booked` }]
  })
  const sellers = new Set(orders.map(({ companyId }) => `seller:${companyId}`))
  const strangers = payments.filter(({ account }) => account.startsWith('seller:') && !sellers.has(account))
  return [
    ...problems,
    ...strangers.map(({ key, account }) => ({ subject: key, problem: `credits ${account}, who sold nothing of it` })),
  ]
}

function sum(entries: readonly Booked[]): Minor {
  return entries.reduce((total, { amount }) => total + amount, 0)
}
