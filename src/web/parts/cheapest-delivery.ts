import type { Area, DeliveryPrice } from '../../domains/shipping/contract.ts'
import type { Arrival } from '../../values/arrival.ts'

/** A way of delivery with what it costs, where to, and when it comes. */
export type PricedWay = DeliveryPrice & { areas: readonly Area[]; arrives: Arrival | null }

/** Whether goods of this value are sent for nothing. */
export function isReached({ freeFrom }: DeliveryPrice, goods: number | undefined): boolean {
  return freeFrom !== null && goods !== undefined && goods >= freeFrom
}

/** What the cheapest way to have goods of this value sent costs, and when it comes; undefined when nothing is sent. */
export function cheapestDelivery(
  methods: readonly PricedWay[],
  goods: number,
): { cost: number; arrives: Arrival | null } | undefined {
  return methods
    .filter(({ method }) => method !== 'store_pickup')
    .map((way) => ({ cost: isReached(way, goods) ? 0 : way.price, arrives: way.arrives }))
    .sort((a, b) => a.cost - b.cost || (a.arrives?.until ?? '').localeCompare(b.arrives?.until ?? ''))[0]
}
