import { renderSVG } from 'uqr'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { readPublicSettings } from '../../settings/index.ts'
import { FIRST_CODES } from '../attempts.ts'
import { requireConfirmed } from '../confirm-session.ts'
import { readContacts } from '../read-contacts.ts'
import {
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
  writeAuthenticator,
} from '../store/second-factors.ts'
import { acceptStep } from './check-second-factor.ts'
import { lockConfirmed } from './lock-confirmed.ts'
import { notifyPerson } from './notify-person.ts'
import { authenticatorUri, newSecret } from './one-time-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** A new secret to be confirmed by a first code; `authenticator_exists` while one is in use. */
export async function beginAuthenticator(
  deps: Deps,
  actor: Actor,
): Promise<{ secret: string; uri: string; qr: string }> {
  const secret = newSecret()
  await deps.db.transaction().execute(async (db) => {
    await lockConfirmed({ ...deps, db }, actor)
    if (await writeAuthenticator(db, actor.userId, deps.secrets.seal(secret))) return
    throw new Failure('conflict', 'authenticator_exists')
  })
  const [contact] = await readContacts(deps, [actor.userId])
  const { marketName } = await readPublicSettings(deps)
  const uri = authenticatorUri(secret, marketName, contact?.email ?? actor.firstName)
  return { secret, uri, qr: renderSVG(uri, { ecc: 'M', border: 1 }) }
}

/** Switches the second factor on by a first code and answers the recovery codes. */
export async function confirmFirstCode(deps: Deps, actor: Actor, code: string): Promise<{ recoveryCodes: string[] }> {
  await requireConfirmed(deps, actor)
  await deps.limits.count(FIRST_CODES, actor.userId)
  const recoveryCodes = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockConfirmed(inside, actor)
    const authenticator = await findAuthenticator(db, actor.userId)
    const begun = authenticator && !authenticator.confirmed
    const secret = begun ? deps.secrets.open(authenticator.secret) : ''
    const good = begun && (await acceptStep(inside, actor.userId, secret, code.replace(/\s/g, '')))
    if (!good || !(await confirmAuthenticator(db, actor.userId, deps.now()))) {
      throw invalidField('code', 'second_factor_wrong')
    }
    await notifyPerson(inside, actor.userId, actor.userId, 'secondFactorOn')
    return makeRecoveryCodes(inside, actor.userId)
  })
  await deps.limits.reset(FIRST_CODES, actor.userId)
  return { recoveryCodes }
}

/** Switches the second factor off; nothing happens when it is. */
export async function removeAuthenticator(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockConfirmed(inside, actor)
    if (await deleteAuthenticator(db, actor.userId))
      await notifyPerson(inside, actor.userId, actor.userId, 'secondFactorOff')
  })
}

/** Ten new recovery codes instead of the old ones; `second_factor_off` when there is nothing to recover. */
export async function replaceRecoveryCodes(deps: Deps, actor: Actor): Promise<{ recoveryCodes: string[] }> {
  return deps.db.transaction().execute(async (db) => {
    await lockConfirmed({ ...deps, db }, actor)
    const authenticator = await findAuthenticator(db, actor.userId)
    if (!authenticator?.confirmed) throw new Failure('conflict', 'second_factor_off')
    return { recoveryCodes: await makeRecoveryCodes({ ...deps, db }, actor.userId) }
  })
}
