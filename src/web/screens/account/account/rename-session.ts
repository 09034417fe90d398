import { authState } from '../../../session/auth-state.ts'
import { session } from '../../../session/session.ts'

/** The name that this browser shows for the person. */
export function renameSession(firstName: string): void {
  const mine = session.read()
  if (!mine || mine.firstName === firstName) return
  session.start({ ...mine, firstName })
  authState.signedIn({ ...mine, firstName }, authState.read().permissions)
}
