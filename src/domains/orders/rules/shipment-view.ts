import type { OrderView, ShipmentView } from '../contract.ts'
import { type Carrier, trackingLink } from './carriers.ts'

/** A parcel as it is stored; the database prints the time. */
export type StoredShipment = { carrier: Carrier; trackingNumber: string | null; shippedAt: string }

type Links = Readonly<Record<string, string>>

/**
 * How a shipment is shown: the carrier, the day in UTC, and where to follow it (the market's own link, else the carrier's; null for
 * neither).
 */
export function toShipmentView({ carrier, trackingNumber, shippedAt }: StoredShipment, links: Links): ShipmentView {
  return {
    carrier,
    trackingNumber,
    trackingLink: trackingLink(links, carrier, trackingNumber),
    shippedAt: new Date(shippedAt).toISOString(),
  }
}

/** Orders as the buyer sees them: the stored ones with the way to their parcels. */
export function toOrderViews(
  orders: readonly (Omit<OrderView, 'shipment'> & { shipment: StoredShipment | null })[],
  links: Links,
): OrderView[] {
  return orders.map((order) => ({ ...order, shipment: order.shipment && toShipmentView(order.shipment, links) }))
}
