import type { Deps } from '../../../platform/deps.ts'
import { requireMail } from '../../mail/index.ts'
import { countGuess, RESENDS } from '../attempts.ts'
import { type Caller, recogniseDevice } from '../known-devices.ts'
import { openPayload, type SealedPayload, sealPayload } from '../sealed-payload.ts'
import { findUserByLogin, lockAccount } from '../store/users.ts'
import { issueCode, newCode, shownCode } from './issue-code.ts'
import type { Registered } from './register.ts'

type Wanted = { login: string; code: string; origin: string }

/** Sends another code to an account that waits for one. Who asks cannot tell whether there is one: a job finds out. */
export async function resendCode(deps: Deps, username: string, caller: Caller): Promise<Registered> {
  requireMail(deps)
  const login = username.toLowerCase()
  const { address, origin } = caller
  await countGuess(deps, RESENDS, { typed: login, address, device: await recogniseDevice(deps, login, caller) })
  const code = newCode()
  const wanted: Wanted = { login, code, origin }
  await deps.addJob(deps.db, { name: 'accounts.sendCode', payload: sealPayload(deps, wanted) })
  return { username: { username, ConfirmationCode: shownCode(deps, code) } }
}

/** The job behind it. */
export async function sendCode(deps: Deps, payload: SealedPayload): Promise<void> {
  const { login, code, origin } = openPayload<Wanted>(deps, payload)
  const known = await findUserByLogin(deps.db, login)
  if (known?.status !== 'pending') return
  await deps.db.transaction().execute(async (db) => {
    const person = await lockAccount(db, known.id)
    if (person?.status === 'pending') await issueCode({ ...deps, db }, person, code, origin)
  })
}
