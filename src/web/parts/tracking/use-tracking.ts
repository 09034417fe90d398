import { useEffect, useState } from 'react'
import type { TrackedShipment } from '../../../domains/tracking/contract.ts'

type Load = (signal: AbortSignal) => Promise<{ shipments: TrackedShipment[] }>

/**
 * What carriers tell of shipments, as the browser loads it; none where that fails: the way to the carrier's own page stays. `load` stays the same while it
 * asks the same; null: nothing has left.
 */
export function useTracking(load: Load | null, initial: readonly TrackedShipment[] = []): readonly TrackedShipment[] {
  const [shipments, show] = useState(initial)
  useEffect(() => {
    if (!load) return
    const asked = new AbortController()
    load(asked.signal).then(
      (found) => show(found.shipments),
      () => asked.signal.aborted || show([]),
    )
    return () => asked.abort()
  }, [load])
  return shipments
}
