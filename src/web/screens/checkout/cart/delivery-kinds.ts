import type { DeliveryChoice } from '../../../../domains/cart/contract.ts'
import { needsPoint } from '../../../../domains/shipping/rules/methods.ts'

/** A choice for one seller group before it is sent. */
export type WantedDelivery = Omit<DeliveryChoice, 'companyId'>

/** A point or a shop is still to be chosen. */
export function isIncomplete(choice: WantedDelivery): boolean {
  return (
    (needsPoint(choice.method) && !choice.pickupPoint) || (choice.method === 'store_pickup' && choice.shopId === null)
  )
}
