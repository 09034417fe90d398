import { useState } from 'react'

const ASKED_FOR_MS = 8000

/** Where the buyer is, asked of the browser only when they press; no nearer than a hundred metres, as no more is needed. */
export function useNearMe() {
  const [near, setNear] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle')
  const locate = () => {
    // Browsers on plain HTTP have none.
    if (!navigator.geolocation) {
      setState('failed')
      return
    }
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        setNear(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`)
      },
      () => setState('failed'),
      { enableHighAccuracy: false, timeout: ASKED_FOR_MS, maximumAge: 600_000 },
    )
  }
  return { near, state, locate }
}
