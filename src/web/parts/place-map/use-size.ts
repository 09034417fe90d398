import { useEffect, useRef, useState } from 'react'
import type { Size } from './view.ts'

/** The size a map has before the browser has measured it; the page is drawn with it on the server. */
export const FIRST_SIZE: Size = { width: 640, height: 480 }

/** How large an element is drawn, whole pixels. */
export function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(FIRST_SIZE)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
