import { useEffect, useRef } from 'react'
import type { Cart } from '../../../../domains/cart/contract.ts'
import type { WantedDelivery } from './delivery-kinds.ts'
import type { useDeliveries } from './use-deliveries.ts'
import { usualChoice } from './usual-way.ts'

/** Sends the usual way of delivery of every seller for whom none was chosen: once, so that what fails is not tried again and again. */
export function useUsualWays(cart: Cart, { drafts, choose }: ReturnType<typeof useDeliveries>): void {
  const proposed = useRef(new Set<number>())
  useEffect(() => {
    for (const group of cart.sellerGroups) {
      const { id } = group.company
      const usual = usualChoice(group)
      const picked = drafts[id]
      if (!usual || proposed.current.has(id) || (picked && !isSame(picked, usual))) continue
      proposed.current.add(id)
      void choose(id, usual)
    }
  }, [cart, drafts, choose])
}

const isSame = (one: WantedDelivery, other: WantedDelivery) =>
  one.method === other.method && one.cashOnDelivery === other.cashOnDelivery
