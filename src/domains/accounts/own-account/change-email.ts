import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { localePath } from '../../../values/locale.ts'
import { queueMail, requireMail } from '../../mail/index.ts'
import { EMAIL_CHANGES } from '../attempts.ts'
import { requireConfirmed } from '../confirm-session.ts'
import type { Profile } from '../contract.ts'
import { openPayload, type SealedPayload, sealPayload } from '../sealed-payload.ts'
import { deleteTokens, replaceToken } from '../store/tokens.ts'
import { findUser, findUserByLogin, lockAccount } from '../store/users.ts'
import { readProfile } from './read-profile.ts'

const TOKEN_HOURS = 24

type Asked = { userId: string; email: string; oldToken: string; newToken: string; origin: string }

/**
 * Asks for another e-mail address: both addresses get a link. Whether the new one belongs to another account is told to nobody here; its
 * owner simply gets no mail.
 */
export async function askForEmail(
  deps: Deps,
  actor: Actor | undefined,
  { email, origin }: { email: string; origin: string },
): Promise<Profile> {
  requireMail(deps)
  const person = requirePerson(actor)
  const { userId } = person
  await requireConfirmed(deps, person)
  await deps.limits.count(EMAIL_CHANGES, userId)
  await deps.db.transaction().execute(async (db) => {
    const locked = await lockAccount(db, userId)
    if (locked?.email.toLowerCase() === email.toLowerCase()) throw invalidField('email', 'invalid')
    await beginEmailChange({ ...deps, db }, { userId, email, origin })
  })
  return readProfile(deps, actor)
}

/** Makes the two links of a change of address for a locked person; those before are void. A job sends them. */
export async function beginEmailChange(
  deps: Deps,
  { userId, email, origin }: Pick<Asked, 'userId' | 'email' | 'origin'>,
): Promise<void> {
  const newToken = () => randomBytes(32).toString('base64url')
  const asked: Asked = { userId, email, oldToken: newToken(), newToken: newToken(), origin }
  const at = deps.now()
  const about = { userId, email, at, expiresAt: new Date(at.getTime() + TOKEN_HOURS * 3_600_000) }
  await replaceToken(deps.db, { ...about, purpose: 'emailOld', tokenHash: deps.secrets.hash(asked.oldToken) })
  await replaceToken(deps.db, { ...about, purpose: 'emailNew', tokenHash: deps.secrets.hash(asked.newToken) })
  await deps.addJob(deps.db, { name: 'accounts.sendEmailLinks', payload: sealPayload(deps, asked) })
}

/** Gives up a change of address: its links are void. */
export async function giveUpEmail(deps: Deps, actor: Actor | undefined): Promise<Profile> {
  await deleteTokens(deps.db, requirePerson(actor).userId, ['emailOld', 'emailNew'])
  return readProfile(deps, actor)
}

/** The job that writes to both addresses. */
export async function sendEmailLinks(deps: Deps, payload: SealedPayload): Promise<void> {
  const { userId, email, oldToken, newToken, origin } = openPayload<Asked>(deps, payload)
  const person = await findUser(deps.db, userId)
  if (person?.status !== 'active') return
  const holder = await findUserByLogin(deps.db, email.toLowerCase())
  const { firstName, locale } = person
  const linkOf = (token: string) => `${origin}${localePath('/confirm-email', locale)}?token=${token}`
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await queueMail(inside, {
      to: person.email,
      locale,
      template: 'emailChangeOld',
      params: { firstName, newEmail: email, link: linkOf(oldToken), hours: TOKEN_HOURS },
    })
    // An account that was never verified says nothing about whose address it is.
    if (holder && holder.status !== 'pending') return
    await queueMail(inside, {
      to: email,
      locale,
      template: 'emailChangeNew',
      params: { firstName, link: linkOf(newToken), hours: TOKEN_HOURS },
    })
  })
}
