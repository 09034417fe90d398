import { type RefObject, useEffect, useState } from 'react'

type Drawing = { lands: string; rivers: string; lakes: string }
export type Drawings = { region?: Drawing; europe?: Drawing }

/** A screen ahead of the reader. */
const AHEAD = '300px'

/** What lies around and within Poland, fetched when the map comes into view; lands farther off only once they may be in sight. */
export function useDrawings(map: RefObject<Element | null>, wide: boolean): Drawings {
  const isSeen = useSeen(map)
  const [drawings, setDrawings] = useState<Drawings>({})
  useEffect(() => {
    if (!isSeen) return
    let left = false
    const put = (drawing: Drawings) => !left && setDrawings((known) => ({ ...known, ...drawing }))
    // A map without them is still a map: towns and the outline of the country stay.
    const ignore = () => undefined
    import('./region.json', { with: { type: 'json' } }).then((file) => put({ region: file.default }), ignore)
    if (wide) import('./europe.json', { with: { type: 'json' } }).then((file) => put({ europe: file.default }), ignore)
    return () => {
      left = true
    }
  }, [isSeen, wide])
  return drawings
}

function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || isSeen) return
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setSeen(true), {
      rootMargin: AHEAD,
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
