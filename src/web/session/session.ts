import { MARK, SESSION_KEYS, type Session, currentSession as store } from './current-session.ts'
import { readItem, writeItem } from './storage.ts'
import { useStore } from './store.ts'

export type { Session } from './current-session.ts'

/** The same four for a later start of the browser, when the person asked to stay logged in. */
const KEPT = 'keptSession'

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

function readKept(): Session | null {
  try {
    const kept = JSON.parse(readItem('localStorage', KEPT) ?? 'null')
    return typeof kept?.token === 'string' ? kept : null
  } catch {
    return null
  }
}

export const session = {
  read: store.read,
  subscribe: store.subscribe,
  /** Takes up what this tab has stored, or what a person who wanted to stay logged in has left on this device. */
  restore(): Session | null {
    const found = readStored() ?? readKept()
    if (found) session.start(found)
    return found
  },
  /** `keep`: also for a later start of the browser; left out, it stays as it was. */
  start(value: Session, keep = readKept() !== null): void {
    for (const key of Object.keys(SESSION_KEYS) as (keyof Session)[]) {
      writeItem('sessionStorage', SESSION_KEYS[key], value[key])
    }
    writeItem('localStorage', KEPT, keep ? JSON.stringify(value) : null)
    writeItem('localStorage', MARK, '1')
    store.write(value)
  },
  /** Whether another tab may have a session to hand over. */
  elsewhere: (): boolean => readItem('localStorage', MARK) === '1',
  /** No tab has answered: later starts need not wait for one. */
  nowhere: (): void => writeItem('localStorage', MARK, null),
  /** T01: clears everything that is known of the person. */
  end(): void {
    for (const key of Object.values(SESSION_KEYS)) writeItem('sessionStorage', key, null)
    writeItem('localStorage', KEPT, null)
    session.nowhere()
    store.write(null)
  },
}

/** Who is signed in; null on the server and for visitors. */
export function useSession(): Session | null {
  return useStore(store, null)
}
