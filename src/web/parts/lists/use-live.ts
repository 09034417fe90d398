import { useEffect, useState } from 'react'

/** Milliseconds between two looks while something is going on; longer the longer it takes. */
const SOONEST = 1500
const LATEST = 15_000

/**
 * What is looked at anew as long as `isWorking` says so, and the page is seen. `load` stays the same while it asks the same. A look that fails is made
 * up for by the next.
 */
export function useLive<T>(
  initial: T,
  load: (signal: AbortSignal) => Promise<T>,
  isWorking: (shown: T) => boolean,
): readonly [T, (next: T) => void] {
  const [shown, show] = useState(initial)
  const works = isWorking(shown)
  useEffect(() => show(initial), [initial])
  useEffect(() => {
    if (!works) return
    const asked = new AbortController()
    let pause = SOONEST
    let timer = 0
    const look = async () => {
      if (!document.hidden) {
        const next = await load(asked.signal).catch(() => undefined)
        if (asked.signal.aborted) return
        if (next) show(next)
      }
      pause = Math.min(LATEST, pause * 1.3)
      timer = window.setTimeout(() => void look(), pause)
    }
    timer = window.setTimeout(() => void look(), pause)
    return () => {
      asked.abort()
      window.clearTimeout(timer)
    }
  }, [works, load])
  return [shown, show]
}
