/** What a carrier's event means for who waits for the goods, in the order in which it mostly goes. */
export const TRACKING_MEANINGS = [
  'preparing',
  'labelReady',
  'handedOver',
  'inTransit',
  'outForDelivery',
  'readyToCollect',
  'problem',
  'returning',
  'delivered',
  'returned',
  'cancelled',
] as const
export type TrackingMeaning = (typeof TRACKING_MEANINGS)[number]
