import { useCallback } from 'react'
import { api } from '../../../browser-api.ts'
import { PaymentFacts } from '../../../parts/payments/payment-facts.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { OrderProps } from './order-props.ts'

/** The payment behind an order, with the order's part of it. */
export function OrderPayments({ company: { id }, order: { number } }: OrderProps) {
  const t = useTexts('configuration')
  const load = useCallback(
    () => api('GET /api/companies/{id}/orders/{number}/payments', { params: { id, number } }),
    [id, number],
  )
  return <PaymentFacts load={load} nameOf={(provider) => t(`provider_${provider}`)} />
}
