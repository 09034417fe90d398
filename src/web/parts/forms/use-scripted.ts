import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server sends and until scripts run: there a form leaves checking to the browser. */
export const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
