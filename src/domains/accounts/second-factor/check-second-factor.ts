import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { CODES, countGuess, type Guess, guessWasRight } from '../attempts.ts'
import { countRecoveryCodes, findAuthenticator, spendRecoveryCode, spendStep } from '../store/second-factors.ts'
import { stepOf } from './one-time-code.ts'
import { recoveryHash } from './recovery-codes.ts'

/**
 * The second half of a log-in: `second_factor_required` without a code, `second_factor_wrong` for a wrong one or one used before.
 * A code of the authenticator and a recovery code are good once. Nothing to do while the second factor is off. `guess.typed`: the id of
 * the account.
 */
export async function checkSecondFactor(deps: Deps, guess: Guess, code: string | undefined): Promise<void> {
  const authenticator = await findAuthenticator(deps.db, guess.typed)
  if (!authenticator?.confirmed) return
  if (!code) throw new Failure('unauthorized', 'second_factor_required')
  await acceptCode(deps, guess, deps.secrets.open(authenticator.secret), code)
}

/** Takes a code of the authenticator or a recovery code, once; counts every try, and deletes them after a good one. */
async function acceptCode(deps: Deps, guess: Guess, secret: string, code: string): Promise<void> {
  const userId = guess.typed
  await countGuess(deps, CODES, guess)
  const digits = code.replace(/\s/g, '')
  const good = /^\d{6}$/.test(digits)
    ? await acceptStep(deps, userId, secret, digits)
    : await spendRecoveryCode(deps.db, userId, recoveryHash(deps, userId, code), deps.now())
  if (!good) throw new Failure('unauthorized', 'second_factor_wrong')
  await guessWasRight(deps, CODES, guess)
}

/** A code of the authenticator, once. Tries are counted by the caller. */
export async function acceptStep(deps: Deps, userId: string, secret: string, code: string): Promise<boolean> {
  const step = stepOf(deps, secret, code)
  return step !== undefined && (await spendStep(deps.db, userId, step))
}

export async function secondFactorState(
  deps: Pick<Deps, 'db'>,
  userId: string,
): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const authenticator = await findAuthenticator(deps.db, userId)
  if (!authenticator?.confirmed) return { enabled: false, recoveryCodesLeft: 0 }
  return { enabled: true, recoveryCodesLeft: await countRecoveryCodes(deps.db, userId) }
}
