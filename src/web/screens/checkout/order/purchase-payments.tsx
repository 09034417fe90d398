import { useCallback } from 'react'
import { api } from '../../../browser-api.ts'
import { PaymentFacts } from '../../../parts/payments/payment-facts.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'

/** What was paid for a purchase, for whoever has its link. */
export function PurchasePayments({ purchaseKey: key }: { purchaseKey: string }) {
  const t = useTexts('payment')
  const load = useCallback(() => api('GET /api/purchases/{key}/payments', { params: { key } }), [key])
  return <PaymentFacts load={load} nameOf={(provider) => t(provider)} />
}
