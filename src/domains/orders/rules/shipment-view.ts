import type { OrderFacts, OrderView, ShipmentPart, ShipmentView } from '../contract.ts'
import { type Carrier, trackingLink } from './carriers.ts'
import { type StoredFacts, toOrderFacts } from './order-facts.ts'

/** A parcel as it is stored; the database prints the time. */
export type StoredShipment = { carrier: Carrier; trackingNumber: string | null; shippedAt: string }

/** One of an order's parcels, with its pieces. */
export type StoredPart = StoredShipment & Pick<ShipmentPart, 'id' | 'items'>

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

/** All shipments of an order as they are shown. */
export function toPartViews(parts: readonly StoredPart[], links: Links): ShipmentPart[] {
  return parts.map((part) => ({ ...toShipmentView(part, links), id: part.id, items: part.items }))
}

/** Orders as the buyer sees them: the stored ones with the way to their parcels. */
export function toOrderViews(
  orders: readonly (Omit<OrderView, 'shipment' | 'shipments' | keyof OrderFacts> & {
    shipment: StoredShipment | null
    shipments: readonly StoredPart[]
    facts: StoredFacts
  })[],
  links: Links,
): OrderView[] {
  return orders.map(({ facts, ...order }) => ({
    ...order,
    ...toOrderFacts(order, facts),
    history: order.history.map(({ at, status }) => ({ at: new Date(at).toISOString(), status })),
    shipment: order.shipment && toShipmentView(order.shipment, links),
    shipments: toPartViews(order.shipments, links),
  }))
}
