import { toString as toQr } from 'qrcode'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/http/service.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { queueMail } from '../../mail/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import { requireConfirmed } from '../confirm-session.ts'
import { readContacts } from '../read-contacts.ts'
import {
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
  writeAuthenticator,
} from '../store/second-factors.ts'
import { acceptStep, countCode, forgetCodes } from './check-second-factor.ts'
import { holdConfirmed } from './hold-confirmed.ts'
import { authenticatorUri, newSecret } from './one-time-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** A new secret to be confirmed by a first code; `authenticator_exists` while one is in use. */
export async function beginAuthenticator(
  deps: Deps,
  actor: Actor,
): Promise<{ secret: string; uri: string; qr: string }> {
  const secret = newSecret()
  await deps.db.transaction().execute(async (db) => {
    await holdConfirmed({ ...deps, db }, actor)
    if (await writeAuthenticator(db, actor.userId, deps.secrets.seal(secret))) return
    throw new Failure('conflict', 'authenticator_exists')
  })
  const [contact] = await readContacts(deps, [actor.userId])
  const { marketName } = await readPublicSettings(deps)
  const uri = authenticatorUri(secret, marketName, contact?.email ?? actor.firstName)
  return { secret, uri, qr: await toQr(uri, { type: 'svg', margin: 1 }) }
}

/** Switches the second factor on by a first code and answers the recovery codes. */
export async function confirmFirstCode(deps: Deps, actor: Actor, code: string): Promise<{ recoveryCodes: string[] }> {
  await requireConfirmed(deps, actor)
  await countCode(deps, actor.userId)
  const recoveryCodes = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await holdConfirmed(inside, actor)
    const authenticator = await findAuthenticator(db, actor.userId)
    const begun = authenticator && !authenticator.confirmed
    const secret = begun ? deps.secrets.open(authenticator.secret) : ''
    const good = begun && (await acceptStep(inside, actor.userId, secret, code.replace(/\s/g, '')))
    if (!good || !(await confirmAuthenticator(db, actor.userId, deps.now()))) {
      throw invalidField('code', 'second_factor_wrong')
    }
    await tell(inside, actor, 'secondFactorOn')
    return makeRecoveryCodes(inside, actor.userId)
  })
  await forgetCodes(deps, actor.userId)
  return { recoveryCodes }
}

/** Switches the second factor off; nothing happens when it is. */
export async function removeAuthenticator(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await holdConfirmed(inside, actor)
    if (await deleteAuthenticator(db, actor.userId)) await tell(inside, actor, 'secondFactorOff')
  })
}

/** Ten new recovery codes instead of the old ones; `second_factor_off` when there is nothing to recover. */
export async function renewRecoveryCodes(deps: Deps, actor: Actor): Promise<{ recoveryCodes: string[] }> {
  return deps.db.transaction().execute(async (db) => {
    await holdConfirmed({ ...deps, db }, actor)
    const authenticator = await findAuthenticator(db, actor.userId)
    if (!authenticator?.confirmed) throw new Failure('conflict', 'second_factor_off')
    return { recoveryCodes: await makeRecoveryCodes({ ...deps, db }, actor.userId) }
  })
}

/** On record, and by mail: whoever did not do this has to learn of it. */
async function tell(deps: Deps, actor: Actor, what: 'secondFactorOn' | 'secondFactorOff'): Promise<void> {
  await recordAudit(deps, { actorId: actor.userId, action: what, subjectKind: 'user', subjectId: actor.userId })
  for (const { email, locale, firstName } of await readContacts(deps, [actor.userId])) {
    await queueMail(deps, { to: email, locale, template: what, params: { firstName } })
  }
}
