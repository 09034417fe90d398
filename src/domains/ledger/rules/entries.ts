import type { Minor } from '../../../values/money.ts'
import {
  type Account,
  BANK_ACCOUNT,
  COMMISSION_ACCOUNT,
  COMMISSION_VAT_ACCOUNT,
  providerAccount,
  REFUNDS_DUE_ACCOUNT,
  sellerAccount,
} from './accounts.ts'

/** Debit positive, credit negative, grosze. `reference`: what it is about, where the transaction is about more: a seller's order. */
export type Entry = { account: Account; amount: Minor; currency: string; reference?: string | undefined }

/** One entry an account and currency, zero ones left out; throws when a currency does not sum to zero. */
export function balanced(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>()
  const perCurrency = new Map<string, number>()
  for (const entry of entries) {
    if (!Number.isSafeInteger(entry.amount)) throw new Error(`no amount: ${entry.account} ${entry.amount}`)
    const key = `${entry.account} ${entry.currency}`
    const before = sums.get(key)
    const reference = !before || before.reference === entry.reference ? entry.reference : undefined
    sums.set(key, { ...entry, reference, amount: (before?.amount ?? 0) + entry.amount })
    perCurrency.set(entry.currency, (perCurrency.get(entry.currency) ?? 0) + entry.amount)
  }
  for (const [currency, sum] of perCurrency) {
    if (sum !== 0) throw new Error(`ledger entries in ${currency} sum to ${sum}, not to zero`)
  }
  return [...sums.values()].filter((entry) => entry.amount !== 0)
}

/** Moves an amount from an account (credit) to another (debit); a negative one goes the other way. */
export function transfer(
  from: Account,
  to: Account,
  { amount, currency, reference }: { amount: Minor; currency: string; reference?: string | undefined },
): Entry[] {
  return [
    { account: to, amount, currency, reference },
    { account: from, amount: -amount, currency, reference },
  ]
}

export type Commission = { net: Minor; vat: Minor }
type PaidOrder = { companyId: number; number?: string; total: Minor; commission: Commission }

/** A payment that arrived: each seller is owed its orders less the commission; what pays for nothing is owed to the buyer. */
export function paymentEntries(
  payment: { provider: string; amount: Minor; currency: string },
  orders: readonly PaidOrder[],
  refund: Minor,
): Entry[] {
  const { currency } = payment
  const credit = (account: Account, amount: Minor, reference?: string): Entry => ({
    account,
    amount: -amount,
    currency,
    reference,
  })
  return [
    { account: providerAccount(payment.provider), amount: payment.amount, currency },
    ...orders.flatMap(({ companyId, number, total, commission }) => [
      credit(sellerAccount(companyId), total - commission.net - commission.vat, number),
      credit(COMMISSION_ACCOUNT, commission.net),
      credit(COMMISSION_VAT_ACCOUNT, commission.vat),
    ]),
    credit(REFUNDS_DUE_ACCOUNT, refund),
  ]
}

/**
 * Money that went back to a buyer: by the provider it came through, or by `transfer` from the market's own bank account. Reverses the payment, whose
 * buyer was owed it.
 */
export function refundEntries(refund: {
  provider: string
  amount: Minor
  currency: string
  way?: 'provider' | 'transfer'
}): Entry[] {
  return transfer(
    refund.way === 'transfer' ? BANK_ACCOUNT : providerAccount(refund.provider),
    REFUNDS_DUE_ACCOUNT,
    refund,
  )
}

/**
 * The commission of an order whose money the seller collects: a claim on the seller. `direction` -1 takes it back.
 */
export function commissionEntries(
  {
    companyId,
    number,
    currency,
    commission,
  }: Pick<PaidOrder, 'companyId' | 'commission' | 'number'> & { currency: string },
  direction: 1 | -1,
): Entry[] {
  const { net, vat } = commission
  return [
    {
      account: sellerAccount(companyId),
      amount: direction * (net + vat),
      currency,
      reference: number,
    },
    { account: COMMISSION_ACCOUNT, amount: direction * -net, currency },
    { account: COMMISSION_VAT_ACCOUNT, amount: direction * -vat, currency },
  ]
}
