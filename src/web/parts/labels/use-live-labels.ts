import { useEffect, useState } from 'react'
import type { LabelView } from '../../../domains/labels/contract.ts'

/** Milliseconds between two looks while a carrier is being asked; longer the longer it takes. */
const SOONEST = 1500
const LATEST = 15_000

/**
 * Labels that are looked at anew as long as jobs work on one of them, and the page is seen. `load` stays the same while it asks the same. A look that
 * fails is made up for by the next.
 */
export function useLiveLabels<T extends { labels: readonly LabelView[] }>(
  initial: T,
  load: (signal: AbortSignal) => Promise<T>,
): readonly [T, (next: T) => void] {
  const [shown, show] = useState(initial)
  const isWorking = shown.labels.some((label) => label.isWorking)
  useEffect(() => show(initial), [initial])
  useEffect(() => {
    if (!isWorking) return
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
  }, [isWorking, load])
  return [shown, show]
}
