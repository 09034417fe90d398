import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { RecallView } from '../../../../domains/recalls/contract.ts'
import { api } from '../../../browser-api.ts'
import { RecallWords } from '../../../parts/product-safety/recall-words.tsx'
import type { LoadedOrder } from './load-order.ts'

/** What is to be known of the goods of a purchase: above everything else of it. */
export function Recalls({ purchaseKey }: { purchaseKey: string }) {
  const loaded = useLoaderData<LoadedOrder | null>()?.recalls
  const [recalls, setRecalls] = useState<readonly RecallView[]>(loaded ?? [])
  useEffect(() => {
    const stop = new AbortController()
    api('GET /api/purchases/{key}/recalls', { params: { key: purchaseKey }, signal: stop.signal }).then(
      (answer) => setRecalls(answer.recalls),
      () => undefined,
    )
    return () => stop.abort()
  }, [purchaseKey])
  if (recalls.length === 0) return null
  return (
    <div role="alert" className="rounded-lg border border-danger bg-danger-soft px-4">
      {recalls.map((recall) => (
        <RecallWords key={recall.id} recall={recall} />
      ))}
    </div>
  )
}
