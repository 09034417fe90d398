export type { Arrivals } from './arrivals.ts'
export {
  CARRIER_NAMES,
  type Carrier,
  carrierOf,
  type DeliveryMethod,
  KNOWN_CARRIERS,
  needsAddress,
} from './methods.ts'
