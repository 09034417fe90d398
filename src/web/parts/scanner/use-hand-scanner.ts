import { useEffect, useRef } from 'react'

/** Milliseconds between two characters of a hand scanner, at most; a person is slower. */
const GAP = 40
/** A burst as short as this is somebody drumming on keys. */
const SHORTEST = 6

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'file'].includes(target.type))

export type Burst = { text: string; at: number }

/** A key after what came before: what a scanner has typed so far, and the whole text once it presses Enter. */
export function nextBurst(before: Burst, key: string, at: number): { burst: Burst; scanned?: string } {
  const goesOn = at - before.at <= GAP
  if (key === 'Enter') {
    const scanned = goesOn && before.text.length >= SHORTEST ? before.text : undefined
    return { burst: { text: '', at }, ...(scanned !== undefined && { scanned }) }
  }
  if (key.length !== 1) return { burst: before }
  return { burst: { text: goesOn ? before.text + key : key, at } }
}

/** What a hand scanner types outside the fields: it works wherever the focus is. */
export function useHandScanner(onScan: (text: string) => void): void {
  const latest = useRef(onScan)
  latest.current = onScan
  useEffect(() => {
    let burst: Burst = { text: '', at: 0 }
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const next = nextBurst(burst, event.key, event.timeStamp)
      burst = next.burst
      if (next.scanned === undefined) return
      // The Enter belongs to the scanner, not to what has the focus.
      event.preventDefault()
      event.stopPropagation()
      latest.current(next.scanned)
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

/** Does something at a key that a person pressed: not when more keys follow at once, as a scanner's do. */
export function createKeyAct(): (act: () => void) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last = 0
  return (act) => {
    const now = performance.now()
    clearTimeout(waiting)
    if (now - last > GAP) waiting = setTimeout(act, GAP)
    last = now
  }
}
