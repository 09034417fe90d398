import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import type { ShipmentPart } from '../../../../domains/orders/contract.ts'
import { isSamePieces } from '../../../../domains/orders/rules/split-order.ts'
import type { TrackedShipment } from '../../../../domains/tracking/contract.ts'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useSellerReads } from '../../../parts/tracking/seller-reads.ts'
import { TrackingStory } from '../../../parts/tracking/tracking-story.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import type { OrderProps } from './order-props.ts'
import { lineName } from './pieces-fields.tsx'

type Props = OrderProps & { shipment: ShipmentPart; tracked: readonly TrackedShipment[]; mayCorrect: boolean }

/** The shipment that has left, the way to follow it, and to correct its number while it is on its way. */
export function ShippedOrder({ company, order, shipment, tracked, mayCorrect }: Props) {
  const t = useTexts('fulfilment')
  const [open, setOpen] = useState(false)
  const reader = useSellerReads()
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 text-sm">
        <p className="font-medium">
          {carrierName(t, shipment.carrier)}{' '}
          <span className="numbers break-all">{shipment.trackingNumber ?? t('trackingNone')}</span>
        </p>
        <p className="text-muted">
          <When at={shipment.shippedAt} />
        </p>
        {!isSamePieces(shipment.items, order.items) && (
          <ul className="wrap-anywhere text-muted">
            {order.items.flatMap((line) => {
              const packed = shipment.items.find(({ versionId }) => versionId === line.versionId)
              return packed ? [<li key={line.versionId}>{`${packed.quantity} × ${lineName(line)}`}</li>] : []
            })}
          </ul>
        )}
        <TrackingStory shipments={tracked} shipmentId={shipment.id} reader={reader} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {shipment.trackingLink && (
          <a
            href={shipment.trackingLink}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm"
          >
            {t('track')}
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        )}
        {mayCorrect && mayStep('correct', order) && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('correct')}
          </Button>
        )}
      </div>
      {open && <CorrectDialog {...{ company, order, shipment }} onClose={() => setOpen(false)} />}
    </div>
  )
}
