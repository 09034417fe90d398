import { currentSession } from '../current-session.ts'
import { followLive } from './follow-live.ts'

/** Whoever is logged in is told live what is unread. */
export function watchSession(): () => void {
  let token: string | undefined
  let stop: (() => void) | undefined
  const look = () => {
    const now = currentSession.read()
    if (now?.token === token) return
    stop?.()
    token = now?.token
    stop = now ? followLive(now) : undefined
  }
  look()
  const leave = currentSession.subscribe(look)
  return () => {
    leave()
    stop?.()
  }
}
