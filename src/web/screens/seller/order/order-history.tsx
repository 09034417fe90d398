import type { SellerOrder } from '../../../../domains/fulfilment/contract.ts'
import { ORDER_EVENTS } from '../../../../domains/orders/contract.ts'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What happened to the order, the latest first. */
export function OrderHistory({ order }: { order: SellerOrder }) {
  const t = useTexts('fulfilment')
  return (
    <Panel title={t('historyTitle')} className="print:hidden">
      <ol className="-my-3 divide-y divide-line text-sm">
        {order.events.toReversed().map((event) => {
          const code = ORDER_EVENTS.find((one) => one === event.note)
          return (
            <li key={`${event.at} ${event.note}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <span className="min-w-0">
                {code ? t(`event_${code}`) : t('eventUnknown', { status: t(`status_${event.to}`) })}
                {event.cancelled && (
                  <span className="block break-words text-muted text-xs">
                    {t(`reason_${event.cancelled.reason}`)}
                    {event.cancelled.words && `: ${event.cancelled.words}`}
                  </span>
                )}
                {event.detail && (
                  <span className="block break-all text-muted text-xs">
                    {carrierName(t, event.detail.carrier)} · {event.detail.trackingNumber ?? t('trackingNone')}
                  </span>
                )}
              </span>
              <span className="text-muted">
                <When at={event.at} />
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
