import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_EVERY_MS = 4000

/** While something is being made elsewhere, the page looks again. */
export function useLookAgain(isMade: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMade) return undefined
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isMade, revalidate])
}
