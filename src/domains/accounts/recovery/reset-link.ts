import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { type Locale, localePath } from '../../../values/locale.ts'
import { replaceToken } from '../store/tokens.ts'

export const RESET_MINUTES = 60

/** A link that sets a new password once, within the hour; those before it are void. The person has to be locked by the caller's transaction. */
export async function issueResetLink(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  person: { id: string; locale: Locale },
  origin: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = deps.now()
  await replaceToken(deps.db, {
    tokenHash: deps.secrets.hash(token),
    userId: person.id,
    purpose: 'reset',
    email: null,
    at,
    expiresAt: new Date(at.getTime() + RESET_MINUTES * 60_000),
  })
  return `${origin}${localePath('/reset-password', person.locale)}?token=${token}`
}
