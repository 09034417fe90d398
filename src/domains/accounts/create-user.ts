import { randomInt } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { invalidField } from '../../values/failure.ts'
import { DEFAULT_LOCALE, type Locale } from '../../values/locale.ts'
import { hashPassword } from './passwords.ts'
import { usernameFromEmail } from './rules/username-from-email.ts'
import { insertUser } from './store/users.ts'

export type NewUser = {
  email: string
  firstName: string
  lastName: string
  phone: string
  permissions: Actor['permissions']
  /** Made from the e-mail address unless given. */
  username?: string
  /** Without one the account is opened by a password mail. */
  password?: string
  locale?: Locale
}

const NAME_TRIES = 8

/** Creates an active, verified user and returns its id; `account_exist` when the address is taken, `username_taken`. */
export async function createUser(deps: Pick<Deps, 'db' | 'now'>, user: NewUser): Promise<string> {
  const { password, username, locale = DEFAULT_LOCALE, email, firstName, lastName, phone, permissions } = user
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const at = deps.now()
  const name = username ?? usernameFromEmail(email)
  for (let attempt = 0; attempt < NAME_TRIES; attempt += 1) {
    const made = await insertUser(deps.db, {
      ...{ email, firstName, lastName, phone, permissions, locale, passwordHash },
      username: attempt === 0 ? name : `${name}-${randomInt(1e6, 1e7)}`,
      status: 'active',
      privacyAcceptedAt: null,
      verifiedAt: at,
      createdAt: at,
    })
    if ('id' in made) return made.id
    if (made.taken === 'email') throw invalidField('email', 'account_exist')
    if (username !== undefined) break
  }
  throw invalidField('username', 'username_taken')
}
