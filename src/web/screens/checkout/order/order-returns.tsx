import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { api } from '../../../browser-api.ts'
import { hasReturnWays, ReturnWays } from '../../../parts/returns/return-ways.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { LoadedOrder } from './load-order.ts'

/** Withdrawing, complaining, returning: what may be done until when with each order, and the cases there are. */
export function OrderReturns({ purchaseKey: key }: { purchaseKey: string }) {
  const t = useTexts('returnPages')
  const [orders, show] = useState<readonly ReturnableOrder[] | null>(useLoaderData<LoadedOrder | null>()?.returns ?? [])
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/purchases/{key}/returns', { params: { key }, signal: asked.signal }).then(
      (found) => show(found.orders),
      () => asked.signal.aborted || show(null),
    )
    return () => asked.abort()
  }, [key])
  if (orders === null) return <Notice tone="warning">{t('loadFailed')}</Notice>
  return orders.filter(hasReturnWays).map((order) => (
    <Panel key={order.number} title={`${t('section')} · ${order.number}`} className="print:hidden">
      <ReturnWays purchaseKey={key} order={order} />
    </Panel>
  ))
}
