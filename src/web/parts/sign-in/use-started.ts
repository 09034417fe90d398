import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the page as it came from there; true once it answers to clicks. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
