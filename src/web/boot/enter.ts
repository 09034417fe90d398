import { authState } from '../session/auth-state.ts'
import { guard } from '../session/guard.ts'
import { logInPath } from '../session/log-in-path.ts'
import { type AskWho, authenticate } from './authenticate.ts'
import type { FirstPage } from './steps.ts'

/** R24 R26: lets somebody in to their first page, or says where to go instead. Whom the server knows no more goes to log in. */
export async function enter({ address, access, texts }: FirstPage, ask: AskWho = {}): Promise<string | null> {
  const checked = await authenticate(ask)
  const verdict = guard(access, authState.read())
  // Registering, a new password and the like work without an account: nobody is sent away from there.
  const forGuests = access === 'guestOnly' || (access === 'public' && texts.includes('account'))
  if (verdict === 'logIn' || (!checked && !forGuests)) return logInPath(address, !checked)
  return verdict === 'leave' ? '/' : null
}
