import type { Deps } from '../../platform/deps.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'
import { requirePurchase } from './order-refunds.ts'
import { setAccount } from './transfers.ts'

/** Calls off a paid order that its seller has not begun, for who knows the key of its purchase. */
export async function callOffAsBuyer(deps: Deps, key: string, number: string): Promise<void> {
  await requirePurchase(deps, key)
  const why = { reason: 'buyerAsked', words: null } as const
  await cancelPaidOrder(deps, { number, key }, { by: 'buyer', byUser: null }, why)
}

/** Notes the account that money of a purchase goes back to, for who knows its key. */
export async function setAccountAsBuyer(
  deps: Deps,
  key: string,
  transferId: number,
  account: { iban: string; holder: string },
): Promise<void> {
  await setAccount(deps, transferId, { orders: await requirePurchase(deps, key) }, account)
}
