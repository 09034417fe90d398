import type { Deps } from '../../../platform/deps.ts'
import { queueMail, requireMail } from '../../mail/index.ts'
import { countGuess, RECOVERIES } from '../attempts.ts'
import { type Caller, recogniseDevice } from '../known-devices.ts'
import { openPayload, type SealedPayload, sealPayload } from '../sealed-payload.ts'
import { findUserByLogin, lockAccount } from '../store/users.ts'
import { issueResetLink, RESET_MINUTES } from './reset-link.ts'

type Wanted = { email: string; origin: string }

/** Asks for a password mail. Who asks cannot tell whether there is such an account: a job finds out. */
export async function recoverPassword(deps: Deps, email: string, caller: Caller): Promise<void> {
  requireMail(deps)
  const wanted: Wanted = { email: email.toLowerCase(), origin: caller.origin }
  const device = await recogniseDevice(deps, wanted.email, caller)
  await countGuess(deps, RECOVERIES, { typed: wanted.email, address: caller.address, device })
  await deps.addJob(deps.db, { name: 'accounts.sendRecovery', payload: sealPayload(deps, wanted) })
}

/** The job behind it: a link that works once, for an hour; those before it are void. */
export async function sendRecovery(deps: Deps, payload: SealedPayload): Promise<void> {
  const { email, origin } = openPayload<Wanted>(deps, payload)
  const known = await findUserByLogin(deps.db, email)
  if (!known) return
  await deps.db.transaction().execute(async (db) => {
    const person = await lockAccount(db, known.id)
    if (person?.status !== 'active' && person?.status !== 'pending') return
    const { firstName, locale } = person
    const link = await issueResetLink({ ...deps, db }, person, origin)
    await queueMail(
      { ...deps, db },
      { to: person.email, locale, template: 'recoverPassword', params: { firstName, link, minutes: RESET_MINUTES } },
    )
  })
}
