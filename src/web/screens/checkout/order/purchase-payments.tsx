import { useCallback } from 'react'
import { useLoaderData } from 'react-router'
import { api } from '../../../browser-api.ts'
import { PaymentFacts } from '../../../parts/payments/payment-facts.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { LoadedOrder } from './load-order.ts'

/** What was paid for a purchase, for whoever has its link. */
export function PurchasePayments({ purchaseKey: key }: { purchaseKey: string }) {
  const t = useTexts('payment')
  const load = useCallback(() => api('GET /api/purchases/{key}/payments', { params: { key } }), [key])
  const loaded = useLoaderData<LoadedOrder | null>()
  return <PaymentFacts load={load} initial={loaded?.payments ?? undefined} nameOf={(provider) => t(provider)} />
}
