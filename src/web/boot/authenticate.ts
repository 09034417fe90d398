import { authState } from '../session/auth-state.ts'
import { session } from '../session/session.ts'
import { joinTabs } from '../session/tabs.ts'
import { readTokenStatus, type TokenStatus } from './token-status.ts'

export type AskWho = {
  /** Asks other tabs for their session. */
  takeOver?: () => Promise<void>
  /** What the server says of the stored token. */
  readStatus?: (token: string) => Promise<TokenStatus>
}

/**
 * R24 T01: takes up the session of this tab, of this device or of another tab, and asks the server about it. False: there was one,
 * and the server does not take it any more.
 */
export async function authenticate({
  takeOver = () => joinTabs().takeOver(),
  readStatus = readTokenStatus,
}: AskWho = {}): Promise<boolean> {
  if (!session.restore() && session.elsewhere()) await takeOver()
  const known = session.read()
  if (!known) return true
  const status = await readStatus(known.token)
  if (status === 'refused') {
    session.end()
    authState.signedOut(null)
    return false
  }
  if (status === 'unknown') authState.signedIn(known, null)
  else {
    // The name or the company may have changed on another device.
    const now = { ...known, companyId: status.companyId, firstName: status.firstName }
    session.start(now)
    authState.signedIn(now, status.permissions, status.staffRole ?? null)
  }
  return true
}
