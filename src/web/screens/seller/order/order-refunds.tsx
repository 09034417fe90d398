import { useCallback } from 'react'
import { api } from '../../../browser-api.ts'
import { RefundPanel } from '../../../parts/refunds/refund-panel.tsx'
import { useLoadedRefunds } from '../../../parts/refunds/use-order-refunds.ts'
import type { OrderProps } from './order-props.ts'

/** Money of the order that went back, and giving back more, as far as the role may. */
export function OrderRefundsPanel({ company, order }: OrderProps) {
  const { number } = order
  const params = { id: company.id, number }
  const { loaded, show } = useLoadedRefunds(
    useCallback(
      () => api('GET /api/companies/{id}/orders/{number}/refunds', { params: { id: company.id, number } }),
      [company.id, number],
    ),
  )
  if (!loaded) return null
  const at = (transferId: number) => ({ params: { ...params, transferId } })
  return (
    <RefundPanel
      refunds={loaded}
      verbs={{
        payer: 'seller',
        refund: async (body) => show(await api('POST /api/companies/{id}/orders/{number}/refunds', { params, body })),
        cancel: async (body) =>
          show(await api('POST /api/companies/{id}/orders/{number}/cancel-paid', { params, body })),
        account: async (id, body) =>
          show(
            await api('PUT /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/account', {
              ...at(id),
              body,
            }),
          ),
        paid: async (id, iban) =>
          show(
            await api('POST /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/paid', {
              ...at(id),
              body: { iban },
            }),
          ),
      }}
    />
  )
}
