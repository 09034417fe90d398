/** What carriers tell of a shipment, for buyers and sellers alike. */
export const tracking = {
  story: 'The whole way',
  preparing: 'The seller is preparing the shipment',
  labelReady: 'The label is ready, the shipment waits to be handed in',
  handedOver: 'The carrier has the shipment',
  inTransit: 'The shipment is on its way',
  outForDelivery: 'The courier is on the way with it',
  readyToCollect: 'The shipment waits to be collected',
  problem: 'The carrier reports a problem with the delivery',
  returning: 'The shipment is going back to the seller',
  delivered: 'The shipment was delivered',
  returned: 'The shipment came back to the seller',
  cancelled: 'The shipment was called off at the carrier',
} as const
