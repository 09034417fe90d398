export { readDeliveryPrices, setDeliveryPrices } from './delivery-prices.ts'
export { shippingService } from './http.ts'
export { logisticsService } from './logistics/http.ts'
export { findPickupPoint, findPickupPoints, savePickupPoints } from './pickup-points.ts'
