import type { CartSellerGroup } from '../../../../domains/cart/contract.ts'
import type { Translate } from '../../../texts/registry.ts'

/** When it arrives: the slowest of the goods plus the carrier's days. */
export function arrivalText(
  t: Translate<'cart'>,
  sellerGroup: CartSellerGroup,
  method: CartSellerGroup['methods'][number],
): string {
  const count = Math.max(...sellerGroup.lines.map((line) => line.deliveryDays)) + method.transitDays
  if (method.method !== 'store_pickup') return t('days', { count: Math.max(1, count) })
  return count === 0 ? t('readyToday') : t('readyDays', { count })
}
