import { useEffect, useState } from 'react'
import { api } from '../../browser-api.ts'
import { type PlaceName, readNames } from './names.ts'
import type { Size, View } from './view.ts'

const PAUSE = 250
/** Milliseconds until the lists are asked again that are being prepared, while large towns stand for them, and how often. */
const RETRY = 2500
const RETRIES = 24

/** Names around the view; those of the page at first. What was there stays until the new ones come. */
export function useNames(view: View, size: Size, known: readonly PlaceName[]) {
  const [names, setNames] = useState(known)
  const key = `${view.lat} ${view.lng} ${view.zoom} ${size.width}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the view and the size
  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout>
    const read = async (attempt: number) => {
      try {
        const found = await readNames(api, view, size)
        if (left) return
        if (found.complete || found.names.length > 0) setNames(found.names)
        if (!found.complete && attempt < RETRIES) timer = setTimeout(() => void read(attempt + 1), RETRY)
      } catch {
        // A map without names is still a map.
      }
    }
    timer = setTimeout(() => void read(0), PAUSE)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [key])
  return names
}
