import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { hasReturnWays, ReturnWays } from '../../../parts/returns/return-ways.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Props = { purchaseKey: string; orders: readonly ReturnableOrder[] | null }

/** Withdrawing, complaining, returning: what may be done until when with each order, and the cases there are. */
export function OrderReturns({ purchaseKey, orders }: Props) {
  const t = useTexts('returnPages')
  if (orders === null) return <Notice tone="warning">{t('loadFailed')}</Notice>
  return orders.filter(hasReturnWays).map((order) => (
    <Panel key={order.number} title={`${t('section')} · ${order.number}`} className="print:hidden">
      <ReturnWays purchaseKey={purchaseKey} order={order} />
    </Panel>
  ))
}
