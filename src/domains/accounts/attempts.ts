import type { Deps } from '../../platform/deps.ts'
import { defineLimit, type Limit } from '../../platform/limits/limits.ts'
import { defineSlowdown, type Slowdown } from '../../platform/limits/slowdown.ts'
import { Failure } from '../../values/failure.ts'
import { attemptsFrom } from './rules/networks.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60
const DAY = 24 * HOUR

export const REGISTRATIONS = defineLimit({ name: 'register', attempts: 30, seconds: HOUR })
/** The password of somebody who is logged in, for each session. */
export const PASSWORD_PROOFS = defineLimit({ name: 'password-proof', attempts: 10, seconds: QUARTER })
/** Of an authenticator that is being set up, by who has just proved the password. */
export const FIRST_CODES = defineLimit({ name: 'first-code', attempts: 8, seconds: QUARTER })
export const EMAIL_CHANGES = defineLimit({ name: 'email-change', attempts: 5, seconds: HOUR })
export const AVATAR_UPLOADS = defineLimit({ name: 'avatar-upload', attempts: 30, seconds: HOUR })
/** Tokens are unguessable; this only stops those who try nevertheless. */
const TOKEN_TRIES = defineLimit({ name: 'token', attempts: 50, seconds: QUARTER })

/**
 * Guesses at one account. A browser that logged in to it before has its own (`device`). Everybody else is a stranger: so many from one
 * network (`near`), from all networks ever more slowly (`overall`), and so many from one network at all accounts (`from`).
 */
export type GuessLimit = { device: Limit; near: Limit; from: Limit; overall: Slowdown }

function limitsOf(
  name: string,
  numbers: { named: number; from: number; seconds: number; first: number; most: number },
): GuessLimit {
  const { named, from, seconds, first, most } = numbers
  return {
    device: defineLimit({ name: `${name}-device`, attempts: named, seconds }),
    near: defineLimit({ name: `${name}-near`, attempts: named, seconds }),
    from: defineLimit({ name: `${name}-address`, attempts: from, seconds }),
    overall: defineSlowdown({
      name: `${name}-name`,
      free: named,
      firstSeconds: first,
      mostSeconds: most,
      resetSeconds: DAY,
    }),
  }
}

const MINUTES = 60
/** At most one guess in five minutes once it is slowed: 288 a day from the whole world at one account. */
const OF_PASSWORDS = { from: 50, seconds: QUARTER, first: 2, most: 5 * MINUTES }

export const LOGINS = limitsOf('login', { named: 10, ...OF_PASSWORDS })
export const CODES = limitsOf('second-factor', { named: 8, ...OF_PASSWORDS })
export const VERIFICATIONS = limitsOf('verify', { named: 10, ...OF_PASSWORDS })
export const RECOVERIES = limitsOf('recover', { named: 5, from: 30, seconds: HOUR, first: 10 * MINUTES, most: HOUR })
/** Each new code may be tried five times: this is what keeps six digits safe. */
export const RESENDS = limitsOf('resend', {
  ...{ named: 5, from: 30, seconds: 6 * HOUR, first: 30 * MINUTES, most: 6 * HOUR },
})

export type Guess = {
  /** Whom it is about: what was typed, whether there is such an account or not. */
  typed: string
  address: string
  /** This browser, when it is known to the account. */
  device: string | undefined
}

/**
 * Counts a guess before it is made, so that a thousand at once are a thousand; throws `rate_limited`. A stranger who is refused for
 * where he comes from uses up nothing of the account, and what strangers do keeps no known browser out.
 */
export async function countGuess(deps: Deps, limit: GuessLimit, { typed, address, device }: Guess): Promise<void> {
  if (device !== undefined) return deps.limits.count(limit.device, device)
  const network = attemptsFrom(address)
  await deps.limits.count(limit.from, network)
  await deps.limits.count(limit.near, `${typed} ${network}`)
  await deps.limits.slow(limit.overall, typed)
}

/** It was right: whoever it was has a clean slate again, and the network is not charged for it. */
export async function guessWasRight(deps: Deps, limit: GuessLimit, { typed, address, device }: Guess): Promise<void> {
  // From a known browser: what strangers tried meanwhile stays counted.
  if (device !== undefined) return deps.limits.reset(limit.device, device)
  await forgiveGuesses(deps, limit, typed, address)
  await deps.limits.giveBack(limit.from, attemptsFrom(address))
}

/** What was guessed so far does not keep this person out any more, here or wherever nobody tried yet. */
export async function forgiveGuesses(deps: Deps, limit: GuessLimit, typed: string, address: string): Promise<void> {
  await deps.limits.reset(limit.near, `${typed} ${attemptsFrom(address)}`)
  await deps.limits.quicken(limit.overall, typed)
}

/** Runs something that a token from a mail opens; only what is refused counts: nobody keeps others of the same network from theirs. */
export async function withToken<T>(deps: Deps, address: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Failure) await deps.limits.count(TOKEN_TRIES, attemptsFrom(address))
    throw error
  }
}
