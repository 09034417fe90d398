import type { AccountUser } from '../../domains/accounts/contract.ts'
import type { StaffRole } from '../../values/staff.ts'
import { toastStore } from '../ui/toast-store.ts'
import type { Session } from './current-session.ts'
import { createStore, useStore } from './store.ts'

/** Why nobody is logged in any more: logged out (here or in another tab), or the server does not take the token any more. */
export type Ended = 'choice' | 'refused'

/** The auth state of the specification, section 3. */
export type AuthState = {
  user: Omit<AccountUser, 'permissions' | 'staffRole'> | null
  isLoggedIn: boolean
  /** Null also while the server could not be asked: then the server alone decides what this person may do. */
  permissions: AccountUser['permissions'] | null
  /** What an operator may do; null for everybody else. */
  staffRole: StaffRole | null
  /** What came of the last attempt, in words; `error`: it failed. */
  message: string
  error: boolean
  ended: Ended | null
}

const NOBODY: AuthState = {
  user: null,
  isLoggedIn: false,
  permissions: null,
  staffRole: null,
  message: '',
  error: false,
  ended: null,
}
const store = createStore<AuthState>(NOBODY)

export const authState = {
  read: store.read,
  subscribe: store.subscribe,
  /** Without a role named the one of before stays: what changed was another thing. */
  signedIn(
    { userId, companyId, firstName }: Session,
    permissions: AuthState['permissions'],
    role: StaffRole | null = store.read().staffRole,
  ): void {
    const staffRole = permissions === 'admin' ? role : null
    store.write({ ...NOBODY, user: { _id: userId, companyId, firstName }, isLoggedIn: true, permissions, staffRole })
  },
  /** T01: nothing of the person is left. */
  signedOut(ended: Ended | null): void {
    store.write({ ...NOBODY, ended })
  },
  /** A new attempt: what came of the last one counts no more. */
  forget(): void {
    store.write({ ...store.read(), message: '', error: false })
  },
}

// M01: whoever tells a failure in red sets the error flag; whoever tells a success takes it back.
toastStore.onTold(({ tone, text }) => {
  if (tone !== 'info') store.write({ ...store.read(), message: text, error: tone === 'danger' })
})

/** Who is logged in, as what. Nobody on the server and while the first page starts. */
export function useAuth(): AuthState {
  return useStore(store, NOBODY)
}
