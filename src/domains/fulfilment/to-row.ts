import type { Deps } from '../../platform/deps.ts'
import { shipments } from '../orders/index.ts'
import type { CustomerRow, SellerOrderRow } from './contract.ts'
import type { FoundCustomer } from './store/customers.ts'
import type { FoundRow } from './store/find-rows.ts'

export function toRow(deps: Deps, { place: _, placedAt, shipment, ...row }: FoundRow): SellerOrderRow {
  return {
    ...row,
    placedAt: placedAt.toISOString(),
    shipment: shipment && shipments.toShipmentView(shipment, deps.config.trackingLinks),
  }
}

export function toCustomer({ place: _, lastOrderAt, ...customer }: FoundCustomer): CustomerRow {
  return { ...customer, lastOrderAt: lastOrderAt.toISOString() }
}
