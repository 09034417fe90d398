import type { Ended } from './auth-state.ts'
import { clearPerson } from './clear-person.ts'
import { type Session, session } from './session.ts'

type Message =
  | { kind: 'ask' }
  | { kind: 'offer'; session: Session }
  /** `token`: only this session has ended, not whatever another tab may have begun since. */
  | { kind: 'end'; why: Ended; token?: string }

const CHANNEL = 'session'
const WAIT_FOR_OTHER_TABS = 120

let joined: ReturnType<typeof join> | undefined

/** Session storage belongs to one tab: a new tab asks the open ones, and logging out reaches all of them. */
export function joinTabs(): ReturnType<typeof join> {
  joined ??= join(typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL))
  return joined
}

function join(channel: BroadcastChannel | undefined) {
  let resolveAsked: (() => void) | undefined
  const send = (message: Message) => channel?.postMessage(message)
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      const mine = session.read()
      if (data.kind === 'ask' && mine) send({ kind: 'offer', session: mine })
      if (data.kind === 'offer' && resolveAsked && !mine) {
        session.start(data.session)
        resolveAsked()
      }
      if (data.kind === 'end' && mine && (!data.token || data.token === mine.token)) clearPerson(data.why)
    }
  }
  return {
    /** Takes up the session of another open tab; when none answers, nobody is asked again. */
    takeOver: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(done, WAIT_FOR_OTHER_TABS)
        function done() {
          clearTimeout(timer)
          resolveAsked = undefined
          if (!session.read()) session.nowhere()
          resolve()
        }
        resolveAsked = done
        if (channel) send({ kind: 'ask' })
        else done()
      }),
    announceEnd: (why: Ended, token?: string) => send({ kind: 'end', why, ...(token && { token }) }),
  }
}

/** The server does not take this token any more: whoever still uses it is logged out, in every tab. */
export function tokenRefused(token: string): void {
  if (session.read()?.token !== token) return
  clearPerson('refused')
  joinTabs().announceEnd('refused', token)
}
