import type { DeliveryChoice } from '../../../../domains/cart/contract.ts'
import type { DeliveryMethod } from '../../../../domains/shipping/contract.ts'

/** A choice for one seller group before it is sent. */
export type WantedDelivery = Omit<DeliveryChoice, 'companyId'>

const points: readonly DeliveryMethod[] = ['dpd_pickup', 'inpost_locker']
const couriers: readonly DeliveryMethod[] = ['dpd_courier', 'gls_courier', 'inpost_courier']

export const needsPoint = (method: DeliveryMethod) => points.includes(method)
/** Only couriers come to an address. */
export const needsAddress = (method: DeliveryMethod) => couriers.includes(method)

/** A point or a shop is still to be chosen. */
export function isIncomplete(choice: WantedDelivery): boolean {
  return (
    (needsPoint(choice.method) && !choice.pickupPoint) || (choice.method === 'store_pickup' && choice.shopId === null)
  )
}
