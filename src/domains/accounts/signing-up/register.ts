import type { Deps } from '../../../platform/deps.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { mailReaches } from '../../mail/index.ts'
import { requireOpen } from '../../settings/index.ts'
import { REGISTRATIONS } from '../attempts.ts'
import type { Registration } from '../contract.ts'
import { type Caller, rememberDevice } from '../known-devices.ts'
import { requireStrongPassword } from '../password-strength.ts'
import { hashPassword } from '../passwords.ts'
import { attemptsFrom } from '../rules/networks.ts'
import { deleteAbandoned, insertUser } from '../store/users.ts'
import { issueCode, newCode, shownCode } from './issue-code.ts'

/** `origin`: where links of the mail lead; `within`: where the person stands in the input (`person.`), for the fields of refusals. */
export type RegistrationCircumstances = { locale: Locale; origin: string; within?: string }
export type Registered = { username: { username: string; ConfirmationCode: string } }

/**
 * Counts a registration from this network address; throws `rate_limited`. Where no mail could bring the code, or nobody is known who runs
 * the market, nobody registers: `registration_closed`, `market_being_prepared`.
 */
export async function countRegistration(deps: Deps, address: string): Promise<void> {
  await requireOpen(deps)
  if (!mailReaches(deps)) throw new Failure('forbidden', 'registration_closed')
  return deps.limits.count(REGISTRATIONS, attemptsFrom(address))
}

/** A new account that waits for its code. */
export async function register(
  deps: Deps,
  person: Registration,
  about: RegistrationCircumstances & Caller,
): Promise<Registered> {
  await countRegistration(deps, about.address)
  return deps.db.transaction().execute(async (db) => {
    const { userId, username } = await registerPerson({ ...deps, db }, person, about)
    // Who chose the password waits for the code here: nobody else uses up the tries of this browser.
    await rememberDevice({ ...deps, db }, userId, about)
    return { username }
  })
}

/**
 * Writes a new account that waits for its code, in the caller's transaction, and puts the mail on its way. Refuses with
 * `privacy_policy_required`, `password_weak`, `account_exist`, `username_taken`.
 */
export async function registerPerson(
  deps: Deps,
  person: Registration,
  { locale: asked, origin, within = '' }: RegistrationCircumstances,
): Promise<Registered & { userId: string }> {
  const { email, username, firstName, lastName, phone, password, locale = asked } = person
  if (!person.acceptPrivacyPolicy) throw invalidField(`${within}acceptPrivacyPolicy`, 'privacy_policy_required')
  await requireStrongPassword(password, [username, email, firstName, lastName], `${within}password`)
  const passwordHash = await hashPassword(password)
  const at = deps.now()
  await deleteAbandoned(deps.db, { email, username }, at)
  const made = await insertUser(deps.db, {
    ...{ email, username, firstName, lastName, phone, locale, passwordHash },
    permissions: 'buyer',
    status: 'pending',
    privacyAcceptedAt: at,
    verifiedAt: null,
    createdAt: at,
  })
  if ('taken' in made) {
    throw made.taken === 'email'
      ? invalidField(`${within}email`, 'account_exist')
      : invalidField(`${within}username`, 'username_taken')
  }
  const code = newCode()
  await issueCode(deps, { id: made.id, email, username, firstName, locale }, code, origin)
  await recordAudit(deps, { actorId: made.id, action: 'registered', subjectKind: 'user', subjectId: made.id })
  return { userId: made.id, username: { username, ConfirmationCode: shownCode(deps, code) } }
}
