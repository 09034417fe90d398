export {
  CARRIER_NAMES,
  type Carrier,
  carrierOf,
  type DeliveryMethod,
  KNOWN_CARRIERS,
} from './methods.ts'
