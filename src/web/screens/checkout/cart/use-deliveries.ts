import { useState } from 'react'
import type { Cart } from '../../../../domains/cart/contract.ts'
import { api } from '../../../browser-api.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale } from '../../../texts/use-texts.tsx'
import { asPicked } from './as-picked.ts'
import { isIncomplete, type WantedDelivery } from './delivery-kinds.ts'
import type { RunOnCart } from './use-cart.ts'
import { usualChoice } from './usual-way.ts'

/** Wishes by company that the server does not hold: on their way, or still lacking their point or shop. */
export type DeliveryDrafts = Readonly<Record<number, WantedDelivery | undefined>>

/**
 * The delivery of each seller group: what is picked shows at once and is sent when it is complete. The usual ways are picked from the beginning, so that
 * nothing moves when they are sent.
 */
export function useDeliveries(cart: Cart, run: RunOnCart) {
  const [drafts, setDrafts] = useState<DeliveryDrafts>(() =>
    Object.fromEntries(cart.sellerGroups.map((group) => [group.company.id, usualChoice(group)])),
  )
  const [errors, setErrors] = useState<Readonly<Record<number, string | undefined>>>({})
  const locale = useLocale()

  const choose = async (companyId: number, wanted: WantedDelivery) => {
    const settle = (next?: WantedDelivery) =>
      setDrafts((current) => (current[companyId] === wanted ? { ...current, [companyId]: next } : current))
    setErrors((current) => ({ ...current, [companyId]: undefined }))
    setDrafts((current) => ({ ...current, [companyId]: wanted }))
    if (isIncomplete(wanted)) return
    try {
      await run((cartId) =>
        api('PUT /api/carts/{cartId}/deliveries/{companyId}', { params: { cartId, companyId }, body: wanted }),
      )
      settle()
    } catch (error) {
      // Another point or shop can be picked; anything else falls back to what the server holds.
      const retry = wanted.pickupPoint || wanted.shopId !== null
      settle(retry ? { ...wanted, pickupPoint: null, shopId: null } : undefined)
      setErrors((current) => ({ ...current, [companyId]: failureText(error, locale) }))
    }
  }

  return { drafts, errors, choose, picked: asPicked(cart, drafts) }
}
