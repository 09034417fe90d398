import { readItem, writeItem } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** E03: exactly what the browser keeps of a signed-in person, each under its own key. */
export type Session = { token: string; userId: string; companyId: string | null; firstName: string }

export const SESSION_KEYS = {
  token: 'token',
  userId: 'userId',
  companyId: 'companyId',
  firstName: 'firstName',
} as const

/** Marks on this device that some tab is signed in, so that only then a new tab waits for an answer. */
const MARK = 'signedIn'

const store = createStore<Session | null>(null)

function readStored(): Session | null {
  const token = readItem('sessionStorage', SESSION_KEYS.token)
  if (!token) return null
  return {
    token,
    userId: readItem('sessionStorage', SESSION_KEYS.userId) ?? '',
    companyId: readItem('sessionStorage', SESSION_KEYS.companyId),
    firstName: readItem('sessionStorage', SESSION_KEYS.firstName) ?? '',
  }
}

export const session = {
  read: store.read,
  subscribe: store.subscribe,
  /** Takes up what this tab has stored. */
  restore(): Session | null {
    store.write(readStored())
    return store.read()
  },
  start(value: Session): void {
    for (const key of Object.keys(SESSION_KEYS) as (keyof Session)[]) {
      writeItem('sessionStorage', SESSION_KEYS[key], value[key])
    }
    writeItem('localStorage', MARK, '1')
    store.write(value)
  },
  /** Whether another tab may have a session to hand over. */
  elsewhere: (): boolean => readItem('localStorage', MARK) === '1',
  /** T01: clears everything that is known of the person. */
  end(): void {
    for (const key of Object.values(SESSION_KEYS)) writeItem('sessionStorage', key, null)
    writeItem('localStorage', MARK, null)
    store.write(null)
  },
}

/** Who is signed in; null on the server and for visitors. */
export function useSession(): Session | null {
  return useStore(store, null)
}
