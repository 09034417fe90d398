import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import { ORDER_TABLE, type OrderStatus } from '../../../../domains/orders/contract.ts'
import type { TextKey } from '../../../texts/registry.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { BeginButton } from './begin-button.tsx'
import { CancelButton } from './cancel-button.tsx'
import { HandOver } from './hand-over.tsx'
import type { OrderProps } from './order-props.ts'
import { OwnNumber } from './own-number.tsx'
import { ShippedOrder } from './shipped-order.tsx'
import { useOrderTracking } from './use-order-tracking.ts'

type Key = TextKey<'fulfilment'>
type Row = { seller: { text: Key; notice?: { tone: 'info' | 'warning'; text: Key; onDelivery?: Key } } }
const ROWS: Readonly<Record<OrderStatus, Row>> = ORDER_TABLE

/** What the seller can do now, or why nothing. */
export function NextStep({ company, order, hasLabel }: OrderProps & { hasLabel: boolean }) {
  const t = useTexts('fulfilment')
  const may = roleMay(company.role, 'orders.ship')
  const tracked = useOrderTracking(company.id, order)
  const { notice } = ROWS[order.status].seller
  if (notice) {
    return (
      <Notice tone={notice.tone} className="print:hidden">
        {t((order.paymentStatus === 'onDelivery' && notice.onDelivery) || notice.text)}
      </Notice>
    )
  }
  const open = mayStep('ship', order) || mayStep('ready', order) || mayStep('deliver', order)
  if (!open && !order.shipment) return null
  const title = mayStep('ship', order) ? 'shipTitle' : mayStep('ready', order) ? 'readyTitle' : 'deliveryTitle'
  return (
    <Panel title={t(title)} className="print:hidden">
      {order.shipments.length > 0 && (
        <ul
          className={mayStep('ship', order) ? 'mb-4 divide-y divide-line border-line border-b' : 'divide-y divide-line'}
        >
          {order.shipments.map((shipment) => (
            <li key={shipment.id} className={mayStep('ship', order) ? 'py-3 first:pt-0' : 'py-3 first:pt-0 last:pb-0'}>
              <ShippedOrder company={company} order={order} shipment={shipment} tracked={tracked} mayCorrect={may} />
            </li>
          ))}
        </ul>
      )}
      {may && <BeginButton company={company} order={order} />}
      {may && mayStep('ship', order) && (
        <OwnNumber key={order.shipments.length} company={company} order={order} hasLabel={hasLabel} />
      )}
      {may && order.status === 'partlyShipped' && (
        <p className="pt-4 text-muted text-sm">
          {t(order.paymentStatus === 'onDelivery' ? 'restOnDelivery' : 'restHint')}
        </p>
      )}
      {may && <HandOver company={company} order={order} />}
      <CancelButton company={company} order={order} />
      {!may && <p className="pt-2 text-muted text-sm">{t('viewOnly')}</p>}
    </Panel>
  )
}
