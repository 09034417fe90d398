import { PERSONAS } from '../demo/personas.ts'
import type { AccountUser } from '../src/domains/accounts/contract.ts'
import type { Visitor } from './browser.ts'
import { send } from './goods.ts'

export type LoggedIn = { tokenUser: string; user: AccountUser }
const known = new Map<string, { session: Promise<LoggedIn>; since: number }>()
/** Milliseconds: a log-in proves the password for ten minutes. */
const FRESH = 4 * 60_000

/** A persona's session, one for many tests. */
export function sessionOf(key: keyof typeof PERSONAS): Promise<LoggedIn> {
  const { email, password } = PERSONAS[key]
  const one = known.get(key)
  if (one && performance.now() - one.since < FRESH) return one.session
  const session = send<LoggedIn>('POST', '/api/users/login', { email, password })
  known.set(key, { session, since: performance.now() })
  return session
}

/** The visitor is this person from the first page on: what the log-in page keeps is there before any page asks. */
export async function comeAs(visitor: Visitor, { tokenUser, user }: LoggedIn): Promise<void> {
  const kept = { token: tokenUser, userId: user._id, companyId: user.companyId, firstName: user.firstName }
  await visitor.page.addInitScript((session) => {
    // Once: whoever logs out stays logged out.
    if (sessionStorage.getItem('came')) return
    sessionStorage.setItem('came', 'yes')
    for (const [name, value] of Object.entries(session)) if (value) sessionStorage.setItem(name, value)
  }, kept)
}

/** The next call of this address is refused as if the log-in were ten minutes old: the password has to be proved again. */
export async function unconfirmed({ page }: Visitor, path: string): Promise<void> {
  const body = {
    type: '/api/docs#confirmation_required',
    code: 'confirmation_required',
    title: '',
    status: 403,
    errors: [],
  }
  const problem = { status: 403, contentType: 'application/problem+json', body: JSON.stringify(body) }
  await page.route(`**${path}`, (route) => route.fulfill(problem), { times: 1 })
}
