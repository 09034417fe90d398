import type { OrderView } from '../../../../domains/orders/contract.ts'
import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

/** How an order travels, and where each parcel can be followed. */
export function PartDelivery({ order: { method, pickup, shipment } }: { order: OrderView }) {
  const t = useTexts('purchases')
  const payment = useTexts('payment')
  const cart = useTexts('cart')
  return (
    <div className="mt-3 text-sm">
      <p className="text-muted">
        {cart(method)}
        {pickup && `: ${pickup.label}`}
      </p>
      {shipment && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="numbers break-all">
            {shipment.trackingNumber
              ? t('byCarrier', { carrier: KNOWN_CARRIERS[shipment.carrier].name, number: shipment.trackingNumber })
              : KNOWN_CARRIERS[shipment.carrier].name}
          </span>
          {shipment.trackingLink && (
            <a
              href={shipment.trackingLink}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-link"
            >
              {payment('track')}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
