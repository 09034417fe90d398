import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { BoughtUnit } from '../../../../domains/orders/units/contract.ts'
import { api } from '../../../browser-api.ts'
import type { LoadedOrder } from './load-order.ts'

const NONE: readonly BoughtUnit[] = []

/** The very units of a purchase that have left, asked for anew with each step of an order; an order is read without them just as well. */
export function useBoughtUnits({ key, orders }: PurchaseView): readonly BoughtUnit[] {
  const [units, show] = useState<readonly BoughtUnit[]>(useLoaderData<LoadedOrder | null>()?.units ?? NONE)
  const at = orders.map(({ status, shipments }) => `${status} ${shipments.length}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step more may have left or come back.
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/purchases/{key}/units', { params: { key }, signal: asked.signal }).then(
      (found) => show(found.units),
      () => undefined,
    )
    return () => asked.abort()
  }, [key, at])
  return units
}
