import { useCallback } from 'react'
import type { OrderRefunds } from '../../../domains/refunds/contract.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RefundPanel } from './refund-panel.tsx'
import { useLoadedRefunds } from './use-order-refunds.ts'

/** Money of any order that went back, giving back more, and calling it off, for the operator. */
export function AnyOrderRefunds({ number }: { number: string }) {
  const t = useTexts('refunds')
  const params = { number }
  const { loaded, show, reload } = useLoadedRefunds<OrderRefunds>(
    useCallback(() => api('GET /api/admin/orders/{number}/refunds', { params: { number } }), [number]),
  )
  if (loaded === null) return <Notice tone="warning" title={t('orderUnknown')} live />
  if (!loaded) return null
  const anew = (done: Promise<unknown>) => done.then(reload)
  return (
    <RefundPanel
      refunds={loaded}
      verbs={{
        payer: 'market',
        refund: async (body) => show(await api('POST /api/admin/orders/{number}/refunds', { params, body })),
        cancel: async (body) => show(await api('POST /api/admin/orders/{number}/cancel', { params, body })),
        account: (transferId, body) =>
          anew(api('PUT /api/admin/refund-transfers/{transferId}/account', { params: { transferId }, body })),
        paid: (transferId, iban) =>
          anew(api('POST /api/admin/refund-transfers/{transferId}/paid', { params: { transferId }, body: { iban } })),
      }}
    />
  )
}
