// The chart of accounts. Names are data: what is posted under one stays there for ever.

/** Money of the market at a payment provider. Debit: it lies there. */
export const providerAccount = (code: string) => `operator:${code}` as const
/** What a provider kept for its service. Debit: a cost of the market. */
export const providerFeesAccount = (code: string) => `provider-fees:${code}` as const
/** Payments whose buyers asked their bank for the money back, at a provider. Debit: undecided, or waiting to be borne by the seller. */
export const chargebacksAccount = (code: string) => `chargebacks:${code}` as const
/** What a seller can be paid. Credit: the market owes it; debit: the seller owes the market. */
export const sellerAccount = (companyId: number) => `seller:${companyId}` as const
/** What of a seller's money waits: a dispute is open, or a reserve was agreed. Credit. */
export const sellerHoldAccount = (companyId: number) => `seller-hold:${companyId}` as const
/** Payouts that were approved and have not arrived. Credit. */
export const payoutsAccount = (companyId: number) => `payouts:${companyId}` as const
/** Delivery that the market bought for a seller and charges it for. Credit. */
export const deliveryAccount = (companyId: number) => `delivery:${companyId}` as const
/** The accounts that a seller has, by what they are called at the beginning of their names; money to come first. */
export const SELLER_ACCOUNTS = ['seller', 'seller-hold', 'payouts', 'delivery'] as const
export type SellerAccountKind = (typeof SELLER_ACCOUNTS)[number]
export const accountOf = (kind: SellerAccountKind, companyId: number) => `${kind}:${companyId}` as const
/** The market's commission without VAT. Credit: income. */
export const COMMISSION_ACCOUNT = 'commission'
/** VAT on the commission, owed to the tax office. Credit. */
export const COMMISSION_VAT_ACCOUNT = 'commission-vat'
/** Money of buyers that goes back to them. Credit. */
export const REFUNDS_DUE_ACCOUNT = 'refunds-due'
/** What the market bears itself of chargebacks it lost: no order is left to bear it. Debit: a cost. */
export const CHARGEBACK_LOSSES_ACCOUNT = 'chargeback-losses'
/** The market's own bank account. Debit: it lies there. */
export const BANK_ACCOUNT = 'bank'

type Named<T extends string> = `${T}:${string | number}`
/** Every account there is. */
export type Account =
  | Named<'operator' | 'provider-fees' | 'chargebacks'>
  | Named<'seller' | 'seller-hold' | 'payouts' | 'delivery'>
  | 'commission'
  | 'commission-vat'
  | 'refunds-due'
  | 'chargeback-losses'
  | 'bank'

/** What a transaction is: the beginning of its key. */
export const TRANSACTION_KINDS = [
  'payment',
  'refund-due',
  'refund',
  'commission',
  'commission-back',
  'fee',
  'chargeback',
  'chargeback-won',
  'chargeback-lost',
  'delivery',
  'hold',
  'release',
  'payout',
  'payout-paid',
  'payout-returned',
  'clawback',
  'settlement',
] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** Names what happened, once: the kind, a colon, and the id of what it happened to. */
export type TransactionKey = `${TransactionKind}:${string | number}`
