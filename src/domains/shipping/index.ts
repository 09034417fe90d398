export { readDeliveryPrices, setDeliveryPrices } from './delivery-prices.ts'
export { deliverySettingsService } from './delivery-settings/http.ts'
export { shippingService } from './http.ts'
export { findPickupPoint, findPickupPoints, savePickupPoints } from './pickup-points.ts'
