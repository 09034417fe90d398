// How orders leave, for the seller's side of them and for who follows what has left.
export { deliverArrived, deliverCollected } from './deliver-arrived.ts'
export { UNDER_WAY } from './rules/order-table.ts'
export { type StoredPart, type StoredShipment, toPartViews, toShipmentView } from './rules/shipment-view.ts'
export {
  isSamePieces,
  leftToSend,
  type OrderedPieces,
  type Pieces,
  withoutGivenUp,
  wrongPieces,
} from './rules/split-order.ts'
export { type CashOrder, findCashOrder } from './store/cash-due.ts'
export { isUnderWay } from './store/conditions.ts'
export { findFollowed } from './store/followed.ts'
export { giveUpUnsent } from './store/given-up.ts'
export { findOwnIds, findPromised, type PromisedOrder } from './store/promised.ts'
export { correctShipment, insertShipment, isSentUnder, lastShipment, shipmentsOf, toSend } from './store/shipments.ts'
