import { useCallback, useState } from 'react'

/** What was loaded with the page, until a later answer of the server takes its place. Loading anew takes over again. */
export function useAnswered<T>(loaded: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ loaded, value: loaded })
  if (kept.loaded !== loaded) setKept({ loaded, value: loaded })
  const show = useCallback((value: T) => setKept((now) => ({ ...now, value })), [])
  return [kept.loaded === loaded ? kept.value : loaded, show]
}
