import type { Minor } from '../../../values/money.ts'
import {
  BANK_ACCOUNT,
  deliveryAccount,
  payoutsAccount,
  providerAccount,
  sellerAccount,
  sellerHoldAccount,
} from './accounts.ts'
import { transfer } from './entries.ts'

type OfSeller = { companyId: number; amount: Minor; currency: string; reference?: string | undefined }

/** `payout`: approved; what the seller is owed is on its way. */
export const payoutEntries = ({ companyId, ...money }: OfSeller) =>
  transfer(payoutsAccount(companyId), sellerAccount(companyId), money)

/** `payout-paid`: it left the market's bank account, or the provider that pays sellers itself. Reverses the payout. */
export const payoutPaidEntries = ({ companyId, provider, ...money }: OfSeller & { provider?: string | undefined }) =>
  transfer(provider === undefined ? BANK_ACCOUNT : providerAccount(provider), payoutsAccount(companyId), money)

/** `payout-returned`: the bank did not take it, or sent it back after it had left; the seller is owed it again. Reverses the payout. */
export const payoutReturnedEntries = ({ companyId, hadLeft, ...money }: OfSeller & { hadLeft: boolean }) =>
  transfer(sellerAccount(companyId), hadLeft ? BANK_ACCOUNT : payoutsAccount(companyId), money)

/** `clawback`: a seller that owes the market paid it, or it was taken from what was held of its money. */
export const clawbackEntries = ({ companyId, from, ...money }: OfSeller & { from: 'bank' | 'hold' }) =>
  transfer(sellerAccount(companyId), from === 'bank' ? BANK_ACCOUNT : sellerHoldAccount(companyId), money)

/** `delivery`: the market bought delivery for a seller, which bears it. */
export const deliveryEntries = ({ companyId, ...money }: OfSeller) =>
  transfer(deliveryAccount(companyId), sellerAccount(companyId), money)

/** `settlement`: a provider transferred what lay with it to the market's bank account. */
export const settlementEntries = ({ provider, ...money }: { provider: string; amount: Minor; currency: string }) =>
  transfer(providerAccount(provider), BANK_ACCOUNT, money)
