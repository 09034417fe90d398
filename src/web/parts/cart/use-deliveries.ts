import { useState } from 'react'
import type { DeliveryMethod } from '../../../domains/shipping/contract.ts'
import { api } from '../../browser-api.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { isIncomplete, type WantedDelivery } from './delivery-kinds.ts'
import type { RunOnCart } from './use-cart.ts'

type ByCompany<T> = Readonly<Record<number, T | undefined>>

/** How each parcel travels. A method that still lacks its point or shop is a draft: the server does not know it yet. */
export function useDeliveries(run: RunOnCart) {
  const [drafts, setDrafts] = useState<ByCompany<DeliveryMethod>>({})
  const [errors, setErrors] = useState<ByCompany<string>>({})
  const locale = useLocale()

  const choose = async (companyId: number, wanted: WantedDelivery) => {
    setErrors((current) => ({ ...current, [companyId]: undefined }))
    setDrafts((current) => ({ ...current, [companyId]: wanted.method }))
    if (isIncomplete(wanted)) return
    try {
      await run((cartId) =>
        api('PUT /api/carts/{cartId}/deliveries/{companyId}', { params: { cartId, companyId }, body: wanted }),
      )
      setDrafts((current) => (current[companyId] === wanted.method ? { ...current, [companyId]: undefined } : current))
    } catch (error) {
      // Another point or shop can be tried; anything else falls back to what the server holds.
      if (!wanted.pickupPoint && wanted.shopId === null) {
        setDrafts((current) => ({ ...current, [companyId]: undefined }))
      }
      setErrors((current) => ({ ...current, [companyId]: failureText(error, locale) }))
    }
  }

  return { drafts, errors, choose }
}
