import { useEffect, useState } from 'react'
import type { ApiOutput } from '../../api-types.ts'
import { api } from '../../browser-api.ts'
import type { Position } from '../place-map/view.ts'

/** The pin rests so long before it is asked what is there. */
const REST = 800

/** What is at the pin, once it rests; undefined while it moves or where it cannot be told. */
export function useNearest(pin: Position | null) {
  const [found, setFound] = useState<ApiOutput<'GET /api/geocode/reverse'>>()
  const { lat, lng } = pin ?? {}
  useEffect(() => {
    setFound(undefined)
    if (lat === undefined || lng === undefined) return
    let left = false
    const timer = setTimeout(() => {
      api('GET /api/geocode/reverse', { query: { lat: String(lat), lng: String(lng) } }).then(
        (answer) => !left && setFound(answer),
        // A hint only: nobody asked for it, so its failure is no news.
        () => undefined,
      )
    }, REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [lat, lng])
  return found
}
