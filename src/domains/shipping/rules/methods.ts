/** B09, plus collecting in one of the seller's shops. */
export const DELIVERY_METHODS = [
  'dpd_pickup',
  'dpd_courier',
  'gls_courier',
  'inpost_locker',
  'inpost_courier',
  'store_pickup',
] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** Carriers that offer cash on delivery (B09). */
export const COD_METHODS: readonly DeliveryMethod[] = ['dpd_pickup', 'dpd_courier', 'gls_courier']
/** Methods that need a pickup point of the carrier. */
export const POINT_METHODS: readonly DeliveryMethod[] = ['dpd_pickup', 'inpost_locker']
