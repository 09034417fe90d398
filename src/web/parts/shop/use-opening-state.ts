import { useEffect, useState } from 'react'
import { type Opening, type OpeningState, openingState } from '../../../domains/shops/rules/opening-state.ts'

export type Now = { at: Date; state: OpeningState }

/** Whether a shop is open, told in the browser alone: the page itself is the same for everybody, whenever. Undefined at first. */
export function useOpeningState(opening: Opening): Now | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [])
  return now && { at: now, state: openingState(opening, now) }
}
