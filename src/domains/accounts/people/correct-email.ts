import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { requireMail } from '../../mail/index.ts'
import { requireConfirmed } from '../confirm-session.ts'
import { beginEmailChange } from '../own-account/change-email.ts'
import { issueCode, newCode } from '../signing-up/issue-code.ts'
import { updateEmail } from '../store/profiles.ts'
import { findUserByLogin } from '../store/users.ts'
import { helpPerson, noteHelp, requireStatus } from './help-person.ts'

/**
 * Another address for somebody's account. One that was never verified gets it at once, with a new code there. An open one gets the two links that its
 * owner could ask for: whoever answers people by mail takes no account over, since the old address has its say. `account_exist`, `confirmation_required`.
 */
export async function correctEmail(
  deps: Deps,
  actor: Actor | undefined,
  userId: string,
  { email, reason, origin }: { email: string; reason: string; origin: string },
): Promise<undefined> {
  requireMail(deps)
  return helpPerson(deps, actor, userId, async (inside, person, operator) => {
    await requireConfirmed(inside, operator)
    requireStatus(person, 'pending', 'active')
    if (person.email.toLowerCase() === email.toLowerCase()) throw invalidField('email', 'invalid')
    if (await findUserByLogin(inside.db, email.toLowerCase())) throw invalidField('email', 'account_exist')
    if (person.status === 'active') await beginEmailChange(inside, { userId, email, origin })
    else {
      if (!(await updateEmail(inside.db, userId, email))) throw invalidField('email', 'account_exist')
      await issueCode(inside, { ...person, email }, newCode(), origin)
    }
    await noteHelp(inside, operator, userId, 'emailCorrected', { reason })
  })
}
