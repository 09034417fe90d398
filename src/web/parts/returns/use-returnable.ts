import { useCallback, useEffect, useState } from 'react'
import type { ReturnableOrder } from '../../../domains/returns/buyer/contract.ts'
import { api } from '../../browser-api.ts'
import { type PurchaseState, usePurchase } from '../purchase/use-purchase.ts'
import type { LoadedReturnable } from './load-returnable.ts'

/** An order with what may be sent back of it, and the purchase whose key opens it. `initial`: as the server rendered it. */
export function useReturnable(
  key: string | undefined,
  number: string | undefined,
  initial: LoadedReturnable | null | undefined,
) {
  const { found, reload } = usePurchase(key, initial?.found)
  const [order, show] = useState<ReturnableOrder | null | undefined>(initial?.order ?? undefined)
  const load = useCallback(async () => {
    if (!key) return
    const { orders } = await api('GET /api/purchases/{key}/returns', { params: { key } })
    show(orders.find((one) => one.number === number) ?? null)
  }, [key, number])
  useEffect(() => {
    // What is wrong the purchase itself tells.
    load().catch(() => {})
  }, [load])
  const state: PurchaseState =
    found.state === 'ready' && !order ? { state: order === null ? 'missing' : 'loading' } : found
  return { found: state, order, reload }
}
