import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { countGuess, guessWasRight, VERIFICATIONS } from '../attempts.ts'
import { type AccountUser, CODE_ATTEMPTS } from '../contract.ts'
import { type Caller, recogniseDevice, rememberDevice } from '../known-devices.ts'
import { verifyPassword } from '../passwords.ts'
import { deleteTokens, tryCode } from '../store/tokens.ts'
import { findAccountUser, findUserByLogin, lockAccount, setVerified } from '../store/users.ts'
import { codeHash } from './issue-code.ts'

export type Verification = { username: string; confirmationCode: string; password: string }

/**
 * Opens a new account to whoever knows its password and the code from the mail. An unknown account, a wrong password and a wrong code are
 * refused alike, and a code is only tried for the right password: nobody else uses up its five tries.
 */
export async function verifyAccount(deps: Deps, input: Verification, caller: Caller): Promise<{ user: AccountUser }> {
  const login = input.username.toLowerCase()
  const device = await recogniseDevice(deps, login, caller)
  const guess = { typed: login, address: caller.address, device }
  await countGuess(deps, VERIFICATIONS, guess)
  const known = await findUserByLogin(deps.db, login)
  const pending = known?.status === 'pending' ? known : undefined
  const right = await verifyPassword(pending?.passwordHash ?? null, input.password)
  if (!pending || !right) throw invalidField('confirmationCode', 'invalid_code')
  // A wrong try is kept: what refuses is thrown outside.
  const outcome = await deps.db
    .transaction()
    .execute((db) => enterCode({ ...deps, db }, pending.id, input.confirmationCode.replaceAll(/\s/g, '')))
  if (outcome !== 'verified') throw invalidField('confirmationCode', outcome)
  await guessWasRight(deps, VERIFICATIONS, guess)
  await rememberDevice(deps, pending.id, caller)
  return { user: await findAccountUser(deps.db, pending.id) }
}

async function enterCode(
  deps: Deps,
  userId: string,
  code: string,
): Promise<'verified' | 'invalid_code' | 'code_expired'> {
  const locked = await lockAccount(deps.db, userId)
  if (locked?.status !== 'pending') return 'invalid_code'
  const open = await tryCode(deps.db, userId, CODE_ATTEMPTS, deps.now())
  if (!open) return 'code_expired'
  if (!timingSafeEqual(open, codeHash(deps, userId, code))) return 'invalid_code'
  await setVerified(deps.db, userId, deps.now())
  await deleteTokens(deps.db, userId, ['verify'])
  await recordAudit(deps, { actorId: userId, action: 'verified', subjectKind: 'user', subjectId: userId })
  return 'verified'
}
