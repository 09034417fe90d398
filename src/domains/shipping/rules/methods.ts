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

export const needsPoint = (method: DeliveryMethod): boolean => POINT_METHODS.includes(method)
/** Only what a courier brings home needs an address. */
export const needsAddress = (method: DeliveryMethod): boolean => method !== 'store_pickup' && !needsPoint(method)
