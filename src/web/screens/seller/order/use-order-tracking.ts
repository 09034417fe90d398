import { useCallback } from 'react'
import type { SellerOrder } from '../../../../domains/fulfilment/contract.ts'
import type { TrackedShipment } from '../../../../domains/tracking/contract.ts'
import { api } from '../../../browser-api.ts'
import { useTracking } from '../../../parts/tracking/use-tracking.ts'

/** What carriers tell of the shipments of an order, once something has left. */
export function useOrderTracking(id: number, { number, shipments }: SellerOrder): readonly TrackedShipment[] {
  const load = useCallback(
    (signal: AbortSignal) =>
      api('GET /api/companies/{id}/orders/{number}/tracking', { params: { id, number }, signal }),
    [id, number],
  )
  return useTracking(shipments.length > 0 ? load : null)
}
