import type { Minor } from '../../../values/money.ts'
import {
  type Account,
  CHARGEBACK_LOSSES_ACCOUNT,
  COMMISSION_ACCOUNT,
  COMMISSION_VAT_ACCOUNT,
  chargebacksAccount,
  providerAccount,
  providerFeesAccount,
  REFUNDS_DUE_ACCOUNT,
  sellerAccount,
  sellerHoldAccount,
} from './accounts.ts'
import { type Commission, type Entry, transfer } from './entries.ts'

/** A part of a paid order that goes back. `before`: what of the order went back already; grosze. */
export type TakenBack = {
  companyId: number
  number: string
  total: Minor
  commission: Commission
  currency: string
  before: Minor
  amount: Minor
}

/**
 * Who bears a part of an order: the commission and its VAT pro rata, the seller the rest. Counted from what went back before, so that
 * the parts of an order sum to the whole, however it is cut.
 */
export function sharesOf({ total, commission, before, amount }: Omit<TakenBack, 'companyId' | 'number' | 'currency'>): {
  seller: Minor
  commission: Minor
  vat: Minor
} {
  if (amount < 0 || before < 0 || before + amount > total) {
    throw new Error(`${amount} of an order of ${total} of which ${before} went back`)
  }
  // Market and seller first, then net and VAT of the market's: a part of each grows with what goes back, and never beyond its whole.
  const fee = commission.net + commission.vat
  const [kept, earlier] = [floorShare(fee, before + amount, total), floorShare(fee, before, total)]
  const vat = floorShare(commission.vat, kept, fee) - floorShare(commission.vat, earlier, fee)
  return { seller: amount - (kept - earlier), commission: kept - earlier - vat, vat }
}

/** `whole × part ÷ of`, rounded down. */
function floorShare(whole: Minor, part: Minor, of: Minor): Minor {
  return of === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(of))
}

/** What is taken from seller and market for orders, into an account. */
function takenFrom(parts: readonly TakenBack[], into: Account): Entry[] {
  return parts.flatMap((part) => {
    const { companyId, number, currency } = part
    const shares = sharesOf(part)
    return [
      ...transfer(into, sellerAccount(companyId), { amount: shares.seller, currency, reference: number }),
      ...transfer(into, COMMISSION_ACCOUNT, { amount: shares.commission, currency }),
      ...transfer(into, COMMISSION_VAT_ACCOUNT, { amount: shares.vat, currency }),
    ].map((entry) => (entry.account === into ? { ...entry, reference: undefined } : entry))
  })
}

/**
 * `refund-due`: a refund of paid orders, wholly or in part, was decided: sellers and commission owe it to the buyer. Reverses the payment.
 * `refundEntries` follow when the money has gone.
 */
export const refundDueEntries = (parts: readonly TakenBack[]) => takenFrom(parts, REFUNDS_DUE_ACCOUNT)

type OfSeller = { companyId: number; amount: Minor; currency: string; reference?: string | undefined }

type Disputed = { provider: string; amount: Minor; currency: string }

/** `chargeback`: the buyer's bank took the money back from the provider, which asks a fee. */
export function chargebackEntries({ provider, amount, currency, fee }: Disputed & { fee: Minor }): Entry[] {
  return [
    ...transfer(providerAccount(provider), chargebacksAccount(provider), { amount, currency }),
    ...transfer(providerAccount(provider), providerFeesAccount(provider), { amount: fee, currency }),
  ]
}

/** `chargeback-won`: the disputed money came back. Reverses the chargeback; its fee stays with the provider. */
export const chargebackWonEntries = ({ provider, ...money }: Disputed) =>
  transfer(chargebacksAccount(provider), providerAccount(provider), money)

/**
 * `chargeback-lost`: sellers and commission bear what was disputed. Reverses the payment. `refunds`: what of it stands for refunds that are
 * booked as done: the provider keeps that once.
 */
export const chargebackLostEntries = (
  provider: string,
  parts: readonly TakenBack[],
  refunds?: { amount: Minor; currency: string },
): Entry[] => {
  const into = chargebacksAccount(provider)
  return [...takenFrom(parts, into), ...(refunds ? transfer(into, providerAccount(provider), refunds) : [])]
}

/** The same for what no order is left to bear: the market's own loss. Reverses nothing. */
export const chargebackLossEntries = ({ provider, ...money }: Disputed): Entry[] =>
  transfer(chargebacksAccount(provider), CHARGEBACK_LOSSES_ACCOUNT, money)

/** `fee` of a chargeback that sellers lost, where the operator lets them bear it; `parts` sum to what they bear. */
export const feeBorneEntries = (provider: string, parts: readonly OfSeller[]): Entry[] =>
  parts.flatMap(({ companyId, ...money }) =>
    transfer(providerFeesAccount(provider), sellerAccount(companyId), money).map((entry) =>
      entry.account === sellerAccount(companyId) ? entry : { ...entry, reference: undefined },
    ),
  )

/** `fee`: what a provider kept for a payment or a month. */
export const feeEntries = ({ provider, ...money }: Disputed) =>
  transfer(providerAccount(provider), providerFeesAccount(provider), money)

/** `hold`: a seller's money waits, while a dispute is open or as a reserve. */
export const heldBackEntries = ({ companyId, ...money }: OfSeller) =>
  transfer(sellerHoldAccount(companyId), sellerAccount(companyId), money)
/** `release`: it waits no longer. Reverses the hold. */
export const releasedEntries = ({ companyId, ...money }: OfSeller) =>
  transfer(sellerAccount(companyId), sellerHoldAccount(companyId), money)
