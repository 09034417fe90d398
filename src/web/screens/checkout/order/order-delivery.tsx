import { Fragment } from 'react'
import { Link } from 'react-router'
import type { OrderView } from '../../../../domains/orders/contract.ts'
import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import type { TrackedShipment } from '../../../../domains/tracking/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { titleIn } from '../../../../values/titled.ts'
import { TrackingStory } from '../../../parts/tracking/tracking-story.tsx'
import { WhenItComes } from '../../../parts/when-it-comes.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { useBuyerReads } from './buyer-reads.ts'

/** How an order travels, and the seller to write or call. */
export function OrderDelivery({ order, tracked }: { order: OrderView; tracked: readonly TrackedShipment[] }) {
  const t = useTexts('payment')
  const cart = useTexts('cart')
  const reader = useBuyerReads()
  const { seller, pickup, shipments } = order
  const isFollowed = shipments.some(({ id }) => tracked.some(({ shipmentId }) => shipmentId === id))
  return (
    <dl className="grid gap-4 border-line border-t px-4 py-4 text-sm sm:grid-cols-2 sm:px-5 [&_dt]:text-xs [&_dt]:text-muted">
      <div>
        <dt>{t('deliveryTo')}</dt>
        <dd>
          {cart(order.method)}
          {pickup && <span className="block text-muted">{pickup.label}</span>}
          {order.takesOldDevice && <span className="block">{t('oldDevice')}</span>}
          <WhenItComes order={order} isFollowed={isFollowed} />
        </dd>
        {shipments.map((shipment) => (
          <Fragment key={shipment.id}>
            <ShipmentLines order={order} shipment={shipment} />
            <dd>
              <TrackingStory shipments={tracked} shipmentId={shipment.id} reader={reader} />
            </dd>
          </Fragment>
        ))}
      </div>
      <div>
        <dt>{t('seller')}</dt>
        <dd>
          <Link to={`/company/${seller.id}`} className="inline-block py-0.5 font-medium hover:underline">
            {seller.name}
          </Link>
          <span className="block">
            <a href={`mailto:${seller.email}`} className="inline-block break-all py-0.5 text-link">
              {seller.email}
            </a>
          </span>
          <a href={`tel:${seller.phone.replace(/[^\d+]/g, '')}`} className="numbers inline-block py-0.5 text-link">
            {seller.phone}
          </a>
        </dd>
      </div>
    </dl>
  )
}

/** Who carries the shipment, its number, and the way to follow it. */
function ShipmentLines({ order, shipment }: { order: OrderView; shipment: OrderView['shipments'][number] }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const { carrier, trackingNumber, trackingLink } = shipment
  const sent = dateFormat(locale, { dateStyle: 'long' }).format(new Date(shipment.shippedAt))
  return (
    <>
      <dt className="mt-3">{t('sentOn', { date: sent })}</dt>
      <dd>
        {KNOWN_CARRIERS[carrier].name}{' '}
        {trackingNumber && <span className="numbers break-all font-medium">{trackingNumber}</span>}
        {order.shipments.length > 1 && (
          <span className="block text-muted">
            {shipment.items
              .map(({ versionId, quantity }) => {
                const line = order.items.find((item) => item.versionId === versionId)
                return `${quantity} × ${line && titleIn(line, locale)}`
              })
              .join(', ')}
          </span>
        )}
        {trackingLink && (
          <a
            href={trackingLink}
            target="_blank"
            rel="noreferrer"
            className="text-link flex min-h-11 items-center print:hidden"
          >
            {t('track')}
          </a>
        )}
      </dd>
    </>
  )
}
