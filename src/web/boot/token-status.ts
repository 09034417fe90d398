/**
 * A01: asks whether a stored token still counts. Only a clear answer ends the session; while the server is out of reach the
 * person stays signed in.
 */
export async function tokenIsValid(token: string, call: typeof fetch = fetch): Promise<boolean> {
  try {
    const response = await call('/api/users/status', { headers: { Authorization: `Bearer ${token}` } })
    if (response.status === 401 || response.status === 404) return false
    if (!response.ok) return true
    const body: unknown = await response.json()
    return (body as { isLoggedIn?: unknown } | null)?.isLoggedIn !== false
  } catch {
    return true
  }
}
