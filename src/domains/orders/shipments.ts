// How orders leave, for the seller's side of them.
export { type StoredPart, type StoredShipment, toPartViews, toShipmentView } from './rules/shipment-view.ts'
export { isSamePieces, leftToSend, type Pieces, wrongPieces } from './rules/split-order.ts'
export { correctShipment, insertShipment, lastShipment, shipmentsOf } from './store/shipments.ts'
