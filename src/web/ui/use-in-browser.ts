import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the server sends and until the page answers to clicks, so that both draw alike; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
