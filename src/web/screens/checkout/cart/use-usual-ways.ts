import { useEffect, useRef } from 'react'
import type { Cart } from '../../../../domains/cart/contract.ts'
import type { useDeliveries } from './use-deliveries.ts'
import { usualWay } from './usual-way.ts'

/** Chooses the usual way of delivery for every seller for whom none was chosen: once, so that what fails is not tried again and again. */
export function useUsualWays(cart: Cart, { drafts, choose }: ReturnType<typeof useDeliveries>): void {
  const proposed = useRef(new Set<number>())
  useEffect(() => {
    for (const group of cart.sellerGroups) {
      const { company, choice, deliverable } = group
      const method = usualWay(group)
      if (choice || drafts[company.id] || !deliverable || !method || proposed.current.has(company.id)) continue
      proposed.current.add(company.id)
      void choose(company.id, { method, cashOnDelivery: false, pickupPoint: null, shopId: null })
    }
  }, [cart, drafts, choose])
}
