import { useRef, useState } from 'react'

/** One request at a time: a second press while the first is on its way does nothing. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const send = async (run: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await run()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, send }
}
