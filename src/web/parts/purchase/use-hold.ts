import { useCallback, useState } from 'react'
import { endHold, hasExpired } from './end-hold.ts'
import type { PurchaseState } from './use-purchase.ts'

/**
 * Whether the goods are still kept: by what the server says, then by the time that passes on the page. Once it is over the page shows
 * it at once, although the server ends holds only every minute.
 */
export function useHold(found: PurchaseState, reload: () => Promise<void>) {
  const heldUntil = found.state === 'ready' ? found.purchase.heldUntil : null
  const now = found.state === 'ready' ? found.purchase.now : ''
  const [ended, setEnded] = useState<string | null>(null)
  const onEnd = useCallback(() => {
    setEnded(heldUntil)
    void reload()
  }, [heldUntil, reload])
  const over = heldUntil !== null && (ended === heldUntil || Date.parse(heldUntil) <= Date.parse(now))
  const held: PurchaseState =
    found.state === 'ready' && over ? { state: 'ready', purchase: endHold(found.purchase) } : found
  return { held, expired: held.state === 'ready' && hasExpired(held.purchase), onEnd }
}
