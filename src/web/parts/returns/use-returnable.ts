import { useCallback, useEffect, useState } from 'react'
import type { ReturnableOrder } from '../../../domains/returns/buyer/contract.ts'
import { api } from '../../browser-api.ts'
import { type PurchaseState, usePurchase } from '../purchase/use-purchase.ts'

/** An order with what may be sent back of it, and the purchase whose key opens it. */
export function useReturnable(key: string | undefined, number: string | undefined) {
  const { found, reload } = usePurchase(key)
  const [order, show] = useState<ReturnableOrder | undefined>()
  const load = useCallback(async () => {
    if (!key) return
    const { orders } = await api('GET /api/purchases/{key}/returns', { params: { key } })
    show(orders.find((one) => one.number === number))
  }, [key, number])
  useEffect(() => {
    // What is wrong the purchase itself tells.
    load().catch(() => show(undefined))
  }, [load])
  const state: PurchaseState = found.state === 'ready' && !order ? { state: 'loading' } : found
  return { found: state, order, reload }
}
