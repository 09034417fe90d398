import { useEffect, useState } from 'react'

/** A dialog that is taken away leaves the focus nowhere: it goes back to where it was when the dialog came. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      })
    },
    [before],
  )
}
