import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { countGuess, type Guess, guessWasRight, LOGINS } from './attempts.ts'
import type { AccountUser } from './contract.ts'
import { type Caller, recogniseDevice } from './known-devices.ts'
import { verifyPassword } from './passwords.ts'
import { checkSecondFactor } from './second-factor/check-second-factor.ts'
import { startLogin } from './start-login.ts'
import { findUserByLogin } from './store/users.ts'

export type Credentials = {
  email?: string | undefined
  username?: string | undefined
  password: string
  code?: string | undefined
  keepLoggedIn?: boolean | undefined
}

/**
 * Logs in by e-mail address or username. An unknown account, a wrong password and a closed account are refused alike, in words and in
 * time; that an account waits for its code is told to who knows its password.
 */
export async function logIn(
  deps: Deps,
  credentials: Credentials,
  caller: Caller,
): Promise<{ tokenUser: string; user: AccountUser }> {
  const login = (credentials.email ?? credentials.username)?.toLowerCase()
  if (login === undefined) throw invalidField('email', 'required')
  const guess = { typed: login, address: caller.address, device: await recogniseDevice(deps, login, caller) }
  await countGuess(deps, LOGINS, guess)
  const known = await findUserByLogin(deps.db, login)
  const right = await verifyPassword(known?.passwordHash ?? null, credentials.password)
  if (!known || !right || known.status === 'suspended' || known.status === 'deleted') {
    await noteFailure(deps, known?.id)
    throw new Failure('unauthorized', 'Error_login_info')
  }
  if (known.status === 'pending') {
    await guessWasRight(deps, LOGINS, guess)
    throw new Failure('forbidden', 'account_unverified')
  }
  await checkCode(deps, { ...guess, typed: known.id }, credentials.code)
  const opened = await startLogin(deps, known.id, {
    kept: credentials.keepLoggedIn ?? false,
    caller,
    ...(known.passwordHash === null ? {} : { provedHash: known.passwordHash }),
  })
  await guessWasRight(deps, LOGINS, guess)
  return opened
}

/** The guess stays counted until the code is right, too: whoever knows a password must not guess codes without end. */
async function checkCode(deps: Deps, guess: Guess, code: string | undefined): Promise<void> {
  try {
    await checkSecondFactor(deps, guess, code)
  } catch (error) {
    if (code) await noteFailure(deps, guess.typed)
    throw error
  }
}

/** On record for every failure, known account or not: the work is the same. */
function noteFailure(deps: Deps, userId: string | undefined): Promise<void> {
  return recordAudit(deps, {
    actorId: null,
    action: 'loginFailed',
    subjectKind: 'user',
    subjectId: userId ?? 'unknown',
  })
}
