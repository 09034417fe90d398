import type { OrderView, ShipmentPart } from '../../../../domains/orders/contract.ts'
import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import type { ShipmentStanding } from '../../../../domains/tracking/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { WhenItComes } from '../../../parts/when-it-comes.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { StandingLine } from './standing-line.tsx'

/** So many parcels are drawn, the last ones; all of them stand on the order's own page. */
const SHOWN = 4

type Props = { order: OrderView; standings?: readonly ShipmentStanding[] | undefined }

/** How an order travels, when it comes or came, and where each parcel can be followed. */
export function PartDelivery({ order, standings = [] }: Props) {
  const t = useTexts('purchases')
  const cart = useTexts('cart')
  const locale = useLocale()
  const { method, pickup, shipments } = order
  const more = shipments.length - SHOWN
  const day = (at: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(at))
  return (
    <div className="mt-3 text-sm">
      <p className="text-muted wrap-anywhere">
        {cart(method)}
        {pickup && `: ${pickup.label}`}
      </p>
      <WhenItComes order={order} isFollowed={standings.length > 0} />
      {shipments.length > 0 && (
        <ul className="mt-1">
          {shipments.slice(-SHOWN).map((shipment) => (
            <ShipmentLine
              key={shipment.id}
              shipment={shipment}
              sent={day(shipment.shippedAt)}
              nth={shipments.indexOf(shipment) + 1}
              count={shipments.length}
              standing={standings.find(({ shipmentId }) => shipmentId === shipment.id)}
            />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-muted">{t('moreParcels', { count: more })}</p>}
    </div>
  )
}

type LineProps = {
  shipment: ShipmentPart
  sent: string
  nth: number
  count: number
  standing: ShipmentStanding | undefined
}

function ShipmentLine({ shipment, sent, nth, count, standing }: LineProps) {
  const t = useTexts('purchases')
  const payment = useTexts('payment')
  const { carrier, trackingNumber, trackingLink } = shipment
  const { name } = KNOWN_CARRIERS[carrier]
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="py-1">
        <span className="numbers break-all">
          {trackingNumber ? t('byCarrier', { carrier: name, number: trackingNumber }) : name}
        </span>
        {standing && <StandingLine standing={standing} nth={nth} count={count} />}
        <span className="block text-muted">{payment('sentOn', { date: sent })}</span>
      </span>
      {trackingLink && (
        <a
          href={trackingLink}
          target="_blank"
          rel="noreferrer"
          aria-label={`${payment('track')}: ${trackingNumber}`}
          className="inline-flex min-h-11 items-center text-link"
        >
          {payment('track')}
        </a>
      )}
    </li>
  )
}
