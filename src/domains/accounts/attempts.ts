import type { Deps } from '../../platform/deps.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import { attemptsFrom } from './rules/networks.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

export const REGISTRATIONS: Limit = { name: 'register', attempts: 30, seconds: HOUR }
export const RECOVERIES: GuessLimit = limitsOf('recover', { named: 5, from: 30, seconds: HOUR })
/** Each new code may be tried five times: this is what keeps six digits safe. */
export const RESENDS: GuessLimit = limitsOf('resend', { named: 5, from: 30, seconds: 6 * HOUR })
/** The password of somebody who is logged in. */
export const PASSWORD_PROOFS: Limit = { name: 'password-proof', attempts: 10, seconds: QUARTER }
export const EMAIL_CHANGES: Limit = { name: 'email-change', attempts: 5, seconds: HOUR }
export const AVATAR_UPLOADS: Limit = { name: 'avatar-upload', attempts: 30, seconds: HOUR }
/** Tokens are unguessable; this only stops those who try nevertheless. */
export const TOKEN_TRIES: Limit = { name: 'token', attempts: 50, seconds: QUARTER }

/** Wrong guesses for one name, and from one network address for all names. */
export type GuessLimit = { named: Limit; from: Limit }
export const LOGINS: GuessLimit = limitsOf('login', { named: 10, from: 50, seconds: QUARTER })
export const VERIFICATIONS: GuessLimit = limitsOf('verify', { named: 10, from: 50, seconds: QUARTER })

function limitsOf(
  name: string,
  { named, from, seconds }: { named: number; from: number; seconds: number },
): GuessLimit {
  return {
    named: { name: `${name}-name`, attempts: named, seconds },
    from: { name: `${name}-address`, attempts: from, seconds },
  }
}

/**
 * Counts a guess before it is made, so that a thousand at once are a thousand. Counted is what was typed, whether there is such an
 * account or not; a caller who is refused for his address uses up nobody's name.
 */
export async function countGuess(deps: Deps, limit: GuessLimit, typed: string, address: string): Promise<void> {
  await deps.limits.count(limit.from, attemptsFrom(address))
  await deps.limits.count(limit.named, typed)
}

/** It was right: the name has a clean slate again, and the address is not charged for it. */
export async function guessWasRight(deps: Deps, limit: GuessLimit, typed: string, address: string): Promise<void> {
  await deps.limits.forget(limit.named, typed)
  await deps.limits.giveBack(limit.from, attemptsFrom(address))
}

/** Runs something that a token from a mail opens; what fails counts against the address. */
export async function withToken<T>(deps: Deps, address: string, run: () => Promise<T>): Promise<T> {
  await deps.limits.count(TOKEN_TRIES, attemptsFrom(address))
  const result = await run()
  await deps.limits.giveBack(TOKEN_TRIES, attemptsFrom(address))
  return result
}
