import { type ReactNode, Suspense, useState } from 'react'
import { useSignedIn } from '../session/current-session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const SessionWatch = lazyPart(() => import('./session-watch.tsx'))

/**
 * Around every screen: hides it from whoever may not (or no longer) see it. Guests on public pages need no watching; the server has
 * refused the data anyway.
 */
export function AccessGate({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const [watched, setWatched] = useState(false)
  const [hidden, setHidden] = useState(false)
  // Once somebody was logged in, the end has to be seen as well.
  if (signedIn && !watched) setWatched(true)
  return (
    <>
      {!hidden && children}
      {watched && (
        <Suspense>
          <SessionWatch onVerdict={setHidden} />
        </Suspense>
      )}
    </>
  )
}
