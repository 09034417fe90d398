export { readDeliveryPrices, setDeliveryPrices } from './delivery-prices.ts'
export { shippingService } from './http.ts'
export { findPickupPoint, findPickupPoints, savePickupPoints, searchPickupPoints } from './pickup-points.ts'
