import { useCallback } from 'react'
import { Form } from 'react-router'
import type { OrderRefunds } from '../../../../domains/refunds/contract.ts'
import { api } from '../../../browser-api.ts'
import { RefundPanel } from '../../../parts/refunds/refund-panel.tsx'
import { useLoadedRefunds } from '../../../parts/refunds/use-order-refunds.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Any order by its number: what went back of it, and giving back more. */
export function OfOrder({ number }: { number: string | null }) {
  const t = useTexts('refunds')
  return (
    <section aria-label={t('openOrder')} className="flex max-w-xl flex-col gap-4">
      <h2 className="text-lg">{t('openOrder')}</h2>
      <Form method="get" className="flex items-end gap-3">
        <TextField name="order" label={t('openOrderHint')} defaultValue={number ?? ''} className="flex-1" />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </Form>
      {number && <Shown number={number} />}
    </section>
  )
}

function Shown({ number }: { number: string }) {
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
