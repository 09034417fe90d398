import { useEffect, useRef } from 'react'

/** For tabs that scroll sideways on a phone: the chosen one stands in sight, also when its address was opened at once. */
export function useTabInSight(chosen: string) {
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is marked in the page
  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-current=page]')
    if (!strip.current || !tab) return
    const [around, own] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    strip.current.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
  }, [chosen])
  return strip
}
