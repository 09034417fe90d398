import { useCallback, useRef } from 'react'

/** What was pressed may vanish by what it does: then the place around it takes the focus, so that the keyboard stays where it was. */
export function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useCallback(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus()
    })
  }, [])
  return { place, keepFocus }
}
