import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { api } from '../../../browser-api.ts'
import type { LoadedOrder } from './load-order.ts'

/** What of a purchase may be sent back or complained of until when, asked anew with each state it comes to (`at`); null when it could not be read. */
export function useReturns(key: string, at: string): readonly ReturnableOrder[] | null {
  const [orders, show] = useState<readonly ReturnableOrder[] | null>(useLoaderData<LoadedOrder | null>()?.returns ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has other rights.
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/purchases/{key}/returns', { params: { key }, signal: asked.signal }).then(
      (found) => show(found.orders),
      () => asked.signal.aborted || show(null),
    )
    return () => asked.abort()
  }, [key, at])
  return orders
}
