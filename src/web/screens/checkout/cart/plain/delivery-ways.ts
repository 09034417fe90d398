import type { CartSellerGroup, DeliveryChoice } from '../../../../../domains/cart/contract.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from '../../../../../domains/shipping/rules/methods.ts'

type Method = CartSellerGroup['methods'][number]

/** One radio button: a method, the same paid on delivery, or a shop to collect in. */
export type DeliveryWay = { value: string; method: Method; price: number; cod: boolean; shop: string | null }

/** All ways of a seller group. `onDelivery`: whether this buyer may pay on delivery. */
export function waysOf({ methods, pickupShops }: CartSellerGroup, onDelivery: boolean): DeliveryWay[] {
  return methods.flatMap((method): DeliveryWay[] => {
    const plain = { method, price: method.groupPrice, cod: false }
    if (method.method === 'store_pickup') {
      return pickupShops.map(({ id, title, street, city }) => ({
        ...plain,
        value: `${method.method}.${id}`,
        shop: `${title}, ${street}, ${city}`,
      }))
    }
    const way = { ...plain, value: method.method as string, shop: null }
    const price = method.groupCodPrice
    return price === null || !onDelivery ? [way] : [way, { ...way, value: `${way.value}.cod`, price, cod: true }]
  })
}

/** The radio button of a choice. */
export function wayOf({ method, cashOnDelivery, shopId }: DeliveryChoice): string {
  if (shopId !== null) return `${method}.${shopId}`
  return cashOnDelivery ? `${method}.cod` : method
}

/** The method of a radio button. */
export const methodOf = (way: string): DeliveryMethod | undefined =>
  DELIVERY_METHODS.find((one) => one === way.split('.')[0])
