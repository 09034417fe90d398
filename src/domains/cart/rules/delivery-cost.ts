import type { Minor } from '../../../values/money.ts'
import { COD_METHODS, type DeliveryPrice } from '../../shipping/contract.ts'

export type DeliveryCost = { groupPrice: Minor; groupCodPrice: Minor | null; missingToFree: Minor | null }

/**
 * What a method costs for goods of this gross value. From the threshold on the delivery is free; with cash on delivery only the
 * carrier's surcharge for it remains.
 */
export function deliveryCost(price: DeliveryPrice, goods: Minor): DeliveryCost {
  const free = price.freeFrom !== null && goods >= price.freeFrom
  const codPrice = COD_METHODS.includes(price.method) ? price.codPrice : null
  return {
    groupPrice: free ? 0 : price.price,
    groupCodPrice: codPrice === null ? null : free ? Math.max(0, codPrice - price.price) : codPrice,
    missingToFree: price.freeFrom === null ? null : Math.max(0, price.freeFrom - goods),
  }
}
