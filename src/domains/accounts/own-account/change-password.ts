import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { queueMail } from '../../mail/index.ts'
import { type Caller, removeKnownDevices } from '../known-devices.ts'
import { requireStrongPassword } from '../password-strength.ts'
import { hashPassword } from '../passwords.ts'
import { endSessions } from '../sessions.ts'
import { deleteTokens } from '../store/tokens.ts'
import { setPasswordHash } from '../store/users.ts'
import { provePassword } from './prove-password.ts'

/** Sets a new password for who knows the present one; every other session ends, and no other browser is known any more. */
export async function changePassword(
  deps: Deps,
  actor: Actor | undefined,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  caller: Pick<Caller, 'header'>,
): Promise<void> {
  const who = requirePerson(actor)
  const { userId, sessionId } = who
  const person = await provePassword(deps, who, currentPassword, 'currentPassword')
  const { email, username, firstName, lastName, locale } = person
  await requireStrongPassword(newPassword, [username, email, firstName, lastName], 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if (!(await setPasswordHash(db, userId, { passwordHash, before: person.passwordHash }))) {
      throw invalidField('currentPassword', 'password_wrong')
    }
    await endSessions(inside, userId, { exceptSessionId: sessionId })
    await removeKnownDevices(inside, userId, caller)
    await deleteTokens(db, userId, ['reset'])
    await recordAudit(inside, { actorId: userId, action: 'passwordChanged', subjectKind: 'user', subjectId: userId })
    await queueMail(inside, { to: email, locale, template: 'passwordChanged', params: { firstName } })
  })
}
