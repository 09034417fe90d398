import type { Deps } from '../../platform/deps.ts'
import { shipments } from '../orders/index.ts'
import { FOLLOWED_CARRIERS, type LabelCarrier } from '../shipping/contract.ts'
import { followShipments, type ToFollow } from './store/followed.ts'

const isKnown = (carrier: string): carrier is LabelCarrier => FOLLOWED_CARRIERS.some((known) => known === carrier)

/** Follows what of an order is on its way with a carrier that can be asked. Twice it is done once; a corrected number begins anew. */
export async function followOrder(deps: Deps, orderId: number): Promise<void> {
  const sent = await shipments.findFollowed(deps.db, orderId)
  const toFollow = sent.flatMap(({ id, companyId, carrier, trackingNumber, shippedAt }): ToFollow[] =>
    trackingNumber !== null && isKnown(carrier)
      ? [{ shipmentId: id, companyId, carrier, number: trackingNumber, sentAt: shippedAt }]
      : [],
  )
  if (toFollow.length > 0) await followShipments(deps.db, orderId, toFollow, deps.now())
}
