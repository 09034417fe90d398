import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { Profile } from '../contract.ts'
import { secondFactorState } from '../second-factor/check-second-factor.ts'
import { findProfile } from '../store/profiles.ts'
import { findEmailChange } from '../store/tokens.ts'

/** The account as its owner sees it. */
export async function readProfile(deps: Deps, actor: Actor | undefined): Promise<Profile> {
  const { userId } = requirePerson(actor)
  const [found, change, secondFactor] = await Promise.all([
    findProfile(deps.db, userId),
    findEmailChange(deps.db, userId, deps.now()),
    secondFactorState(deps, userId),
  ])
  if (!found) throw new Failure('unauthorized', 'unauthorized')
  const { createdAt, companyId, ...profile } = found
  return {
    ...profile,
    companyId: companyId === null ? null : String(companyId),
    registeredAt: createdAt.toISOString(),
    pendingEmail: change ?? null,
    secondFactor,
  }
}
