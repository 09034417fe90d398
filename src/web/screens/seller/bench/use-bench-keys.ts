import { useEffect } from 'react'

/** F2 leads to the field for the next scan, from wherever one is. */
export function useBenchKeys(scan: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F2') return
      event.preventDefault()
      scan()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [scan])
}
