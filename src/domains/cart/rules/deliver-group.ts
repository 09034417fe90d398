import { countPieces, countShipments, planFor, priceForPlan, priceTo } from '../../shipping/contract.ts'
import type { DeliveryChoice } from '../contract.ts'
import { deliveryCost } from './delivery-cost.ts'
import type { CartFacts, Price, PricedLine, SellerGroup, Shop } from './priced-cart.ts'

type ToDeliver = {
  lines: readonly PricedLine[]
  prices: readonly Price[]
  /** Where all of it waits. */
  shops: readonly Shop[]
  wanted: DeliveryChoice | undefined
  /** Where it goes. */
  country: string
  arrives: CartFacts['arrives']
  holiday: { from: string; until: string; now: boolean } | null
}

/** How one seller's goods get to a country, what each way costs, and what of the buyer's choice still holds. */
export function deliverGroup(group: ToDeliver): Omit<SellerGroup, 'companyId' | 'seller' | 'lines'> {
  const { lines, prices, shops, wanted, country, arrives, holiday } = group
  const goods = lines.reduce((total, line) => total + line.lineTotal, 0)
  const pieces = countPieces(lines.map(({ offer, quantity }) => ({ parcelSize: offer.parcelSize, quantity })))
  // All goes together: the slowest of the goods decides.
  const dispatchDays = Math.max(...lines.map((line) => line.deliveryDays))
  const possible = prices.filter((price) => price.method !== 'store_pickup' || shops.length > 0)
  const methods = possible
    .flatMap((price) => {
      const there = priceTo(price, country)
      const plan = planFor(price.method, pieces)
      if (!there || !plan) return []
      const cost = priceForPlan(there, plan)
      const { method, transitDays } = cost
      return [
        {
          ...cost,
          ...deliveryCost(cost, goods),
          parcels: countShipments(plan),
          arrives: holiday?.now ? null : arrives({ method, transitDays, dispatchDays, country, holiday }),
        },
      ]
    })
    .sort((a, b) => a.price - b.price)
  const unreached = possible.filter((price) => !priceTo(price, country)).map(({ method }) => method)
  const pickupShops = methods.some((method) => method.method === 'store_pickup')
    ? shops.map(({ id, title, street, city }) => ({ id, title, street, city }))
    : []
  const method = methods.find((one) => one.method === wanted?.method)
  const cost = wanted?.cashOnDelivery ? method?.groupCodPrice : method?.groupPrice
  const shopGone = wanted?.method === 'store_pickup' && !pickupShops.some((shop) => shop.id === wanted.shopId)
  // A choice that is not on offer any more has to be made again.
  const chosen = wanted && typeof cost === 'number' && !shopGone ? { choice: wanted, delivery: cost } : undefined
  const { choice, delivery } = chosen ?? { choice: null, delivery: 0 }
  return {
    goods,
    methods,
    unreached,
    pickupShops,
    choice,
    ...(wanted && !choice && { choiceLapsed: true }),
    delivery,
    total: goods + delivery,
    deliverable: methods.length > 0,
  }
}
