import { Failure, invalidField } from '../../../values/failure.ts'
import { needsPoint } from '../../shipping/contract.ts'
import type { CartSellerGroup, DeliveryChoice } from '../contract.ts'

/**
 * Checks a delivery choice against what the seller offers for this seller group and drops what does not belong to its method. Whether
 * the carrier knows the point is asked elsewhere. `country`: where the cart goes. V11.
 */
export function checkChoice(choice: DeliveryChoice, sellerGroup: CartSellerGroup, country: string): DeliveryChoice {
  if (choice.pickupPoint !== null && choice.shopId !== null) {
    throw invalidField('shopId', 'too_many_delivery_options')
  }
  const method = sellerGroup.methods.find((one) => one.method === choice.method)
  if (sellerGroup.unreached.includes(choice.method)) {
    const params = { seller: sellerGroup.company.name, method: choice.method, country }
    throw invalidField('method', 'country_not_served', params)
  }
  if (!method) throw invalidField('method', 'method_not_offered')
  if (choice.cashOnDelivery && method.groupCodPrice === null) throw invalidField('cashOnDelivery', 'cod_not_offered')
  const toPoint = needsPoint(choice.method)
  if (toPoint && !choice.pickupPoint?.trim()) throw invalidField('pickupPoint', 'pickup_point_required')
  const needsShop = choice.method === 'store_pickup'
  if (needsShop && choice.shopId === null) throw invalidField('shopId', 'shop_required')
  if (needsShop && !sellerGroup.pickupShops.some((shop) => shop.id === choice.shopId)) {
    throw new Failure('conflict', 'shop_unavailable', { fields: [{ field: 'shopId', code: 'shop_unavailable' }] })
  }
  return {
    ...choice,
    pickupPoint: toPoint ? (choice.pickupPoint?.trim() ?? null) : null,
    shopId: needsShop ? choice.shopId : null,
  }
}
