import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireConfirmed } from '../confirm-session.ts'
import { lockPerson } from '../set-seller.ts'

/**
 * Locks the person until the caller's transaction ends and then asks for the proof: what guards one account changes once at a time, and
 * nothing is added to an account that was closed a moment ago.
 */
export async function lockConfirmed(deps: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<void> {
  await lockPerson(deps, actor.userId)
  await requireConfirmed(deps, actor)
}
