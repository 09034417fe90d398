import { readItem } from './storage.ts'
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
export const MARK = 'signedIn'

/** Whose token goes with every call. Apart from `session.ts`: all that a guest's first page needs. */
export const currentSession = createStore<Session | null>(null)

/** Whether there may be a session to take up, in this tab or another one. */
export function mayBeSignedIn(): boolean {
  return readItem('sessionStorage', SESSION_KEYS.token) !== null || readItem('localStorage', MARK) !== null
}

/** False on the server and while the first page starts. */
export function useSignedIn(): boolean {
  return useStore(currentSession, null) !== null
}
