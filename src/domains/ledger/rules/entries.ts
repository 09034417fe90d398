import type { Minor } from '../../../values/money.ts'

/** Debit positive, credit negative, grosze. */
export type Entry = { account: string; amount: Minor; currency: string }

export const providerAccount = (code: string) => `operator:${code}`
export const sellerAccount = (companyId: number) => `seller:${companyId}`
export const COMMISSION_ACCOUNT = 'commission'
export const COMMISSION_VAT_ACCOUNT = 'commission-vat'
/** Money of buyers that pays for nothing and goes back. */
export const REFUNDS_DUE_ACCOUNT = 'refunds-due'

/** One entry an account and currency, zero ones left out; throws when a currency does not sum to zero. */
export function balanced(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>()
  const perCurrency = new Map<string, number>()
  for (const entry of entries) {
    if (!Number.isSafeInteger(entry.amount)) throw new Error(`no amount: ${entry.account} ${entry.amount}`)
    const key = `${entry.account} ${entry.currency}`
    sums.set(key, { ...entry, amount: (sums.get(key)?.amount ?? 0) + entry.amount })
    perCurrency.set(entry.currency, (perCurrency.get(entry.currency) ?? 0) + entry.amount)
  }
  for (const [currency, sum] of perCurrency) {
    if (sum !== 0) throw new Error(`ledger entries in ${currency} sum to ${sum}, not to zero`)
  }
  return [...sums.values()].filter((entry) => entry.amount !== 0)
}

type PaidOrder = { companyId: number; total: Minor; commission: { net: Minor; vat: Minor } }

/** A payment that arrived: each seller is owed its orders less the commission; what pays for nothing is owed to the buyer. */
export function paymentEntries(
  payment: { provider: string; amount: Minor; currency: string },
  orders: readonly PaidOrder[],
  refund: Minor,
): Entry[] {
  const { currency } = payment
  const credit = (account: string, amount: Minor): Entry => ({ account, amount: -amount, currency })
  return [
    { account: providerAccount(payment.provider), amount: payment.amount, currency },
    ...orders.flatMap(({ companyId, total, commission }) => [
      credit(sellerAccount(companyId), total - commission.net - commission.vat),
      credit(COMMISSION_ACCOUNT, commission.net),
      credit(COMMISSION_VAT_ACCOUNT, commission.vat),
    ]),
    credit(REFUNDS_DUE_ACCOUNT, refund),
  ]
}

/** Money that went back to a buyer. */
export function refundEntries(refund: { provider: string; amount: Minor; currency: string }): Entry[] {
  const { provider, amount, currency } = refund
  return [
    { account: REFUNDS_DUE_ACCOUNT, amount, currency },
    { account: providerAccount(provider), amount: -amount, currency },
  ]
}

/**
 * The commission of an order whose money the seller collects: a claim on the seller. `direction` -1 takes it back.
 */
export function commissionEntries(
  { companyId, currency, commission }: Pick<PaidOrder, 'companyId' | 'commission'> & { currency: string },
  direction: 1 | -1,
): Entry[] {
  const { net, vat } = commission
  const entry = (account: string, amount: Minor): Entry => ({ account, amount: direction * amount, currency })
  return [
    entry(sellerAccount(companyId), net + vat),
    entry(COMMISSION_ACCOUNT, -net),
    entry(COMMISSION_VAT_ACCOUNT, -vat),
  ]
}
