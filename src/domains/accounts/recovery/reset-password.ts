import type { Deps } from '../../../platform/deps.ts'
import { invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { queueMail } from '../../mail/index.ts'
import { forgiveGuesses, LOGINS, withToken } from '../attempts.ts'
import { type Caller, rememberDevice, removeKnownDevices } from '../known-devices.ts'
import { requireStrongPassword } from '../password-strength.ts'
import { hashPassword } from '../passwords.ts'
import { endSessions } from '../sessions.ts'
import { deleteTokens, findToken, type StoredToken, spendToken } from '../store/tokens.ts'
import { findUser, lockAccount, setPasswordHash, setVerified } from '../store/users.ts'

const refused = () => invalidField('token', 'reset_password_failed')

async function openToken(deps: Deps, token: string): Promise<StoredToken | undefined> {
  const found = await findToken(deps.db, deps.secrets.hash(token), deps.now())
  return found?.purpose === 'reset' && found.usedAt === null ? found : undefined
}

/** Until when a token from a password mail is good; `invalid_code` for anything else. */
export function verifyResetCode(
  deps: Deps,
  token: string,
  address: string,
): Promise<{ valid: true; expiresAt: string }> {
  return withToken(deps, address, async () => {
    const found = await openToken(deps, token)
    if (!found) throw invalidField('confirmationCode', 'invalid_code')
    return { valid: true, expiresAt: found.expiresAt.toISOString() }
  })
}

/**
 * Sets a new password, once a token, and ends every session. The mail proves the address, so that an account which waited for its code
 * is open now. `reset_password_failed` for a token that is wrong, used or too old.
 */
export function resetPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
  caller: Caller,
): Promise<void> {
  const { address } = caller
  return withToken(deps, address, async () => {
    const found = await openToken(deps, token)
    const person = found && (await findUser(deps.db, found.userId))
    if (!person) throw refused()
    const { email, username, firstName, lastName } = person
    await requireStrongPassword(newPassword, [username, email, firstName, lastName], 'newPassword')
    const passwordHash = await hashPassword(newPassword)
    await deps.db
      .transaction()
      .execute((db) =>
        setOnce({ ...deps, db }, { userId: person.id, tokenHash: deps.secrets.hash(token), passwordHash }),
      )
    // Whoever had to wait for the guesses of others can log in at once; this browser is known, those before it are not any more.
    await rememberDevice(deps, person.id, caller)
    const names = [email, username].map((name) => name.toLowerCase())
    await Promise.all(names.map((typed) => forgiveGuesses(deps, LOGINS, typed, address)))
  })
}

async function setOnce(deps: Deps, change: { userId: string; tokenHash: Buffer; passwordHash: string }): Promise<void> {
  const { userId, tokenHash, passwordHash } = change
  const person = await lockAccount(deps.db, userId)
  const isOpen = person?.status === 'active' || person?.status === 'pending'
  if (!isOpen || !(await spendToken(deps.db, tokenHash, deps.now()))) throw refused()
  await setPasswordHash(deps.db, userId, { passwordHash })
  await endSessions(deps, userId)
  await removeKnownDevices(deps, userId)
  // What may have been begun by somebody else ends, too.
  await deleteTokens(deps.db, userId, ['reset', 'verify', 'emailOld', 'emailNew'])
  const about = { actorId: userId, subjectKind: 'user', subjectId: userId } as const
  if (await setVerified(deps.db, userId, deps.now())) await recordAudit(deps, { ...about, action: 'verified' })
  await recordAudit(deps, { ...about, action: 'passwordReset' })
  await queueMail(deps, {
    to: person.email,
    locale: person.locale,
    template: 'passwordChanged',
    params: { firstName: person.firstName },
  })
}
