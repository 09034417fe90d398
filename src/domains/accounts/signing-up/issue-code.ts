import { randomBytes, randomInt } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { type Locale, localePath } from '../../../values/locale.ts'
import { queueMail } from '../../mail/index.ts'
import { replaceToken } from '../store/tokens.ts'

const CODE_HOURS = 24

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** A code is kept with whom it is for: the same digits of two people have nothing in common. */
export function codeHash(deps: Pick<Deps, 'secrets'>, userId: string, code: string): Buffer {
  return deps.secrets.hash(`verify ${userId} ${code}`)
}

/** The code in a demo without mail; else something that is good for nothing, since the code travels by mail alone. */
export function shownCode(deps: Pick<Deps, 'config'>, code: string): string {
  return deps.config.demo && deps.config.smtpUrl === undefined ? code : randomBytes(18).toString('base64url')
}

type Newcomer = { id: string; email: string; username: string; firstName: string; locale: Locale }

/** Mails a code to a person who is locked in the caller's transaction; the code before it is void. */
export async function issueCode(deps: Deps, person: Newcomer, code: string, origin: string): Promise<void> {
  const at = deps.now()
  await replaceToken(deps.db, {
    tokenHash: codeHash(deps, person.id, code),
    userId: person.id,
    purpose: 'verify',
    email: null,
    at,
    expiresAt: new Date(at.getTime() + CODE_HOURS * 3_600_000),
  })
  const { username, firstName, locale } = person
  const link = `${origin}${localePath('/verify', locale)}?${new URLSearchParams({ username, code })}`
  await queueMail(deps, {
    to: person.email,
    locale,
    template: 'verifyAccount',
    params: { firstName, code, link, hours: CODE_HOURS },
  })
}
