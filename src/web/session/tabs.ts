import { type Session, session } from './session.ts'

type Message = { kind: 'ask' } | { kind: 'offer'; session: Session } | { kind: 'end' }

const CHANNEL = 'session'
const WAIT_FOR_OTHER_TABS = 120

let joined: ReturnType<typeof join> | undefined

/** Session storage belongs to one tab: a new tab asks the open ones, and logging out reaches all of them. */
export function joinTabs(): ReturnType<typeof join> {
  joined ??= join(typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL))
  return joined
}

function join(channel: BroadcastChannel | undefined): { takeOver: () => Promise<void>; announceEnd: () => void } {
  if (!channel) return { takeOver: async () => {}, announceEnd: () => {} }
  let resolveAsked: (() => void) | undefined
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const mine = session.read()
    if (data.kind === 'ask' && mine) channel.postMessage({ kind: 'offer', session: mine } satisfies Message)
    if (data.kind === 'offer' && resolveAsked && !mine) {
      session.start(data.session)
      resolveAsked()
    }
    if (data.kind === 'end' && mine) session.end()
  }
  return {
    takeOver: () =>
      new Promise((resolve) => {
        const timer = setTimeout(done, WAIT_FOR_OTHER_TABS)
        function done() {
          clearTimeout(timer)
          resolveAsked = undefined
          resolve()
        }
        resolveAsked = done
        channel.postMessage({ kind: 'ask' } satisfies Message)
      }),
    announceEnd: () => channel.postMessage({ kind: 'end' } satisfies Message),
  }
}
