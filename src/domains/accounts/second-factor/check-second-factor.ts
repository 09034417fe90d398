import type { Deps } from '../../../platform/deps.ts'
import type { Limit } from '../../../platform/limits/limits.ts'
import { Failure } from '../../../values/failure.ts'
import { countRecoveryCodes, findAuthenticator, spendRecoveryCode, spendStep } from '../store/second-factors.ts'
import { stepOf } from './one-time-code.ts'
import { recoveryHash } from './recovery-codes.ts'

/** Wrong codes for one account, wherever they come from. */
const CODES: Limit = { name: 'second-factor', attempts: 8, seconds: 15 * 60 }

/**
 * The second half of a log-in: `second_factor_required` without a code, `second_factor_wrong` for a wrong one or one used before.
 * A code of the authenticator and a recovery code are good once. Nothing to do while the second factor is off.
 */
export async function checkSecondFactor(deps: Deps, userId: string, code: string | undefined): Promise<void> {
  const authenticator = await findAuthenticator(deps.db, userId)
  if (!authenticator?.confirmed) return
  if (!code) throw new Failure('unauthorized', 'second_factor_required')
  await acceptCode(deps, userId, deps.secrets.open(authenticator.secret), code)
}

/** Takes a code of the authenticator or a recovery code, once; counts every try, and forgets them after a good one. */
async function acceptCode(deps: Deps, userId: string, secret: string, code: string): Promise<void> {
  await deps.limits.count(CODES, userId)
  const digits = code.replace(/\s/g, '')
  const good = /^\d{6}$/.test(digits)
    ? await acceptStep(deps, userId, secret, digits)
    : await spendRecoveryCode(deps.db, userId, recoveryHash(deps, userId, code), deps.now())
  if (!good) throw new Failure('unauthorized', 'second_factor_wrong')
  await forgetCodes(deps, userId)
}

/** A code of the authenticator, once. Tries are counted by the caller. */
export async function acceptStep(deps: Deps, userId: string, secret: string, code: string): Promise<boolean> {
  const step = stepOf(deps, secret, code)
  return step !== undefined && (await spendStep(deps.db, userId, step))
}

/** Counts a try of a first code, too. */
export function countCode(deps: Deps, userId: string): Promise<void> {
  return deps.limits.count(CODES, userId)
}

/** A code was right: the tries before it do not matter any more. */
export function forgetCodes(deps: Deps, userId: string): Promise<void> {
  return deps.limits.forget(CODES, userId)
}

export async function secondFactorState(
  deps: Pick<Deps, 'db'>,
  userId: string,
): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const authenticator = await findAuthenticator(deps.db, userId)
  if (!authenticator?.confirmed) return { enabled: false, recoveryCodesLeft: 0 }
  return { enabled: true, recoveryCodesLeft: await countRecoveryCodes(deps.db, userId) }
}
