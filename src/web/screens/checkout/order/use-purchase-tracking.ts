import { useCallback } from 'react'
import { useLoaderData } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { TrackedShipment } from '../../../../domains/tracking/contract.ts'
import { api } from '../../../browser-api.ts'
import { useTracking } from '../../../parts/tracking/use-tracking.ts'
import type { LoadedOrder } from './load-order.ts'

/** What carriers tell of the shipments of a purchase, once something has left. */
export function usePurchaseTracking({ key, orders }: PurchaseView): readonly TrackedShipment[] {
  const load = useCallback(
    (signal: AbortSignal) => api('GET /api/purchases/{key}/tracking', { params: { key }, signal }),
    [key],
  )
  const loaded = useLoaderData<LoadedOrder | null>()?.tracked ?? undefined
  const hasLeft = orders.some(({ shipments }) => shipments.length > 0)
  return useTracking(hasLeft ? load : null, loaded)
}
