import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireMail } from '../../mail/index.ts'
import { issueCode, newCode } from '../signing-up/issue-code.ts'
import { deleteTokens } from '../store/tokens.ts'
import { setVerified } from '../store/users.ts'
import { helpPerson, noteHelp, requireStatus } from './help-person.ts'

/** Opens an account whose code does not arrive, where the operator knows otherwise whose it is; the reason goes on record. `status_conflict`. */
export function verifyFor(deps: Deps, actor: Actor | undefined, userId: string, reason: string): Promise<undefined> {
  return helpPerson(deps, actor, userId, async (inside, person, operator) => {
    requireStatus(person, 'pending')
    await setVerified(inside.db, userId, inside.now())
    await deleteTokens(inside.db, userId, ['verify'])
    await noteHelp(inside, operator, userId, 'verified', { reason })
  })
}

/** Sends another code to an account that waits for one; the code before it is void. `status_conflict`, `mail_not_configured`. */
export function sendCodeFor(deps: Deps, actor: Actor | undefined, userId: string, origin: string): Promise<undefined> {
  requireMail(deps)
  return helpPerson(deps, actor, userId, async (inside, person, operator) => {
    requireStatus(person, 'pending')
    await issueCode(inside, person, newCode(), origin)
    await noteHelp(inside, operator, userId, 'codeSentAgain')
  })
}
