import type { AccountUser } from '../../domains/accounts/contract.ts'

/** `refused`: the token does not count any more. `unknown`: the server could not be asked. */
export type TokenStatus = AccountUser | 'refused' | 'unknown'

/**
 * A01: asks whether a stored token still counts, and whose it is. Only a clear answer ends the session; while the server is out of
 * reach the person stays signed in.
 */
export async function readTokenStatus(token: string, call: typeof fetch = fetch): Promise<TokenStatus> {
  try {
    const response = await call('/api/users/status', { headers: { Authorization: `Bearer ${token}` } })
    if (response.status === 401 || response.status === 404) return 'refused'
    if (!response.ok) return 'unknown'
    const { isLoggedIn, user } = (await response.json()) as { isLoggedIn: boolean; user?: AccountUser }
    return isLoggedIn === false ? 'refused' : (user ?? 'unknown')
  } catch {
    return 'unknown'
  }
}
