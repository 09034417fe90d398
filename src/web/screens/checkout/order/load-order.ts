import type { PaymentData } from '../../../../domains/checkout/payment-data/contract.ts'
import type { DocumentView } from '../../../../domains/documents/contract.ts'
import type { BoughtUnit } from '../../../../domains/orders/units/contract.ts'
import type { RecallView } from '../../../../domains/recalls/contract.ts'
import type { BuyersRefunds } from '../../../../domains/refunds/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import type { TrackedShipment } from '../../../../domains/tracking/contract.ts'
import type { LoadArgs } from '../../../loading.ts'
import { loadPurchase } from '../../../parts/purchase/load-purchase.ts'
import type { PurchaseState } from '../../../parts/purchase/use-purchase.ts'

/** The page of a purchase as the server renders it for browsers without scripts; null in a part that could not be read. */
export type LoadedOrder = {
  found: PurchaseState
  refunds: { orders: BuyersRefunds[] } | null
  payments: PaymentData[] | null
  documents: DocumentView[] | null
  returns: ReturnableOrder[] | null
  tracked: TrackedShipment[] | null
  units: BoughtUnit[] | null
  recalls: RecallView[] | null
}

export async function loadOrder({ api, params }: Pick<LoadArgs, 'api' | 'params'>): Promise<LoadedOrder> {
  const found = await loadPurchase(api, params.key)
  if (found.state !== 'ready')
    return {
      found,
      refunds: null,
      payments: null,
      documents: null,
      returns: null,
      tracked: null,
      units: null,
      recalls: null,
    }
  const of = { params: { key: found.purchase.key } }
  const none = () => null
  const [refunds, payments, documents, returns, tracked, units, recalls] = await Promise.all([
    api('GET /api/purchases/{key}/refunds', of).catch(none),
    api('GET /api/purchases/{key}/payments', of).then((answer) => answer.payments, none),
    api('GET /api/purchases/{key}/documents', of).then((answer) => answer.documents, none),
    api('GET /api/purchases/{key}/returns', of).then((answer) => answer.orders, none),
    api('GET /api/purchases/{key}/tracking', of).then((answer) => answer.shipments, none),
    api('GET /api/purchases/{key}/units', of).then((answer) => answer.units, none),
    api('GET /api/purchases/{key}/recalls', of).then((answer) => answer.recalls, none),
  ])
  return { found, refunds, payments, documents, returns, tracked, units, recalls }
}
