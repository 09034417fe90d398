import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { useBoughtUnits } from './use-bought-units.ts'
import { usePurchaseTracking } from './use-purchase-tracking.ts'

/** What is known of what has left: what carriers tell of shipments, and the very units that are the buyer's now. */
export const useWhatLeft = (purchase: PurchaseView) => ({
  tracked: usePurchaseTracking(purchase),
  units: useBoughtUnits(purchase),
})
