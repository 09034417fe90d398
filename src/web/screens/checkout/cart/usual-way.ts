import type { CartSellerGroup } from '../../../../domains/cart/contract.ts'
import { type DeliveryMethod, needsAddress } from '../../../../domains/shipping/rules/methods.ts'
import type { WantedDelivery } from './delivery-kinds.ts'

/** What is proposed where nothing was ever chosen: the cheapest way to the door, which needs nothing but the address; so the sum is whole from the start. */
export function usualWay({
  methods,
  choiceLapsed,
}: Pick<CartSellerGroup, 'methods' | 'choiceLapsed'>): DeliveryMethod | undefined {
  // Another price than the one that was agreed to is chosen by the buyer.
  if (choiceLapsed) return undefined
  const [cheapest] = methods.filter(({ method }) => needsAddress(method)).sort((a, b) => a.groupPrice - b.groupPrice)
  return cheapest?.method
}

/** It as a choice, where one is to be proposed. */
export function usualChoice(group: CartSellerGroup): WantedDelivery | undefined {
  const method = group.choice || !group.deliverable ? undefined : usualWay(group)
  return method && { method, cashOnDelivery: false, pickupPoint: null, shopId: null }
}
