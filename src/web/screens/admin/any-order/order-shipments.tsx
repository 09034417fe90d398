import { useState } from 'react'
import type { OrderFile } from '../../../../domains/orders/all/contract.ts'
import { canBecome } from '../../../../domains/orders/contract.ts'
import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import type { TrackedShipment } from '../../../../domains/tracking/contract.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useSellerReads } from '../../../parts/tracking/seller-reads.ts'
import { TrackingStory } from '../../../parts/tracking/tracking-story.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Each shipment that has left with what is in it; an order that is under way may be marked as delivered, with a reason. */
export function OrderShipments({ order, tracked }: { order: OrderFile; tracked: readonly TrackedShipment[] }) {
  const t = useTexts('allOrders')
  const names = useTexts('fulfilment')
  const reader = { ...useSellerReads(), is: 'carrier' as const }
  const [open, setOpen] = useState(false)
  const { busy, run } = useAction()
  const { number, shipments, items } = order
  const deliver = (words: string) =>
    run(
      () => api('POST /api/admin/orders/{number}/delivered', { params: { number }, body: { words } }),
      t('deliverDone'),
    ).then(() => setOpen(false))
  const mayDeliver = order.status === 'shipped' && canBecome(order.status, 'delivered', 'operator')
  if (shipments.length === 0 && !mayDeliver) return null
  return (
    <Panel title={t('shipments')}>
      <ol className="divide-y divide-line text-sm">
        {shipments.map(({ id, carrier, trackingNumber, trackingLink, shippedAt, items: pieces }) => (
          <li key={id} className="flex flex-col gap-1 py-2">
            <span className="flex flex-wrap gap-x-4">
              <When at={shippedAt} />
              <span>{KNOWN_CARRIERS[carrier].name}</span>
              {trackingLink ? (
                <a href={trackingLink} target="_blank" rel="noreferrer" className="numbers break-all text-link">
                  {trackingNumber}
                </a>
              ) : (
                <span className="numbers break-all">{trackingNumber ?? names('trackingNone')}</span>
              )}
            </span>
            <span className="break-words text-muted">
              {pieces
                .map(({ versionId, quantity }) => {
                  const line = items.find((item) => item.versionId === versionId)
                  return `${quantity} × ${line?.title}`
                })
                .join(', ')}
            </span>
            <TrackingStory shipments={tracked} shipmentId={id} reader={reader} />
          </li>
        ))}
      </ol>
      {mayDeliver && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setOpen(true)}>
          {t('deliver')}
        </Button>
      )}
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('deliver')}
        text={t('deliverText')}
        action={t('deliver')}
        busy={busy}
        onConfirm={(words) => void deliver(words)}
      />
    </Panel>
  )
}
