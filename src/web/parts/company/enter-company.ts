import { authState } from '../../session/auth-state.ts'
import { session } from '../../session/session.ts'

/** Where to see a company. Who belongs to several names it; the first is the one that the session knows. */
export function companyPath(companyId: number, page: '/company-data' | '/team' = '/company-data'): string {
  const known = session.read()?.companyId
  return known === String(companyId) ? page : `${page}?company=${companyId}`
}

/** This person belongs to a company from now on, and may see the sellers' pages. Returns where to go on. */
export function enterCompany(companyId: number): string {
  const mine = session.read()
  if (mine && mine.companyId === null) {
    const now = { ...mine, companyId: String(companyId) }
    session.start(now)
    const { permissions } = authState.read()
    authState.signedIn(now, permissions === 'buyer' ? 'seller' : permissions)
  }
  return companyPath(companyId)
}

/** This person has left a company. */
export function leaveCompany(companyId: number): void {
  const mine = session.read()
  if (mine?.companyId !== String(companyId)) return
  const now = { ...mine, companyId: null }
  session.start(now)
  authState.signedIn(now, authState.read().permissions)
}
