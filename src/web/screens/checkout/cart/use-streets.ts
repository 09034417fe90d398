import { useEffect, useState } from 'react'
import { api } from '../../../browser-api.ts'

/** Of the map with streets, where this market has one; null as long as it is not known. */
export function useStreets(): string | null {
  const [styleUrl, setStyleUrl] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    // Without an answer there is no map; the list of points needs none.
    api('GET /api/map', { signal: stop.signal }).then(
      (map) => setStyleUrl(map.styleUrl),
      () => undefined,
    )
    return () => stop.abort()
  }, [])
  return styleUrl
}
