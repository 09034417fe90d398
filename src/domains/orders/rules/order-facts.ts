import type { PaymentProviderCode } from '../../payments/contract.ts'
import { type DeliveryMethod, needsAddress } from '../../shipping/rules/index.ts'
import type { OrderFacts } from '../contract.ts'
import { type Carrier, carrierOf } from './carriers.ts'

/** What is stored of it. `provider`: of the whole purchase. */
export type StoredFacts = {
  addressCountry: string | null
  sellerCountry: string | null
  provider: PaymentProviderCode | null
}

type Order = { method: DeliveryMethod; cashOnDelivery: boolean; shipment: { carrier: Carrier } | null }

/** E10: what is collected stays in the seller's country; a carrier that took it over stands above the one that was chosen. */
export function toOrderFacts(order: Order, { addressCountry, sellerCountry, provider }: StoredFacts): OrderFacts {
  const { method, cashOnDelivery, shipment } = order
  const planned = method === 'store_pickup' ? null : carrierOf(method)
  return {
    country: needsAddress(method) ? addressCountry : sellerCountry,
    carrier: shipment?.carrier ?? planned,
    paymentType: cashOnDelivery ? 'onDelivery' : provider === 'bank-transfer' ? 'transfer' : 'online',
    provider: cashOnDelivery ? null : provider,
  }
}
