import { api } from '../browser-api.ts'
import { clearPerson } from './clear-person.ts'
import { session } from './session.ts'
import { joinTabs } from './tabs.ts'

/**
 * T01: logs out, on the server and in every tab. This device ends the session even when the server does not answer. The page goes
 * on by itself: `layout/access-gate.tsx` leads away from where only signed-in people may be.
 */
export async function signOut(): Promise<void> {
  if (!session.read()) return
  // Waits for the server, yet not for ever: the token is gone here in any case.
  await api('POST /api/account/logout', { signal: AbortSignal.timeout(5000) }).catch(() => {})
  endHere()
  await leaveCart()
}

/** T02: the same after the server has ended the session by itself, as it does with a deleted account. */
export function clearSession(): void {
  endHere()
  void leaveCart()
}

/**
 * The cookie of the cart, which scripts cannot read, shows nothing to whoever uses the browser next. Asked for by nobody: the token of before is
 * refused by now.
 */
const leaveCart = () => api('POST /api/carts/leave', { signal: AbortSignal.timeout(5000) }).catch(() => {})

function endHere(): void {
  clearPerson('choice')
  joinTabs().announceEnd('choice')
}
